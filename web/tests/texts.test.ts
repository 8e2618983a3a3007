/** The page reads, writes and refuses texts as the library does: tests/fixtures/texts.json is the library's word. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { textOf } from "../src/geometry/move";
import { lineOfBox, USUAL } from "../src/words/texts/box";
import { readBoxLine } from "../src/words/texts/boxes/reader";
import { readBox } from "../src/words/texts/boxFile";
import { readCell } from "../src/words/texts/cell";
import { Invalid } from "../src/words/texts/errors";
import { readLine, writeLine } from "../src/words/texts/line";
import { readMove } from "../src/words/texts/move";
import { readPuzzle, writePuzzle } from "../src/words/texts/puzzle";

interface Case {
  readonly text: string;
  readonly written?: string;
  readonly refused?: string;
  readonly flaw?: string;
}

const FILE = join(import.meta.dirname, "../../tests/fixtures/texts.json");
const CASES = JSON.parse(readFileSync(FILE, "utf-8")) as Readonly<Record<string, readonly Case[]>>;

/** How a text is written once it is read, or why it is refused. */
function outcome(read: (text: string) => string, text: string): Case {
  try {
    return { text, written: read(text) };
  } catch (error) {
    if (error instanceof Invalid) return { text, refused: error.message };
    throw error;
  }
}

describe("texts that need no rules", () => {
  it.each([
    ["cells", readCell],
    ["moves", (text: string) => textOf(readMove(text))],
    ["boxes", (text: string) => lineOfBox(readBoxLine(text))],
    ["box files", (text: string) => lineOfBox(readBox(text))],
  ])("%s", (group, read) => {
    const cases = CASES[group] ?? [];
    expect(cases.length).toBeGreaterThan(10);
    for (const one of cases) expect(outcome(read, one.text)).toEqual(one);
  });
});

it("position lines that can be read are written as they were", () => {
  for (const { text, written, refused } of CASES["positions"] ?? []) {
    const found = outcome((line) => writeLine(readLine(line, USUAL), USUAL), text);
    if (found.refused !== undefined) expect(found.refused).toBe(refused);
    else if (written !== undefined) expect(found.written).toBe(written);
  }
});

it("puzzles are refused, or written as they were, unless it is for the rules to say", () => {
  for (const one of CASES["puzzles"] ?? []) {
    const found = outcome((text) => writePuzzle(readPuzzle(text, USUAL, () => undefined)), one.text);
    if (one.flaw !== "cannot-stand" && one.flaw !== "cannot-move") expect({ ...found, flaw: one.flaw }).toEqual(one);
  }
});

it("a line of a hundred thousand characters is refused at once", () => {
  const long = "x".repeat(100_000);
  for (const read of [readMove, readCell, readBoxLine, readBox, (text: string) => readLine(text, USUAL)])
    expect(() => read(long)).toThrow(Invalid);
});
