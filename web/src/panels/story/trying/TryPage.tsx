/** A move tried again: the lake before it, somebody's own idea, hints in steps, and what became of it. */

import { useCallback, useEffect, useRef } from "react";
import { parseMove } from "../../../geometry/move";
import { useSounds } from "../../../sound/sounds";
import type { Mistake } from "../../../store/logbook/mistakes";
import { closeTry, hintMore, openTry, useTrying } from "../../../store/story/trying";
import { useRoom } from "../../../store/table/room";
import type { TableState } from "../../../table/table";
import { useSay } from "../../../words/say";
import { moveText } from "../../../words/sentences";
import { Icon } from "../../kit/Icon";
import { SteadyButton } from "../../kit/SteadyButton";
import { TryAgain } from "../../kit/TryAgain";
import { Announcer } from "../../table/Announcer";
import { TableLake } from "../../table/TableLake";
import { Status } from "../../table/turn/Status";
import { Tray } from "../../table/turn/Tray";
import { TurnPanel } from "../../table/turn/TurnPanel";
import { type Names, pointsOf } from "../figures";
import { CourseBar, CourseStatus } from "./CourseBar";
import type { Onward } from "./onward";
import { TryOutcome } from "./TryOutcome";
import "../../../style/learn.css";
import "../../../style/solo.css";
import "../../../style/story.css";

interface TryPageProps {
  readonly mistake: Mistake;
  readonly names: Names; // must be the same object every time
  readonly back: Onward; // at any time
  readonly onward?: Onward; // once it is solved; the way back if there is none
}

export function TryPage({ mistake, names, back, onward = back }: TryPageProps) {
  const say = useSay();
  const state = useRoom((room) => room.state);
  const { lake, problem } = useTrying();
  const open = useCallback(() => void openTry(mistake, names), [mistake, names]);
  useEffect(() => {
    open();
    return closeTry;
  }, [open]);
  useSounds();
  useEffect(() => {
    document.title = `${say("story-try")} · ${say("title")}`;
  }, [say]);
  return (
    <main id="main" className="page puzzle fits">
      <header>
        <button type="button" className="quiet" aria-label={back.label} onClick={back.go}>
          <Icon sign={back.sign} />
        </button>
        <h1>{say("story-try")}</h1>
      </header>
      {problem && <TryAgain problem={problem} onAgain={open} />}
      {lake && state && <TryTable mistake={mistake} state={state} onward={onward} />}
      {!lake && !problem && <p>{say("loading")}</p>}
      <Announcer />
    </main>
  );
}

function TryTable({ mistake, state, onward }: { mistake: Mistake; state: TableState; onward: Onward }) {
  const { outcome, course, isFollowing } = useTrying();
  const seat = state.seats.findIndex(({ colour }) => colour === mistake.colour);
  const isOpen = outcome === null;
  const hasFollowed = isFollowing || course.length > 1;
  return (
    <div className="puzzle-table">
      <div className="board">
        <Question mistake={mistake} />
        <div className="puzzle-lake board-lake">
          {isOpen ? <Status state={state} /> : <CourseStatus state={state} />}
          <TableLake state={state} isOpen={isOpen} />
        </div>
        <div className="puzzle-turn board-hand">
          {isOpen && (
            <>
              <Tray state={state} seat={seat} />
              <TurnPanel state={state} />
            </>
          )}
          {!isOpen && !hasFollowed && <TryOutcome mistake={mistake} outcome={outcome} onward={onward} />}
          {hasFollowed && <CourseBar onward={onward} />}
        </div>
      </div>
      <div className="board-more">{isOpen && <Hints mistake={mistake} />}</div>
    </div>
  );
}

/** What happened here, said kindly, and what is asked for. */
function Question({ mistake }: { mistake: Mistake }) {
  const say = useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={`puzzle-question try-question board-head sheet seat-${mistake.colour}`}>
      <h2 ref={heading} tabIndex={-1}>
        {say("try-before", { move: moveText(say, mistake.move), points: pointsOf(mistake.cost) })}
      </h2>
      <p>{say("try-any")}</p>
    </section>
  );
}

/** Hints in steps, on request. */
function Hints({ mistake }: { mistake: Mistake }) {
  const say = useSay();
  const hint = useTrying((trying) => trying.hint);
  const { end, near, far, length, height } = parseMove(mistake.best);
  const steps = ([1, 2, 3] as const).slice(0, hint);
  return (
    <>
      <div role="status" className="puzzle-advice">
        {steps.length > 0 && (
          <p className="hint-line">
            {steps.map((step) => say("try-hint", { step, end, near, far, length, height })).join(" ")}
          </p>
        )}
      </div>
      <SteadyButton isOff={hint === 3} onPress={hintMore}>
        <Icon sign="hint" />
        {say(hint ? "hint-more" : "hint")}
      </SteadyButton>
    </>
  );
}
