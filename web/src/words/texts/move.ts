/** Reads a move's text; geometry/move.ts writes it. */

import { type Placement, parseMove } from "../../geometry/move";
import { CELL } from "./cell";
import { InvalidMove } from "./errors";
import { quoted } from "./quoted";

const MOVE = new RegExp(`^(?:S${CELL}${CELL}|[HT]${CELL}${CELL}/[1-9])$`);

/** Read `Sd4f4` or `Hd5d8/2` or `Td5d8/2`. */
export function readMove(text: string): Placement {
  if (!MOVE.test(text)) throw new InvalidMove(`expected a move like Sd4f4, Hd5d8/2 or Td5d8/2, got ${quoted(text)}`);
  return parseMove(text);
}
