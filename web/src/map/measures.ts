/** The measures of the flat lake: a cell is 100 units wide, north is up. */

import { type Cell, cellAt, type Spot, spotOf } from "../geometry/cell";
import { CELLS, HEIGHT, isInUse, WIDTH, zoneOf } from "../geometry/lake";

export const UNIT = 100;
const MARGIN = 0.98; // cells between the lake in use and the frame

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function centreOf(cell: Cell): Point {
  const { x, y } = spotOf(cell);
  return { x: (x + 0.5) * UNIT, y: (HEIGHT - 1 - y + 0.5) * UNIT };
}

/** The part of the lake that is shown: the cells in use and a strip of shore. */
export interface View {
  readonly columns: readonly number[]; // in use, and those between them
  readonly rows: readonly number[];
  readonly left: number;
  readonly top: number;
  readonly size: number; // a square, whatever the lake
}

export function viewOf(seats: number): View {
  const spots = CELLS.filter((cell) => isInUse(cell, seats)).map(spotOf);
  const columns = span(spots.map(({ x }) => x));
  const rows = span(spots.map(({ y }) => y));
  const size = Math.max(columns.length, rows.length) + 2 * MARGIN;
  const left = (columns[0] ?? 0) - (size - columns.length) / 2;
  const top = HEIGHT - 1 - (rows.at(-1) ?? 0) - (size - rows.length) / 2;
  return { columns, rows, left: left * UNIT, top: top * UNIT, size: size * UNIT };
}

/** All numbers from the smallest to the largest. */
function span(numbers: readonly number[]): readonly number[] {
  const [from, to] = [Math.min(...numbers), Math.max(...numbers)];
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** The cell at a point of the chart, or null beyond the board. */
export function cellUnder(point: Point): Cell | null {
  const x = Math.floor(point.x / UNIT);
  const y = HEIGHT - 1 - Math.floor(point.y / UNIT);
  return x >= 0 && y >= 0 && x < WIDTH && y < HEIGHT ? cellAt(x, y) : null;
}

/** The outlines of all cells that some number of seats uses, with round corners; islands run the other way round. */
export function shoreline(seats: number, radius: number): string {
  return outlines((x, y) => zoneAt(x, y) > 0 && zoneAt(x, y) <= seats)
    .map((loop) => rounded(loop, radius))
    .join("");
}

function zoneAt(x: number, row: number): number {
  return x < 0 || row < 0 || x >= WIDTH || row >= HEIGHT ? 0 : zoneOf(cellAt(x, HEIGHT - 1 - row));
}

/** Walk around the cells, with them on the right hand. */
function outlines(isInside: (x: number, row: number) => boolean): readonly (readonly Spot[])[] {
  const next = new Map<string, Spot[]>();
  const add = (x: number, y: number, to: Spot) => next.set(`${x},${y}`, [...(next.get(`${x},${y}`) ?? []), to]);
  for (let row = 0; row < HEIGHT; row++)
    for (let x = 0; x < WIDTH; x++) {
      if (!isInside(x, row)) continue;
      if (!isInside(x, row - 1)) add(x, row, { x: x + 1, y: row });
      if (!isInside(x + 1, row)) add(x + 1, row, { x: x + 1, y: row + 1 });
      if (!isInside(x, row + 1)) add(x + 1, row + 1, { x, y: row + 1 });
      if (!isInside(x - 1, row)) add(x, row + 1, { x, y: row });
    }
  return [...next.values()].flatMap((starts) => {
    const loops: Spot[][] = [];
    while (starts.length) {
      const path: Spot[] = [];
      for (let spot = starts.pop(); spot; spot = next.get(`${spot.x},${spot.y}`)?.pop()) path.push(spot);
      loops.push(path.filter((one, i) => isCorner(path.at(i - 1) ?? one, one, path[(i + 1) % path.length] ?? one)));
    }
    return loops;
  });
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
