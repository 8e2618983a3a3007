/**
 * The engine in the page. What is done at once (legal moves, a refusal, the next position) is done here; whatever takes
 * its time is done by workers.
 */

import { USUAL } from "../words/texts/box";
import { readLine } from "../words/texts/line";
import type { Ask, Engine, Rules, SolvedGames } from "./api";
import { makeEngine } from "./engine";
import { Workers } from "./workers/workers";

const MEMORY = 16; // megabytes: enough for the rules, and no tree

const address = new URL("../../../src/blockness/engine/built/engine.wasm", import.meta.url);
const workers = new Workers(() => compile());
let compiled: Promise<WebAssembly.Module> | null = null;
let engine: Promise<Engine> | null = null;
let other: { readonly box: string; readonly engine: Engine } | null = null; // the last one of another box

/** Fetched once; after a failure it is tried again. */
function compile(): Promise<WebAssembly.Module> {
  compiled ??= fetchModule().catch((error) => {
    compiled = null;
    throw error;
  });
  return compiled;
}

async function fetchModule(): Promise<WebAssembly.Module> {
  if (typeof WebAssembly !== "object") throw new NoWebAssembly();
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`expected the engine, got status ${answer.status}`);
  return WebAssembly.compile(await answer.arrayBuffer());
}

export const rules: Rules = () => {
  engine ??= compile()
    .then((module) => makeEngine(module, { memory: MEMORY }))
    .then(([made]) => made)
    .catch((error) => {
      engine = null;
      throw error;
    });
  return engine;
};

/** The rules of another box, by the text of its file. */
export async function rulesOf(box: string): Promise<Engine> {
  if (other?.box === box) return other.engine;
  const [made] = await makeEngine(await compile(), { memory: MEMORY, box });
  other = { box, engine: made };
  return made;
}

export const ask: Ask = async (task, text, options, asking = {}) => {
  const solved = (task === "choose" || task === "solve") && !asking.box ? await solvedFor(text) : null;
  return workers.ask(task, text, options, solved ? { ...asking, solved } : asking);
};

/** The table of solved games, once the game is one of two that has just begun. Without it, the search does its best. */
async function solvedFor(line: string): Promise<SolvedGames | null> {
  const { monsters } = readLine(line, USUAL);
  if (monsters.length !== 2 || monsters.some(({ arches }) => arches.length > 1)) return null;
  return import("../../../src/blockness/players/solved.json").then(
    (table) => table.default,
    () => null,
  );
}

/** This browser cannot run the engine; the page says so. */
export class NoWebAssembly extends Error {
  override readonly name = "NoWebAssembly";

  constructor() {
    super("expected a browser that runs WebAssembly");
  }
}
