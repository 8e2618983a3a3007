/** The controls of a replay: buttons and, where no river is there to be dragged along, a slider. */

import type { Replay } from "../../answers/replay";
import { jump, pause, stepBy, togglePlaying, useReplay } from "../../store/replay/replay";
import { useSay } from "../../words/say";
import { Icon } from "../kit/Icon";

export function ReplayBar({ replay, hasSlider }: { replay: Replay; hasSlider: boolean }) {
  const say = useSay();
  const { ply, isPlaying } = useReplay();
  const last = replay.steps.length;
  return (
    <div className="replay-bar" role="group" aria-label={say("replay-controls")}>
      <button
        type="button"
        onClick={() => stepBy(Number.NEGATIVE_INFINITY)}
        disabled={ply === 0}
        aria-label={say("replay-first")}
      >
        <Icon sign="first" />
      </button>
      <button type="button" onClick={() => stepBy(-1)} disabled={ply === 0} aria-label={say("replay-previous")}>
        <Icon sign="back" />
      </button>
      <button
        type="button"
        className="primary"
        onClick={togglePlaying}
        disabled={!last}
        aria-label={say(isPlaying ? "replay-pause" : "replay-play")}
      >
        <Icon sign={isPlaying ? "pause" : "play"} />
      </button>
      <button type="button" onClick={() => stepBy(1)} disabled={ply === last} aria-label={say("replay-next")}>
        <Icon sign="next" />
      </button>
      <button
        type="button"
        onClick={() => stepBy(Number.POSITIVE_INFINITY)}
        disabled={ply === last}
        aria-label={say("replay-last")}
      >
        <Icon sign="last" />
      </button>
      {hasSlider && (
        <input
          type="range"
          min={0}
          max={last}
          value={ply}
          aria-label={say("replay-slider")}
          aria-valuetext={say("replay-ply", { ply, count: last })}
          onChange={(event) => {
            pause();
            jump(Number(event.target.value));
          }}
        />
      )}
    </div>
  );
}
