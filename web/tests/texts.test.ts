/** The page reads, writes and refuses texts as the library does: tests/fixtures/texts.json is what the library says. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { textOf } from "../src/geometry/move";
import { lineOfBox, USUAL } from "../src/words/texts/box";
import { readBoxLine } from "../src/words/texts/boxes/reader";
import { readBox } from "../src/words/texts/boxFile";
import { readCell } from "../src/words/texts/cell";
import { Invalid, InvalidPuzzle, InvalidRecord, type Reason } from "../src/words/texts/errors";
import { readLine, writeLine } from "../src/words/texts/line";
import { readMove } from "../src/words/texts/move";
import { readPuzzle, writePuzzle } from "../src/words/texts/puzzle";
import { openRecord, replayed } from "../src/words/texts/record";
import { writeRecord } from "../src/words/texts/recordWriter";
import { rules } from "./enginePage";

interface Case {
  readonly text: string;
  readonly written?: string;
  readonly refused?: string;
  readonly flaw?: string; // of a puzzle or a record
  readonly ply?: number; // of a record, with the move and the reason
  readonly move?: string;
  readonly reason?: Reason | null;
}

const FILE = join(import.meta.dirname, "../../tests/fixtures/texts.json");
const CASES = JSON.parse(readFileSync(FILE, "utf-8")) as Readonly<Record<string, readonly Case[]>>;
const engine = await rules();

/** How a text is written once it has been read, or why it is refused. */
function outcome(read: (text: string) => string, text: string): Case {
  try {
    return { text, written: read(text) };
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    return { text, refused: error.message, ...blame(error) };
  }
}

function blame(error: Invalid): Partial<Case> {
  if (error instanceof InvalidPuzzle) return { flaw: error.flaw };
  if (!(error instanceof InvalidRecord) || error.ply === null) return {};
  const { ply, move, reason, flaw } = error;
  const blamed = { ply, move: move ?? "", ...(flaw ? { flaw } : {}) };
  return reason ? { ...blamed, refused: `ply ${ply}, ${move}: ${reason.code}`, reason } : blamed;
}

describe("the library and the page say the same of", () => {
  it.each([
    ["cells", readCell],
    ["moves", (text: string) => textOf(readMove(text))],
    ["boxes", (text: string) => lineOfBox(readBoxLine(text))],
    ["box files", (text: string) => lineOfBox(readBox(text))],
    ["positions", position],
    ["puzzles", puzzle],
    ["records", record],
    ["branches", record],
  ])("%s", (group, read) => {
    const cases = CASES[group] ?? [];
    expect(cases.length).toBeGreaterThan(10);
    for (const one of cases) expect(outcome(read, one.text)).toEqual(one);
  });

  it("refusals, with every detail", () => {
    const cases = CASES["refusals"] ?? [];
    expect(cases.length).toBeGreaterThan(500);
    for (const { text, move = "", reason } of cases) expect(engine.whyNot(text, move)).toEqual(reason);
  });
});

function record(text: string): string {
  return writeRecord(replayed(openRecord(text), engine), engine);
}

function position(line: string): string {
  engine.standings(line);
  return writeLine(readLine(line, USUAL), USUAL);
}

function puzzle(text: string): string {
  engine.course(text, { moves: [] });
  return writePuzzle(readPuzzle(text, USUAL, () => undefined));
}

it("a line of a hundred thousand characters is refused at once", () => {
  const long = "x".repeat(100_000);
  const reads = [readMove, readCell, readBoxLine, readBox, position, puzzle, openRecord];
  for (const read of reads)
    for (const text of [long, " ".repeat(100_000), `[A "${long}`]) expect(() => read(text)).toThrow(Invalid);
});
