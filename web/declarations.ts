/** Writes the types of the library for JavaScript into one file: a step of the build. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const WEB = import.meta.dirname;
const TARGET = join(WEB, "..", "src", "blockness", "engine", "built", "engine.d.ts");
const PARTS = ["words/texts/errors", "engine/api", "engine/library"];
const ELSEWHERE = /^(import|export) .* from ".*";\n/gm; // all is in one file now

const folder = mkdtempSync(join(tmpdir(), "declarations-"));
try {
  const compiler = join(WEB, "node_modules", "typescript", "bin", "tsc");
  const settings = [
    "--rootDir",
    WEB,
    "--noEmit",
    "false",
    "--declaration",
    "--emitDeclarationOnly",
    "--outDir",
    folder,
  ];
  execFileSync(process.execPath, [compiler, "-p", join(WEB, "tsconfig.json"), ...settings], { stdio: "inherit" });
  const texts = PARTS.map((part) =>
    readFileSync(join(folder, "src", `${part}.d.ts`), "utf-8").replaceAll(ELSEWHERE, ""),
  );
  writeFileSync(TARGET, texts.join("\n").replaceAll(/\bCell\b/g, "string"));
} finally {
  rmSync(folder, { recursive: true });
}
