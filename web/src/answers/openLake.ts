/** Lakes to explore: a record with branches, read by the rules of its box. */

import type { Engine } from "../engine/api";
import { Problem } from "../problem";
import { type Box, USUAL } from "../words/texts/box";
import { InvalidPosition } from "../words/texts/errors";
import { readLine, writeLine } from "../words/texts/line";
import { coloursIn, type GameRecord, openRecord, replayed } from "../words/texts/record";
import { writeRecord } from "../words/texts/recordWriter";
import { rules, rulesOf } from "./engine";
import { recordProblem } from "./replay";

export interface ReadLake {
  readonly record: GameRecord;
  readonly engine: Engine; // for the record's box
}

/** Read a record with its branches, or refuse it with the ply, the move and the reason. */
export async function readLake(text: string): Promise<ReadLake> {
  try {
    const opened = openRecord(text);
    const engine = await rulesOf(opened.box);
    return { record: replayed(opened, engine), engine };
  } catch (error) {
    throw recordProblem(error);
  }
}

/** The record of a lake on which nothing has been tried yet; throws Problem for a line that is no position. */
export async function recordFrom(line: string): Promise<string> {
  const engine = await rules();
  try {
    const position = writeLine(readLine(line, USUAL), USUAL);
    engine.standings(position); // which says whether monsters can stand like that
    return writeRecord(recordAt(position, USUAL), engine);
  } catch (error) {
    throw error instanceof InvalidPosition ? new Problem("invalid-position") : error;
  }
}

function recordAt(position: string, box: Box): GameRecord {
  const headers = Object.fromEntries(
    coloursIn(position).map((colour) => [colour.charAt(0).toUpperCase() + colour.slice(1), "?"]),
  );
  return { headers, box, positions: [position], moves: [], comments: new Map() };
}
