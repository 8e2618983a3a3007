/** The story of a chapter that has just come out of the mist; of several, the one farthest along. */

import type { Chapter } from "../../geometry/loch";
import { useSay } from "../../words/say";
import { Anchor } from "../kit/Anchor";

interface MistLiftedProps {
  readonly lifting: readonly Chapter[];
  readonly shown: Chapter; // its story stands beside the map, so that it is only said
}

export function MistLifted({ lifting, shown }: MistLiftedProps) {
  const say = useSay();
  const chapter = lifting.at(-1);
  return (
    <div role="status">
      {chapter && (
        <p className={chapter === shown ? "sr-only" : "mist-lifted"}>
          <Anchor to={`/solo#${chapter}`}>{say("solo-lifted", { chapter: say(`puzzle-chapter-${chapter}`) })}</Anchor>{" "}
          {say(`puzzle-story-${chapter}`)}
        </p>
      )}
    </div>
  );
}
