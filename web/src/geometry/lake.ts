/** The lake that the page is at, one at a time: which cells there are, and how many seats use them. */

import { LAKE } from "../box";
import { type Cell, cellAt, spotOf } from "./cell";

/** Rows from the north: the fewest seats that use a cell, a dot for shore. */
export type Rows = readonly string[];

// Whoever imports these sees the lake of the table at which the page sits now; the usual one if it sits at none.
export let WIDTH = 0;
export let HEIGHT = 0;
export let HALF = 0; // of the longer side
export let CELLS: readonly Cell[] = [];
let zones: ReadonlyMap<Cell, number> = new Map();

layOut(LAKE);

/** Come to another lake, before anything of it is drawn. */
export function layOut(rows: Rows = LAKE): void {
  WIDTH = rows[0]?.length ?? 0;
  HEIGHT = rows.length;
  HALF = Math.max(WIDTH, HEIGHT) / 2;
  zones = new Map(
    rows.flatMap((line, row) =>
      Array.from(line, (letter, x): [Cell, number] => [cellAt(x, HEIGHT - 1 - row), Number(letter) || 0]),
    ),
  );
  CELLS = [...zones.keys()];
}

/** The fewest seats that use a cell (2, 3 or 4); 0 is shore. */
export function zoneOf(cell: Cell): number {
  return zones.get(cell) ?? 0;
}

/** The outermost cells of the lake that so many seats use. */
export function shoreOf(seats: number): readonly Cell[] {
  return CELLS.filter((cell) => {
    const { x, y } = spotOf(cell);
    const beside = [cellAt(x + 1, y), cellAt(x - 1, y), cellAt(x, y + 1), cellAt(x, y - 1)];
    return isInUse(cell, seats) && beside.some((one) => !isInUse(one, seats));
  });
}

export function isInUse(cell: Cell, seats: number): boolean {
  const zone = zoneOf(cell);
  return zone > 0 && zone <= seats;
}
