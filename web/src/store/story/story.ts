/** The story of the game that is looked back at: what every move was worth, as far as it is known. */

import { create } from "zustand";
import type { Replay } from "../../answers/replay";
import { type Review, type ReviewedPly, reviewGame } from "../../answers/review";
import { SIMULATIONS } from "../../answers/secondTry";
import { codeOf } from "../../problem";
import { keepMistakes } from "../logbook/mistakes";
import { useReplay } from "../replay/replay";
import { gameIn, keepReview, keptReview } from "./keptReviews";
import { mistakesIn } from "./ownMistakes";

interface Story {
  readonly replay: Replay | null; // the game it is about
  readonly yours: readonly string[]; // the colours of this device's people
  readonly plies: readonly (ReviewedPly | null)[]; // null where nobody has looked yet
  readonly review: Review | null; // once every move was looked at
  readonly done: number;
  readonly of: number;
  readonly better: number | null; // the ply whose better move is shown on the lake
  readonly problem: string;
}

const NOTHING: Story = {
  replay: null,
  yours: [],
  plies: [],
  review: null,
  done: 0,
  of: 0,
  better: null,
  problem: "",
};

export const useStory = create<Story>(() => NOTHING);
let looking: AbortController | null = null;

/** Look at every move of a finished game, and keep your mistakes; what was looked at before is there at once. */
export async function tellStory(replay: Replay, yours: readonly string[]): Promise<void> {
  const { replay: told, problem } = useStory.getState();
  if (looking && told && !problem && gameIn(told) === gameIn(replay)) {
    useStory.setState({ replay }); // begun when the game ended
    return;
  }
  stopStory();
  const count = replay.steps.length;
  const kept = keptReview(replay);
  if (kept) {
    keepMistakes(mistakesIn(replay, kept, yours));
    useStory.setState({ ...NOTHING, replay, yours, plies: kept.plies, review: kept, done: count, of: count });
    return;
  }
  looking = new AbortController();
  const { signal } = looking;
  useStory.setState({ ...NOTHING, replay, yours, plies: replay.steps.map(() => null), of: count });
  try {
    const review = await reviewGame(
      replay,
      { simulations: SIMULATIONS },
      {
        signal,
        onPly: (ply) => signal.aborted || addPly(ply),
        onProgress: (done, of) => signal.aborted || useStory.setState({ done, of }),
      },
    );
    if (signal.aborted) return;
    keepReview(replay, review);
    keepMistakes(mistakesIn(replay, review, yours));
    useStory.setState({ plies: review.plies, review, done: count });
  } catch (error) {
    if (!signal.aborted) useStory.setState({ problem: codeOf(error) });
  }
}

export function stopStory(): void {
  looking?.abort();
  looking = null;
  useStory.setState(NOTHING);
}

/** Try to tell it again, after something went wrong. */
export function tellAgain(): void {
  const { replay, yours, problem } = useStory.getState();
  if (replay && problem) void tellStory(replay, yours);
}

function addPly(found: ReviewedPly): void {
  useStory.setState(({ plies }) => ({ plies: plies.map((one, i) => (i === found.ply - 1 ? found : one)) }));
}

/** Show the lake before a move, with a better one as a ghost. */
export function showBetter(ply: number | null): void {
  useStory.setState({ better: ply });
}

// Whoever goes on leaves it behind.
useReplay.subscribe(({ ply }, before) => {
  if (ply !== before.ply && useStory.getState().better !== null) showBetter(null);
});
