/** The controls of a puzzle's solution. */

import { useEffect, useRef, useState } from "react";
import { useSettings } from "../../store/device/settings";
import type { Solution } from "../../store/puzzle/puzzle";
import { leaveSolution, stepTo } from "../../store/puzzle/puzzleHelp";
import { useSay } from "../../words/say";
import { Icon } from "../kit/Icon";
import { SteadyButton } from "../kit/SteadyButton";

export function SolutionBar({ solution: { states, at } }: { solution: Solution }) {
  const say = useSay();
  const pace = useSettings((settings) => (settings.animation === "fast" ? 900 : 1500));
  const [isPlaying, setPlaying] = useState(false);
  const next = useRef<HTMLButtonElement>(null);
  const last = states.length - 1;
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (!isPlaying) return;
    if (at === last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => stepTo(at + 1), pace);
    return () => clearTimeout(timer);
  }, [isPlaying, at, last, pace]);
  const step = (to: number) => {
    setPlaying(false);
    stepTo(to);
  };
  return (
    <section className="solution" aria-label={say("solo-solution-label")}>
      <div className="solution-bar">
        <SteadyButton isOff={at === 0} onPress={() => step(0)} label={say("replay-first")}>
          <Icon sign="first" />
        </SteadyButton>
        <SteadyButton isOff={at === 0} onPress={() => step(at - 1)} label={say("replay-previous")}>
          <Icon sign="back" />
        </SteadyButton>
        <SteadyButton
          isOff={at === last}
          onPress={() => setPlaying(!isPlaying)}
          label={say(isPlaying ? "replay-pause" : "replay-play")}
        >
          <Icon sign={isPlaying ? "pause" : "play"} />
        </SteadyButton>
        <SteadyButton
          className="primary"
          ref={next}
          isOff={at === last}
          onPress={() => step(at + 1)}
          label={say("replay-next")}
        >
          <Icon sign="next" />
        </SteadyButton>
      </div>
      <button type="button" onClick={leaveSolution}>
        <Icon sign="undo" />
        {say("solo-solution-close")}
      </button>
    </section>
  );
}
