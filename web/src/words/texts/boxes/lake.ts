/** Checks the drawing of a lake: its characters, its shape, its zones. */

import { cellAt } from "../../../geometry/cell";
import { InvalidBox } from "../errors";
import { quoted } from "../quoted";

/** The line of a row of the drawing, or the line on which the drawing begins. */
export type LineOf = (row?: number) => number;

const SIDE = 16; // the largest lake

export function refuse(line: number, sentence: string, flaw = "", details: InvalidBox["details"] = {}): never {
  throw new InvalidBox(`box, line ${line}: ${sentence}`, flaw, details, line);
}

/** Check the drawing: its characters, its shape, its zones (R2). */
export function checkLake(rows: readonly string[], lineOf: LineOf): void {
  if (!rows[0]) refuse(lineOf(), "expected a lake, got none");
  const width = Array.from(rows[0] ?? "").length;
  for (const [row, marks] of rows.entries()) {
    const signs = Array.from(marks);
    const strange = signs.find((mark) => !".234".includes(mark));
    if (strange !== undefined) refuse(lineOf(row), `expected 2, 3, 4 or a dot in the lake, got ${quoted(strange)}`);
    if (signs.length !== width)
      refuse(lineOf(row), `expected a row of ${width} cells like the first, got ${signs.length}`);
  }
  if (width > SIDE || rows.length > SIDE) {
    const size = `${width} x ${rows.length}`;
    const row = Math.min(rows.length - 1, SIDE);
    refuse(lineOf(row), `expected a lake of at most ${SIDE} x ${SIDE} cells, got ${size}`);
  }
  for (const seats of [2, 3, 4]) checkConnected(rows, seats, lineOf);
}

/** Check that every cell in use can be reached from every other one. */
function checkConnected(rows: readonly string[], seats: number, lineOf: LineOf): void {
  const parts = partsOf(rows, seats);
  if (!parts.length) refuse(lineOf(), "expected deep water (2), found none", "no-deep-water");
  if (parts.length < 2) return;
  const eastmost = (part: readonly Spot[]) => part.reduce((best, spot) => (isAfter(spot, best) ? spot : best));
  const smallest = parts.reduce((best, part) => {
    if (part.length !== best.length) return part.length < best.length ? part : best;
    return isAfter(eastmost(best), eastmost(part)) ? part : best;
  });
  const [x, y] = smallest.reduce((best, spot) =>
    spot[1] < best[1] || (spot[1] === best[1] && spot[0] < best[0]) ? spot : best,
  );
  const cell = cellAt(x, rows.length - 1 - y);
  const sentence = `the water for ${seats} seats is not connected: cell ${x + 1} of this row is cut off`;
  refuse(lineOf(y), sentence, "cut-off", { seats, cell });
}

type Spot = readonly [x: number, y: number];

function isAfter(one: Spot, other: Spot): boolean {
  return one[0] > other[0] || (one[0] === other[0] && one[1] > other[1]);
}

/** The pieces of water that some seats use. */
function partsOf(rows: readonly string[], seats: number): readonly (readonly Spot[])[] {
  const left = new Map(
    rows.flatMap((row, y) =>
      Array.from(row).flatMap((mark, x) =>
        mark !== "." && Number(mark) <= seats ? [[`${x},${y}`, [x, y] as Spot]] : [],
      ),
    ) as [string, Spot][],
  );
  const parts: Spot[][] = [];
  for (const spot of left.values()) {
    left.delete(`${spot}`);
    const reached = [spot];
    for (const [x, y] of reached)
      for (const beside of [
        [x + 1, y],
        [x - 1, y],
        [x, y + 1],
        [x, y - 1],
      ] as const)
        if (left.delete(`${beside}`)) reached.push(beside);
    parts.push(reached);
  }
  return parts;
}
