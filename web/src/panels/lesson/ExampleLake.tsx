/** A small live lake: tries that are allowed or refused, and a table for trying more. */

import { useEffect, useMemo, useRef, useState } from "react";
import { parseMove } from "../../geometry/move";
import { LakeDrawing } from "../../map/FlatLake";
import { type Example, pictureOfExample } from "../../store/lesson/examples";
import { practise, startAgain, stopPractising, usePractice } from "../../store/lesson/practice";
import { useSay } from "../../words/say";
import { placementText, refusalText } from "../../words/sentences";
import { Icon } from "../kit/Icon";
import { Announcer } from "../table/Announcer";
import { PracticeProblem, PracticeTable, usePracticeState } from "./PracticeTable";

interface ExampleLakeProps {
  readonly name: string;
  readonly title: string;
  readonly tries: readonly Example[];
  readonly isStill?: boolean; // to be looked at only: the page sits at another table
}

export function ExampleLake({ name, title, tries, isStill = false }: ExampleLakeProps) {
  const isLive = usePractice((practice) => practice.name === name);
  const [index, setIndex] = useState(0);
  const opener = useRef<HTMLButtonElement>(null);
  const wasLive = useRef(false);
  const example = tries[index];
  useEffect(() => {
    if (wasLive.current && !isLive) opener.current?.focus({ preventScroll: true });
    wasLive.current = isLive;
  }, [isLive]);
  if (!example) return null;
  return isLive ? (
    <LiveLake name={name} title={title} />
  ) : (
    <Still name={name} title={title} tries={tries} isStill={isStill} index={index} onIndex={setIndex} opener={opener} />
  );
}

interface StillProps extends ExampleLakeProps {
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly opener: React.RefObject<HTMLButtonElement | null>;
}

/** The drawing of a try, and what the rules say about it. */
function Still({ name, title, tries, isStill, index, onIndex, opener }: StillProps) {
  const say = useSay();
  const example = tries[index] as Example;
  const picture = useMemo(() => pictureOfExample(example), [example]);
  return (
    <figure className="example">
      <div className="example-lake">
        <LakeDrawing picture={picture} />
      </div>
      <figcaption className="example-words">
        <Verdict example={example} />
        <div className="row">
          {tries.length > 1 && (
            <div className="example-tries" role="group" aria-label={say("example-tries", { title })}>
              {tries.map((one, i) => (
                <button
                  type="button"
                  key={`${one.position} ${one.move}`}
                  className={`example-try ${one.refused ? "example-bad" : "example-good"}`}
                  aria-pressed={i === index}
                  aria-label={say(one.refused ? "example-refused-number" : "example-allowed-number", { number: i + 1 })}
                  onClick={() => onIndex(i)}
                >
                  <Icon sign={one.refused ? "close" : "check"} />
                </button>
              ))}
            </div>
          )}
          {!isStill && (
            <button
              type="button"
              ref={opener}
              className="example-open"
              aria-label={say("example-try-label", { title })}
              onClick={() => void practise(name, example.position)}
            >
              {say("example-try")}
            </button>
          )}
        </div>
      </figcaption>
    </figure>
  );
}

function Verdict({ example }: { example: Example }) {
  const say = useSay();
  const { move, refused } = example;
  return (
    <p className={`verdict ${refused ? "verdict-bad" : "verdict-good"}`} aria-live="polite">
      <Icon sign={refused ? "close" : "check"} />
      <span>
        <strong>{say(refused ? "example-refused" : "example-allowed")}</strong>{" "}
        {refused ? refusalText(say, refused) : placementText(say, parseMove(move))}
      </span>
    </p>
  );
}

/** The same position, to be played on. */
function LiveLake({ name, title }: { name: string; title: string }) {
  const say = useSay();
  const state = usePracticeState(name);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    return () => stopPractising(name);
  }, [name]);
  return (
    <section className="example example-live" ref={box} tabIndex={-1} aria-label={say("example-table", { title })}>
      <PracticeProblem />
      {state && <PracticeTable state={state} isFlat />}
      <div className="row">
        <button type="button" onClick={() => void startAgain()}>
          <Icon sign="again" />
          {say("practice-again")}
        </button>
        <button type="button" onClick={() => stopPractising(name)}>
          <Icon sign="close" />
          {say("practice-close")}
        </button>
      </div>
      <Announcer />
    </section>
  );
}
