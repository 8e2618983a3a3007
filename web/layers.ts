/**
 * The layers of the client, from the ground up: `npm run check` complains when an import breaks them.
 *
 * A folder imports what is on its line and nothing else, and only from lines above its own. A new folder needs a
 * line before it can land, and a line that is no longer needed goes.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";

const LAYERS: Readonly<Record<string, string>> = {
  protocol: "", // the messages, made from the server's
  box: "", // the printed facts, made from the box
  problem: "",
  address: "",
  host: "",
  style: "",
  worker: "",
  geometry: "box",
  "words/texts": "box geometry",
  words: "protocol geometry words/texts",
  engine: "geometry words/texts", // the kernels, and what they answer
  answers: "problem geometry words/texts engine", // what one person asks for: lakes, puzzles, replays
  link: "address protocol problem",
  table: "protocol box geometry words/texts engine answers link", // on this device or in a room
  "store/device": "address protocol problem words/texts answers link table",
  "store/table": "protocol box problem geometry words/texts engine answers link table store/device",
  "store/lesson": "problem geometry words/texts answers table store/table",
  "store/puzzle": "problem geometry answers table store/device store/table",
  "store/editor": "box problem geometry words/texts answers table store/table",
  "store/box": "geometry words/texts table store/device",
  "store/replay": "problem geometry words/texts answers link",
  "store/openlake": "problem geometry words/texts engine answers link table store/device store/table",
  "store/logbook": "store/device store/table store/puzzle",
  "store/story":
    "protocol problem geometry words/texts answers table store/device store/table store/replay store/logbook",
  sound: "store/device store/table",
  map: "geometry words",
  "scene/frames": "",
  "scene/colour": "box geometry",
  "scene/model": "box geometry scene/colour",
  "scene/camera": "geometry scene/model",
  "scene/things": "geometry scene/frames scene/colour scene/model",
  "scene/Stage": "geometry scene/frames scene/colour scene/model scene/camera scene/things",
  "scene/Scene3D": "style geometry scene/frames scene/camera scene/Stage",
  "panels/kit": "style address box problem geometry words store/device map",
  "panels/seats": "protocol words store/table panels/kit",
  "panels/end": "address protocol geometry words store/device store/table store/story sound map panels/kit",
  "panels/table":
    "protocol geometry words table store/device store/table sound map scene panels/kit panels/seats panels/end",
  "panels/room": "protocol words store/device store/table panels/kit panels/seats panels/table",
  "panels/play": "address geometry table words store/device store/table panels/kit panels/table",
  "panels/lesson": "geometry words table store/table store/lesson map panels/kit panels/table",
  "panels/puzzle":
    "style address geometry words answers table store/device store/table store/puzzle store/openlake sound map panels/kit panels/table",
  "panels/editor":
    "address box geometry words table store/table store/editor map panels/kit panels/table panels/puzzle",
  "panels/story":
    "style geometry words answers table store/table store/replay store/logbook store/story sound map panels/kit panels/table",
  "panels/replay":
    "address protocol box problem geometry words answers store/device store/table store/replay store/openlake store/logbook store/story sound panels/kit panels/seats panels/table panels/story",
  "panels/openlake":
    "address box geometry words engine table store/device store/openlake store/table map panels/kit panels/seats panels/table",
  "panels/logbook": "style box geometry words store/device store/puzzle store/logbook map panels/kit",
  "panels/box": "address geometry words store/device store/box map panels/kit panels/table",
  "panels/page": "host style box geometry words store/device store/table map panels/kit",
  screens: "address style geometry words table store sound map panels",
  App: "words store/device panels/page screens",
  main: "style store/device store/table store/logbook App",
};

/** Who may use which package. */
const PACKAGES: Readonly<Record<string, string>> = {
  react: "words store sound map scene panels screens App main",
  "react-dom": "main",
  "react-aria-components": "panels",
  "@fluent/bundle": "words",
  "@fluent/react": "words",
  zustand: "store",
  three: "scene",
  "@react-three/fiber": "scene",
  uqr: "panels/kit",
  "virtual:bank": "answers",
};

/** Who may read which data of the Python package. */
const DATA: Readonly<Record<string, string>> = {
  "../../src/blockness/players/solved.json": "engine",
};

