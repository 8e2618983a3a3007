/** The lake: which cells there are, and how many seats use them. */

import { LAKE } from "../box";
import { type Cell, cellAt } from "./cell";

export const SIDE = LAKE.length;

/** The fewest seats that use a cell (2, 3 or 4); 0 is shore. */
export function zoneOf(cell: Cell): number {
  return ZONES.get(cell) ?? 0;
}

export const CELLS: readonly Cell[] = LAKE.flatMap((_, row) =>
  Array.from({ length: SIDE }, (_, x) => cellAt(x, SIDE - 1 - row)),
);

const ZONES: ReadonlyMap<Cell, number> = new Map(
  LAKE.flatMap((line, row) =>
    Array.from(line, (letter, x): [Cell, number] => [cellAt(x, SIDE - 1 - row), Number(letter) || 0]),
  ),
);

export function isInUse(cell: Cell, seats: number): boolean {
  const zone = zoneOf(cell);
  return zone > 0 && zone <= seats;
}
