/** How large things are in the scene: one cell is one unit, the water's surface lies at height 0, north is -z. */

import { type Cell, cellAt, spotOf } from "../../geometry/cell";
import { CELLS, HEIGHT, isInUse, WIDTH, zoneOf } from "../../geometry/lake";

export { HALF } from "../../geometry/lake";

export interface Point {
  readonly x: number;
  readonly z: number;
}

export const GIRTH = 0.16; // half the thickness of an arch
export const FOOT = 0.25; // half the width of a foot
export const BED = -0.62; // legs reach down to here, below every floor
export const SHORE = 5; // ranks after the zones 2, 3 and 4

const LOWEST = 0.28;
const STEP = 0.45; // must exceed two girths, so that a higher arch clears a lower one

/** How high the middle line of an arch rises. */
export function apexOf(height: number): number {
  return LOWEST + STEP * height;
}

export function pointOf(cell: Cell): Point {
  const { x, y } = spotOf(cell);
  return { x: x + 0.5 - WIDTH / 2, z: HEIGHT / 2 - 0.5 - y };
}

export function cellNear(x: number, z: number): Cell | null {
  const column = Math.floor(x + WIDTH / 2);
  const row = Math.floor(HEIGHT / 2 - z);
  return column >= 0 && column < WIDTH && row >= 0 && row < HEIGHT ? cellAt(column, row) : null;
}

/** Where the ground of a zone lies: zones in use step down below the water, the others step up out of it. */
export function floorOf(zone: number, seats: number): number {
  return zone <= seats ? -0.1 - 0.15 * (seats - zone) : 0.08 + 0.11 * (zone - seats - 1);
}

export function floorAt(cell: Cell, seats: number): number {
  return floorOf(zoneOf(cell) || SHORE, seats);
}

/** How far the cells in use reach from the middle. */
export function reachOf(seats: number): number {
  return CELLS.filter((cell) => isInUse(cell, seats)).reduce((most, cell) => {
    const { x, z } = pointOf(cell);
    return Math.max(most, Math.abs(x) + 0.5, Math.abs(z) + 0.5);
  }, 0);
}
