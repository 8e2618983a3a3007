/** What a tap on the screen means: the nearest ring, the ghost, or just the cell below. */

import type { Cell } from "../../geometry/cell";

export interface Dot {
  readonly x: number; // CSS pixels
  readonly y: number;
}

interface Target {
  readonly cell: Cell;
  readonly dot: Dot;
}

export type Aim =
  | { readonly kind: "ring"; readonly cell: Cell }
  | { readonly kind: "ghost" }
  | { readonly kind: "open" };

export const SNAP = 28; // how far off a ring a tap may be
const GRIP = 16; // how far off the ghost's line

/** The ghost is taken when the tap is on it, unless a ring is nearer; rings of its own feet do not compete with it. */
export function aimOf(tap: Dot, rings: readonly Target[], ghost: readonly Dot[], feet: readonly Cell[]): Aim {
  const toGhost = Math.min(Number.POSITIVE_INFINITY, ...ghost.map((dot) => apart(tap, dot)));
  const nearest = nearestOf(tap, toGhost <= GRIP ? rings.filter((ring) => !feet.includes(ring.cell)) : rings);
  if (toGhost <= GRIP && toGhost <= nearest.apart) return { kind: "ghost" };
  if (nearest.cell !== null && nearest.apart <= SNAP) return { kind: "ring", cell: nearest.cell };
  return toGhost <= SNAP ? { kind: "ghost" } : { kind: "open" };
}

function nearestOf(tap: Dot, targets: readonly Target[]): { readonly cell: Cell | null; readonly apart: number } {
  return targets.reduce<{ cell: Cell | null; apart: number }>(
    (best, { cell, dot }) => (apart(tap, dot) < best.apart ? { cell, apart: apart(tap, dot) } : best),
    { cell: null, apart: Number.POSITIVE_INFINITY },
  );
}

function apart(a: Dot, b: Dot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
