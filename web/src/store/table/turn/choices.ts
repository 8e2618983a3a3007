/** What a hand can do: filters over the list of legal moves that the engine found. No rule of the game lives here. */

import type { Cell } from "../../../geometry/cell";
import type { Choice } from "../../../geometry/choices";
import { type Placement, textOf } from "../../../geometry/move";

/** What has been chosen so far; the less is chosen, the more is possible. */
export interface Hand {
  readonly length: number | null; // of the segment in hand
  readonly height: number | null;
  readonly end: Placement["end"] | null;
  readonly near: Cell | null;
  readonly far: Cell | null;
}

export const EMPTY_HAND: Hand = { length: null, height: null, end: null, near: null, far: null };

/** All placements, in the order of the tray: by height, then length. */
export function placementsOf(choices: readonly Choice[]): readonly Placement[] {
  return choices.flatMap(({ length, height, ...slots }) =>
    (["start", "head", "tail"] as const).flatMap((end) =>
      Object.entries(slots[end] ?? {}).flatMap(([near, fars]) =>
        fars.map((far): Placement => ({ end, near, far, length, height })),
      ),
    ),
  );
}

/** The placements that agree with a hand. */
export function matching(placements: readonly Placement[], hand: Hand): readonly Placement[] {
  return placements.filter(
    (one) =>
      (hand.length === null || (one.length === hand.length && one.height === hand.height)) &&
      (hand.end === null || one.end === hand.end) &&
      (hand.near === null || one.near === hand.near) &&
      (hand.far === null || one.far === hand.far),
  );
}

/** The near cells that a hand may go to next. */
export function nearCells(placements: readonly Placement[], hand: Hand): readonly Cell[] {
  return [...new Set(matching(placements, { ...hand, near: null, far: null }).map((one) => one.near))];
}

/** The far cells that a hand may go to next. */
export function farCells(placements: readonly Placement[], hand: Hand): readonly Cell[] {
  return [...new Set(matching(placements, { ...hand, far: null }).map((one) => one.far))];
}

/** What a hand with both feet has still to choose between: segments of several heights, or the head and the tail. */
export function alternatives(placements: readonly Placement[], hand: Hand): readonly Placement[] {
  const found = hand.far === null ? [] : matching(placements, hand);
  return found.length > 1 ? found : [];
}

/** The placements that a hand leaves, and which of them is chosen; -1 for none. */
export function placementsLeft(
  placements: readonly Placement[],
  hand: Hand,
  chosen: Placement | null,
): { readonly list: readonly Placement[]; readonly index: number } {
  const list = matching(placements, hand);
  return { list, index: chosen ? list.findIndex((one) => textOf(one) === textOf(chosen)) : -1 };
}
