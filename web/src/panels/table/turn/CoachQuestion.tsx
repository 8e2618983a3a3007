/** The coach asks once whether a blunder is meant, without saying what would be better. */

import { useEffect, useRef } from "react";
import type { Colour } from "../../../geometry/position";
import { useCoach } from "../../../store/table/turn/coach";
import { commit, stepBack } from "../../../store/table/turn/hand";
import { useSay } from "../../../words/say";
import { Icon } from "../../kit/Icon";

export function CoachQuestion({ move, colour }: { move: string; colour: Colour }) {
  const doubt = useCoach((coach) => coach.doubt);
  return doubt?.move === move ? <Question lost={doubt.lost} colour={colour} /> : null;
}

function Question({ lost, colour }: { lost: number; colour: Colour }) {
  const say = useSay();
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus({ preventScroll: true }), []);
  const part = lost > 0.85 ? "all" : lost > 0.65 ? "most" : lost > 0.35 ? "half" : "some";
  return (
    <div className={`which coach-question seat-${colour}`} role="group" aria-labelledby="coach-asks">
      <p id="coach-asks" className="which-question" role="alert">
        {say("coach-sure", { part })}
      </p>
      <div className="coach-answers">
        <button type="button" className="primary" ref={again} aria-describedby="coach-asks" onClick={stepBack}>
          <Icon sign="undo" />
          {say("coach-again")}
        </button>
        <button type="button" onClick={() => commit()}>
          {say("coach-anyway")}
        </button>
      </div>
    </div>
  );
}
