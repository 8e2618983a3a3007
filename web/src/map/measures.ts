/** The measures of the flat lake: a cell is 100 units wide, north is up. */

import { type Cell, cellAt, type Spot, spotOf } from "../geometry/cell";
import { CELLS, isInUse, SIDE, zoneOf } from "../geometry/lake";

export const UNIT = 100;
const MARGIN = 0.98; // cells between the lake in use and the frame

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function centreOf(cell: Cell): Point {
  const { x, y } = spotOf(cell);
  return { x: (x + 0.5) * UNIT, y: (SIDE - 1 - y + 0.5) * UNIT };
}

/** The part of the lake that is shown: the cells in use and a strip of shore. */
export interface View {
  readonly from: number; // first column and row in use
  readonly to: number; // last one
  readonly left: number;
  readonly size: number;
}

export function viewOf(seats: number): View {
  const columns = CELLS.filter((cell) => isInUse(cell, seats)).map((cell) => spotOf(cell).x);
  const from = Math.min(...columns);
  const to = Math.max(...columns);
  return { from, to, left: (from - MARGIN) * UNIT, size: (to - from + 1 + 2 * MARGIN) * UNIT };
}

/** The cell at a point of the chart, or null beyond the board. */
export function cellUnder(point: Point): Cell | null {
  const x = Math.floor(point.x / UNIT);
  const y = SIDE - 1 - Math.floor(point.y / UNIT);
  return x >= 0 && y >= 0 && x < SIDE && y < SIDE ? cellAt(x, y) : null;
}

/** The outline of all cells that some number of seats uses, with round corners. */
export function shoreline(seats: number, radius: number): string {
  return rounded(
    outline((x, y) => zoneAt(x, y) > 0 && zoneAt(x, y) <= seats),
    radius,
  );
}

function zoneAt(x: number, row: number): number {
  return x < 0 || row < 0 || x >= SIDE || row >= SIDE ? 0 : zoneOf(cellAt(x, SIDE - 1 - row));
}

/** Walk around the cells clockwise; they hang together and enclose nothing. */
function outline(isInside: (x: number, row: number) => boolean): readonly Spot[] {
  const next = new Map<string, Spot>();
  for (let row = 0; row < SIDE; row++)
    for (let x = 0; x < SIDE; x++) {
      if (!isInside(x, row)) continue;
      if (!isInside(x, row - 1)) next.set(`${x},${row}`, { x: x + 1, y: row });
      if (!isInside(x + 1, row)) next.set(`${x + 1},${row}`, { x: x + 1, y: row + 1 });
      if (!isInside(x, row + 1)) next.set(`${x + 1},${row + 1}`, { x, y: row + 1 });
      if (!isInside(x - 1, row)) next.set(`${x},${row + 1}`, { x, y: row });
    }
  const [start] = next.keys();
  const [x = 0, y = 0] = (start ?? "0,0").split(",").map(Number);
  const path: Spot[] = [{ x, y }];
  for (let spot = next.get(`${x},${y}`); spot && (spot.x !== x || spot.y !== y); spot = next.get(`${spot.x},${spot.y}`))
    path.push(spot);
  return path.filter((spot, i) => isCorner(path.at(i - 1) ?? spot, spot, path[(i + 1) % path.length] ?? spot));
}

function isCorner(before: Spot, spot: Spot, after: Spot): boolean {
  return (spot.x - before.x) * (after.y - spot.y) !== (spot.y - before.y) * (after.x - spot.x);
}

function rounded(corners: readonly Spot[], radius: number): string {
  const parts = corners.map((spot, i) => {
    const before = corners.at(i - 1) ?? spot;
    const after = corners[(i + 1) % corners.length] ?? spot;
    const [ax, ay] = towards(spot, before, radius);
    const [bx, by] = towards(spot, after, radius);
    return `${i ? "L" : "M"}${ax} ${ay}Q${spot.x * UNIT} ${spot.y * UNIT} ${bx} ${by}`;
  });
  return `${parts.join("")}Z`;
}

function towards(from: Spot, to: Spot, radius: number): readonly [number, number] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) * UNIT;
  const step = Math.min(radius, length / 2) / (length / UNIT);
  return [from.x * UNIT + (to.x - from.x) * step, from.y * UNIT + (to.y - from.y) * step];
}