interface Import {
  readonly file: string; // from src, without its extension if it is a module
  readonly wanted: string; // a module, a file, or a package
}

const SOURCE = join(import.meta.dirname, "src");
const IMPORT = /\b(?:from|import)(?:\s+|\()"([^"\n]+)"/g;
const ENDING = /\.tsx?$/;

function importsOf(name: string): readonly Import[] {
  const file = name.replace(ENDING, "");
  return [...readFileSync(join(SOURCE, name), "utf-8").matchAll(IMPORT)].map(([, wanted = ""]) => ({
    file,
    wanted: wanted.startsWith(".") ? posix.join(posix.dirname(file), wanted) : packageOf(wanted),
  }));
}

function packageOf(wanted: string): string {
  const parts = wanted.split("/");
  return `npm:${parts.slice(0, wanted.startsWith("@") ? 2 : 1).join("/")}`;
}

/** The line for a file: its own, or that of the nearest folder around it. */
function layerOf(file: string): string {
  if (file in LAYERS || file === ".") return file;
  return layerOf(dirname(file));
}

function isWithin(layer: string, list: string): boolean {
  return list.split(" ").some((one) => one !== "" && (layer === one || layer.startsWith(`${one}/`)));
}

function judge({ file, wanted }: Import): string | null {
  const layer = layerOf(file);
  if (wanted.startsWith("../tests/") && file.endsWith(".test")) return null; // what several tests use
  if (wanted.startsWith("npm:")) {
    const name = wanted.slice(4);
    return name === "vitest" || isWithin(layer, PACKAGES[name] ?? "") ? null : `${file}: ${layer} may not use ${name}`;
  }
  if (wanted in DATA && isWithin(layer, DATA[wanted] ?? "")) return null;
  const below = layerOf(wanted);
  return layer === below || isWithin(below, LAYERS[layer] ?? "") ? null : `${file}: ${layer} may not import ${wanted}`;
}

/** Lines that are wrong: for folders that are gone, for imports upwards, or for imports that nobody needs. */
function staleLines(imports: readonly Import[]): readonly string[] {
  const order = Object.keys(LAYERS);
  const used = imports.map(({ file, wanted }) => [layerOf(file), layerOf(wanted)] as const);
  return Object.entries(LAYERS).flatMap(([layer, list], line) => {
    const found = list.split(" ").filter((one) => one !== "");
    const upwards = found.filter((one) => order.findLastIndex((below) => isWithin(below, one)) >= line);
    const needless = found.filter((one) => !used.some(([from, to]) => from === layer && isWithin(to, one)));
    const isThere = ["", ".ts", ".tsx"].some((ending) => existsSync(join(SOURCE, layer + ending)));
    return [
      ...(isThere ? [] : [`layers.ts: there is no ${layer}`]),
      ...upwards.map((one) => `layers.ts: ${one} does not stand below ${layer}`),
      ...needless.map((one) => `layers.ts: ${layer} needs no ${one}`),
    ];
  });
}

/** Modules that import each other, directly or in a longer circle. */
function circles(imports: readonly Import[]): readonly string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, way: readonly string[]) => {
    if (way.includes(file)) found.push(`a circle: ${[...way.slice(way.indexOf(file)), file].join(" -> ")}`);
    if (done.has(file)) return;
    done.add(file);
    for (const one of imports) if (one.file === file) visit(one.wanted, [...way, file]);
  };
  for (const { file } of imports) visit(file, []);
  return found;
}

const names = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).map((name) => name.replaceAll("\\", "/"));
const modules = names.filter((name) => ENDING.test(name));
const placeless = modules.filter((name) => layerOf(name.replace(ENDING, "")) === ".");
const imports = modules.flatMap(importsOf);
const wrong = [
  ...placeless.map((name) => `${name}: give it or its folder a line in layers.ts`),
  ...imports.flatMap((one) => judge(one) ?? []),
  ...staleLines(imports),
  ...circles(imports),
];
console.log(wrong.join("\n") || `The layers of the client are kept: ${imports.length} imports.`);
process.exitCode = wrong.length ? 1 : 0;
