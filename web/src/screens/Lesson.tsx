/** The first lesson: ten steps that are played, not read. */

import { useEffect, useRef } from "react";
import { Anchor } from "../panels/kit/Anchor";
import { Icon } from "../panels/kit/Icon";
import { PageHead } from "../panels/kit/PageHead";
import { Portrait } from "../panels/kit/Portrait";
import { PracticeProblem, PracticeTable, usePracticeState } from "../panels/lesson/PracticeTable";
import { Announcer } from "../panels/table/Announcer";
import { useSounds } from "../sound/sounds";
import { beginAgain, type LessonStep, layStep, leaveLesson, STEPS, showMove, useLesson } from "../store/lesson/lesson";
import { useSay } from "../words/say";
import "../style/learn.css";

export default function Lesson() {
  const say = useSay();
  const step = useLesson((lesson) => lesson.step);
  useSounds();
  useEffect(() => {
    layStep();
    return leaveLesson;
  }, []);
  const found = STEPS[step];
  return (
    <main id="main" className="page lesson fits">
      <PageHead title={say("first-lesson")} />
      <Progress />
      {found && <PracticeProblem />}
      {found ? <Step key={found.id} step={found} number={step + 1} /> : <Finished />}
      <Announcer />
    </main>
  );
}

/** All steps, as pegs on a line; each can be opened. */
function Progress() {
  const say = useSay();
  const { step, done } = useLesson();
  return (
    <nav aria-label={say("lesson-steps")}>
      <ol className="pegs">
        {STEPS.map(({ id }, index) => (
          <li key={id}>
            <button
              type="button"
              className={`peg ${done.includes(id) ? "peg-done" : ""}`}
              aria-current={index === step ? "step" : undefined}
              aria-label={say(done.includes(id) ? "lesson-peg-done" : "lesson-peg", {
                number: index + 1,
                title: say(`lesson-${id}`),
              })}
              onClick={() => layStep(index)}
            >
              {done.includes(id) && index !== step ? <Icon sign="check" /> : index + 1}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Step({ step, number }: { step: LessonStep; number: number }) {
  const say = useSay();
  const state = usePracticeState("lesson");
  const result = useLesson((lesson) => lesson.result);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  return (
    <div className="lesson-step">
      <div className="board">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a small phone it scrolls, and so it must by keyboard */}
        <section className="lesson-words board-head sheet stack" aria-labelledby="lesson-step" tabIndex={0}>
          <p className="hint-text lesson-number">{say("lesson-number", { number, count: STEPS.length })}</p>
          <h2 id="lesson-step" ref={heading} tabIndex={-1}>
            {say(`lesson-${step.id}`)}
          </h2>
          <p>{say(`lesson-${step.id}-text`)}</p>
          <p className="task">
            <Icon sign="next" />
            <strong>{say(`lesson-${step.id}-task`)}</strong>
          </p>
        </section>
        {state && <PracticeTable state={state} isOpen={result === "none"} />}
      </div>
      <div className="lesson-outcome board-more stack">
        <Outcome step={step} number={number} />
      </div>
    </div>
  );
}

/** What became of the move, and what to do next. */
function Outcome({ step, number }: { step: LessonStep; number: number }) {
  const say = useSay();
  const result = useLesson((lesson) => lesson.result);
  const onward = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (result === "none") return;
    onward.current?.focus({ preventScroll: true });
    onward.current?.scrollIntoView({ block: "nearest" });
  }, [result]);
  const isLast = number === STEPS.length;
  return (
    <>
      <div role="status" className={`outcome outcome-${result}`}>
        {result === "done" && (
          <>
            <Portrait colour="orange" mood="proud" size={56} />
            <p>{say(`lesson-${step.id}-done`)}</p>
          </>
        )}
        {result === "other" && <p>{say(`lesson-${step.id}-other`)}</p>}
      </div>
      <div className="row">
        {result === "done" && (
          <button type="button" className="primary" ref={onward} onClick={() => layStep(number)}>
            {say(isLast ? "lesson-finish" : "lesson-next")}
            <Icon sign="next" />
          </button>
        )}
        {result === "other" && (
          <button type="button" className="primary" ref={onward} onClick={() => layStep()}>
            <Icon sign="again" />
            {say("try-again")}
          </button>
        )}
        {result === "none" && (
          <button type="button" onClick={showMove}>
            <Icon sign="hint" />
            {say("lesson-show")}
          </button>
        )}
        {result !== "done" && (
          <button type="button" className="quiet" onClick={() => layStep(number)}>
            {say("lesson-skip")}
          </button>
        )}
      </div>
    </>
  );
}

function Finished() {
  const say = useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="sheet stack lesson-finished">
      <div className="row" aria-hidden="true">
        {(["orange", "green", "purple", "black"] as const).map((colour) => (
          <Portrait key={colour} colour={colour} mood="proud" size={72} />
        ))}
      </div>
      <h2 ref={heading} tabIndex={-1}>
        {say("lesson-finished")}
      </h2>
      <p>{say("lesson-finished-text")}</p>
      <div className="row">
        <Anchor to="/new" className="button primary big">
          <Icon sign="play" />
          {say("lesson-play")}
        </Anchor>
        <Anchor to="/rules" className="button">
          <Icon sign="book" />
          {say("rules")}
        </Anchor>
        <button type="button" onClick={beginAgain}>
          <Icon sign="again" />
          {say("lesson-begin-again")}
        </button>
      </div>
    </section>
  );
}
