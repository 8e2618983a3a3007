/** What the engine cannot read, as a problem that the page has a sentence for. */

import { Problem } from "../problem";
import { IllegalMove, InvalidMove, InvalidPosition, InvalidPuzzle } from "../words/texts/errors";

/** Do something with somebody's texts; a move that cannot be played here does not count as a move. */
export function understood<Answer>(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    throw problemIn(error);
  }
}

export function problemIn(error: unknown): unknown {
  if (error instanceof InvalidMove || error instanceof IllegalMove) return new Problem("no-such-move");
  if (error instanceof InvalidPuzzle) return new Problem("invalid-puzzle");
  return error instanceof InvalidPosition ? new Problem("invalid-position") : error;
}
