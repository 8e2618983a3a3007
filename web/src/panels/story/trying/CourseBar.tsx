/** What would have followed: the engine's moves, to be looked at one by one. */

import { useEffect, useRef } from "react";
import { lookAt, tryAnother, useTrying } from "../../../store/story/trying";
import type { TableState } from "../../../table/table";
import { nameAt } from "../../../words/people";
import { useSay } from "../../../words/say";
import { moveText } from "../../../words/sentences";
import { Icon } from "../../kit/Icon";
import { SteadyButton } from "../../kit/SteadyButton";
import type { Onward } from "./onward";

export function CourseBar({ onward }: { onward: Onward }) {
  const say = useSay();
  const { course, at, isFollowing } = useTrying();
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  return (
    <section className="solution" aria-label={say("try-follow")}>
      <div className="course-bar">
        <SteadyButton isOff={at <= 1} onPress={() => lookAt(1)} label={say("replay-first")}>
          <Icon sign="first" />
        </SteadyButton>
        <SteadyButton isOff={at <= 1} onPress={() => lookAt(at - 1)} label={say("replay-previous")}>
          <Icon sign="back" />
        </SteadyButton>
        <SteadyButton
          className="primary"
          ref={next}
          isOff={at >= course.length}
          onPress={() => lookAt(at + 1)}
          label={say("replay-next")}
        >
          <Icon sign="next" />
        </SteadyButton>
      </div>
      <p role="status">{isFollowing && say("try-following")}</p>
      <div className="row">
        <button type="button" onClick={tryAnother}>
          <Icon sign="again" />
          {say("try-another")}
        </button>
        <button type="button" onClick={onward.go}>
          <Icon sign={onward.sign} />
          {onward.label}
        </button>
      </div>
    </section>
  );
}

/** The move that is shown last. */
export function CourseStatus({ state }: { state: TableState }) {
  const say = useSay();
  const { course, at } = useTrying();
  const last = course[at - 1];
  return (
    <p className={`status seat-${last?.colour}`} role="status">
      {last && (
        <>
          <span className="status-dot" aria-hidden="true" />
          <span>
            {say("moved-of", { name: nameAt(say, state.seats, last.colour), move: moveText(say, last.move) })}
          </span>
        </>
      )}
    </p>
  );
}
