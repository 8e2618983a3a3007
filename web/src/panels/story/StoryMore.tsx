/** What follows the river: where it turned, what can be tried again, how well everybody played, and the table. */

import type { Replay } from "../../answers/replay";
import type { ReviewedPly } from "../../answers/review";
import { useReplay } from "../../store/replay/replay";
import { turningPointsIn } from "../../store/story/turningPoints";
import { Accuracy } from "./Accuracy";
import type { Names } from "./figures";
import { SecondTries } from "./SecondTries";
import { goTo, useStoryOf } from "./Story";
import { StoryTable } from "./StoryTable";
import { TurningPoints } from "./TurningPoints";

interface StoryMoreProps {
  readonly replay: Replay;
  readonly names: Names;
  readonly yours: readonly string[]; // the colours of this device's people
  readonly onTry: (found: ReviewedPly) => void;
}

export function StoryMore({ replay, names, yours, onTry }: StoryMoreProps) {
  const ply = useReplay((state) => state.ply);
  const { plies, points, review } = useStoryOf(replay);
  return (
    <div className="story-more">
      {review && (
        <>
          <TurningPoints turning={turningPointsIn(plies)} names={names} ply={ply} onPly={goTo} />
          <SecondTries
            plies={review.plies}
            colours={yours.length ? yours : replay.colours}
            isYours={yours.length > 0}
            names={names}
            onTry={onTry}
          />
          <Accuracy review={review} colours={replay.colours} names={names} onPly={goTo} />
        </>
      )}
      <StoryTable replay={replay} plies={plies} points={points} names={names} ply={ply} onPly={goTo} />
    </div>
  );
}
