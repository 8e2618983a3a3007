/** Cells by name, and by their number in a row of the rules. */

import { type Cell, cellAt, spotOf } from "../../geometry/cell";
import { InvalidCell } from "./errors";
import { quoted } from "./quoted";

export const CELL = "[a-p](?:1[0-6]|[1-9])"; // a pattern, to be put into others
const WHOLE = new RegExp(`^${CELL}$`);
const SIDE = 16; // the largest lake; also the stride of a cell's number

export function readCell(name: string): Cell {
  if (!WHOLE.test(name)) throw new InvalidCell(`expected a cell like d6, got ${quoted(name)}`);
  return name;
}

export function numberOf(cell: Cell): number {
  const { x, y } = spotOf(cell);
  return y * SIDE + x;
}

export function cellOf(number: number): Cell {
  return cellAt(number % SIDE, Math.floor(number / SIDE));
}
