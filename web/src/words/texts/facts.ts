/** What a position line says, before anybody asks whether monsters can stand like that. */

import type { Cell } from "../../geometry/cell";
import type { Arch, Monster } from "../../geometry/position";
import type { Segment } from "./box";

export type Variant = "classic" | "expert";

export interface Facts {
  readonly variant: Variant;
  readonly monsters: readonly Monster[]; // in playing order, the first seat first
  readonly reserves: readonly (readonly Segment[])[]; // what each may still place, from low to high
  readonly rocks: readonly Cell[]; // where nothing stands and nothing passes, in the order of their numbers
  readonly turn: string | null; // the colour to move, null when the game is over
}

export function textOfArch({ tailward, headward, height }: Arch): string {
  return `${tailward}${headward}/${height}`;
}

/** How far from its end a monster's next foot stands (R4, R11). */
export function reachOf(variant: Variant): 1 | 2 {
  return variant === "classic" ? 1 : 2;
}
