/** A rock in the lake, hachured as maps draw cliffs; each is a little different. */

import { memo } from "react";
import type { Cell } from "../../geometry/cell";
import { spotOf } from "../../geometry/cell";
import { centreOf } from "../measures";

const SIDES = 9;

export const RockMark = memo(function RockMark({ cell }: { cell: Cell }) {
  const { x, y } = centreOf(cell);
  const { x: column, y: row } = spotOf(cell);
  const seed = column * 7 + row * 13;
  return (
    <g className="rock" transform={`translate(${x} ${y})`}>
      <path className="rock-surf" d={outline(46, seed)} />
      <path className="rock-foot" d={outline(39, seed)} />
      <path className="rock-hachures" d={hachures(seed)} />
      <path className="rock-top" d={outline(22, seed)} transform="translate(-4 -6)" />
      <path className="rock-crack" d="M-14 -10L-4 -5L-7 4M4 -16L1 -7" />
    </g>
  );
});

/** How far the rock reaches in a direction: never round, and the same every time. */
function reachAt(side: number, seed: number): number {
  return 0.86 + 0.14 * Math.sin(side * 2.4 + seed);
}

function pointAt(side: number, size: number, seed: number): string {
  const angle = (side / SIDES) * Math.PI * 2 + seed;
  const reach = size * reachAt(side % SIDES, seed);
  return `${round(Math.cos(angle) * reach)} ${round(Math.sin(angle) * reach)}`;
}

function outline(size: number, seed: number): string {
  const points = Array.from({ length: SIDES }, (_, side) => pointAt(side, size, seed));
  return `M${points.join("L")}Z`;
}

/** Short strokes downhill. */
function hachures(seed: number): string {
  return Array.from(
    { length: SIDES * 2 },
    (_, i) => `M${pointAt(i / 2, 26, seed)}L${pointAt(i / 2, i % 2 ? 33 : 37, seed)}`,
  ).join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
