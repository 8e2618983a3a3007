/** The lake of the puzzle editor: what was placed or why it was refused, and what may be placed next. */

import { type Choice, choicesOf } from "../geometry/choices";
import { InvalidPuzzle, type Reason } from "../words/texts/errors";
import { rules } from "./engine";
import { understood } from "./refusals";

/** A lake being drawn. */
export interface PuzzleLake {
  readonly lake: string;
  readonly choices: readonly Choice[];
  readonly refused: Reason | null;
  readonly flaw: string; // what is wrong with the lake, by name; the rest then means nothing
}

/** Place a segment, if there is one, on a lake that is being drawn. */
export async function layOn(lake: string, move = ""): Promise<PuzzleLake> {
  const engine = await rules();
  try {
    const { moves, ...drawn } = engine.draw(lake, move);
    return { ...drawn, choices: choicesOf(moves), flaw: "" };
  } catch (error) {
    if (error instanceof InvalidPuzzle && error.flaw) return { lake, choices: [], refused: null, flaw: error.flaw };
    return understood(() => {
      throw error;
    });
  }
}
