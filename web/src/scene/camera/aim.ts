/** What a tap on the screen means: a cell, the ghost, or nothing. */

import type { Cell } from "../../geometry/cell";

export interface Dot {
  readonly x: number; // CSS pixels
  readonly y: number;
}

export interface Target {
  readonly cell: Cell;
  readonly dot: Dot; // its middle
}

/** The arch that stands there to be placed: its line on the screen and its cells. */
export interface Grip {
  readonly line: readonly Dot[];
  readonly cells: readonly Cell[];
}

export type Aim =
  | { readonly kind: "cell"; readonly cell: Cell }
  | { readonly kind: "ghost" }
  | { readonly kind: "open" };

const SNAP = 28; // how far off a cell's middle a tap may be
const CORE = 6; // so near to its middle a tap always means the cell
const GRIP = 16; // how far off the ghost's line

/** The cell whose middle is nearest, unless the tap is on the ghost; a tap on a cell's middle always means that cell. */
export function aimOf(tap: Dot, cells: readonly Target[], ghost: Grip | null): Aim {
  const nearest = nearestOf(tap, cells);
  const isGhosts = nearest !== null && (ghost?.cells.includes(nearest.cell) ?? false);
  if (nearest && nearest.off <= CORE) return isGhosts ? { kind: "ghost" } : { kind: "cell", cell: nearest.cell };
  if (ghost && Math.min(...ghost.line.map((dot) => apart(tap, dot))) <= GRIP) return { kind: "ghost" };
  if (!nearest || nearest.off > SNAP) return { kind: "open" };
  return isGhosts ? { kind: "ghost" } : { kind: "cell", cell: nearest.cell };
}

function nearestOf(tap: Dot, cells: readonly Target[]): { readonly cell: Cell; readonly off: number } | null {
  let best: { cell: Cell; off: number } | null = null;
  for (const { cell, dot } of cells) {
    const off = apart(tap, dot);
    if (!best || off < best.off) best = { cell, off };
  }
  return best;
}

function apart(a: Dot, b: Dot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
