/** Legal moves in the order in which a person chooses: the segment, the end, the near cell, the far cell. */

import { parseMove } from "./move";

/** The placements of one segment: far cells by near cell, for the head, the tail or a start (head by tail). */
export interface Choice {
  readonly length: number;
  readonly height: number;
  readonly head?: Readonly<Record<string, readonly string[]>>;
  readonly tail?: Readonly<Record<string, readonly string[]>>;
  readonly start?: Readonly<Record<string, readonly string[]>>;
}

type Slots = Partial<Record<"head" | "tail" | "start", Record<string, string[]>>>;

/** By height, then length, as in the tray. The text of a start leaves out how high the starter is. */
export function choicesOf(moves: readonly string[], starter = 1): readonly Choice[] {
  const found = new Map<string, Slots & { readonly length: number; readonly height: number }>();
  for (const { end, near, far, length, height: written } of moves.map(parseMove)) {
    const height = end === "start" ? starter : written;
    const choice = found.get(`${length}/${height}`) ?? { length, height };
    const cells = choice[end] ?? {};
    cells[near] = [...(cells[near] ?? []), far];
    choice[end] = cells;
    found.set(`${length}/${height}`, choice);
  }
  return [...found.values()].sort((a, b) => a.height - b.height || a.length - b.length);
}
