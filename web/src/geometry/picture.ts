/** What both lakes draw, the flat one and the one in 3D: one plain value for both. */

import type { Cell } from "./cell";
import type { Arch, Colour, End, Position } from "./position";

/** A cell that can be tapped now. */
export interface Ring {
  readonly cell: Cell;
  readonly role: "near" | "far";
  readonly end: End | "start" | "both"; // which end of the monster it would extend
}

/** The arch in hand, where it would stand. */
export interface Ghost {
  readonly arch: Arch;
  readonly end: End | "start"; // which end moves there
  readonly isLegal: boolean; // an illegal try is hatched
  readonly offending: Cell | null; // the cell that makes it illegal
  readonly crossed: readonly Arch[]; // what it passes over
}

/** A move that the engine would make, where it would stand. */
export interface Advised {
  readonly arch: Arch;
  readonly end: End | "start"; // which end moves there
  readonly number: number; // 1 is the best
  readonly share: string; // of the victory, in words
}

export interface Picture {
  readonly seats: number; // 2, 3 or 4: the cells in use
  readonly position: Position;
  readonly rings: readonly Ring[];
  readonly near?: Cell | null; // where the arch in hand starts, once that is chosen
  readonly ghost: Ghost | null;
  readonly advised?: readonly Advised[]; // while nothing is in hand
  readonly last: Arch | null; // the arch placed last
  readonly recent?: readonly Arch[]; // those placed since the own last turn, in order
  readonly bars?: readonly Cell[]; // what bars the ends of a monster that is blocked
  readonly blocked: readonly Colour[]; // have segments left and can place none
  readonly winners: readonly Colour[]; // when it is over
  readonly cursor: Cell | null; // where the keyboard is, on the flat lake
  readonly side: Colour | null; // whose side the 3D camera looks from
  readonly mark?: Cell | null; // of a puzzle: where a foot is wanted
  readonly floats?: readonly Cell[]; // of a puzzle: a foot is wanted on any of these
}

export interface LakeProps {
  readonly picture: Picture;
  readonly onCell: (cell: Cell) => void; // a tap on a cell: the one whose middle is nearest
  readonly onGhost: () => void; // a tap on the ghost: commit
  readonly onCancel: () => void;
  readonly onHover?: ((cell: Cell | null) => void) | undefined; // the mouse is over a cell, or over none
}
