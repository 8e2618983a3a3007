/**
 * A puzzle is over: solved, with its stars and what comes next; or not, said kindly. The focus goes to the next button,
 * which is described by the outcome, so that a screen reader reads that out too.
 */

import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { PuzzleView } from "../../answers/puzzles";
import type { Colour } from "../../geometry/position";
import { go } from "../../store/device/route";
import { failuresOf } from "../../store/puzzle/failure";
import { startOver, takeBack, usePuzzle } from "../../store/puzzle/puzzle";
import { useSay } from "../../words/say";
import { Icon } from "../kit/Icon";
import { Portrait } from "../kit/Portrait";
import { Stars } from "../kit/Stars";
import { ChanceButton, useChanceText } from "./LastChance";

interface PuzzleOutcomeProps {
  readonly view: PuzzleView;
  readonly onward: { readonly to: string; readonly label: string };
}

export function PuzzleOutcome({ view, onward }: PuzzleOutcomeProps) {
  const isSolved = usePuzzle((table) => table.state?.solved ?? false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const colour = view.turn as Colour;
  return isSolved ? (
    <Solved view={view} colour={colour} onward={onward} button={button} />
  ) : (
    <Failed view={view} colour={colour} button={button} />
  );
}

type ButtonRef = RefObject<HTMLButtonElement | null>;

function Solved({
  view: { par },
  colour,
  onward,
  button,
}: PuzzleOutcomeProps & { readonly colour: Colour; readonly button: ButtonRef }) {
  const say = useSay();
  const { stars, placed } = usePuzzle();
  const score = placed < par ? "under" : placed > par ? "over" : "even";
  return (
    <section className="puzzle-outcome puzzle-solved">
      <div id="puzzle-verdict" className="puzzle-verdict">
        <Portrait colour={colour} mood="proud" size={72} />
        <div>
          <h2>{say("puzzle-solved")}</h2>
          <Stars count={stars} />
          <span className="sr-only">{say("solo-solved-label", { stars })}</span>
          <p>{say("solo-solved-stars", { stars })}</p>
          {par > 0 && placed > 0 && <p>{say("solo-par-result", { par, placed, score })}</p>}
        </div>
      </div>
      <NextButtons button={button} onNext={() => go(onward.to)} again={say("solo-again")}>
        {onward.label}
        <Icon sign="next" />
      </NextButtons>
    </section>
  );
}

function Failed({ view, colour, button }: { view: PuzzleView; colour: Colour; button: ButtonRef }) {
  const say = useSay();
  const state = usePuzzle((table) => table.state);
  const chance = useChanceText();
  const why = state ? failuresOf(view, state) : [];
  return (
    <section className="puzzle-outcome puzzle-failed">
      <div id="puzzle-verdict" className="puzzle-verdict">
        <Portrait colour={colour} mood="sulking" size={56} />
        <div>
          {why.map(({ key, figures }) => (
            <p key={key} className="puzzle-why">
              <strong>{say(`solo-failed-${key}`, figures)}</strong>
            </p>
          ))}
          <p role="status">{chance || say("solo-failed")}</p>
        </div>
      </div>
      <NextButtons button={button} onNext={() => void takeBack()} again={say("solo-reset")} more={<ChanceButton />}>
        <Icon sign="undo" />
        {say("undo")}
      </NextButtons>
    </section>
  );
}

interface NextButtonsProps {
  readonly button: ButtonRef;
  readonly onNext: () => void;
  readonly again: string; // what starting over is called
  readonly more?: ReactNode; // another button
  readonly children: ReactNode; // of the first button
}

function NextButtons({ button, onNext, again, more, children }: NextButtonsProps) {
  return (
    <div className="row">
      <button type="button" className="primary" ref={button} aria-describedby="puzzle-verdict" onClick={onNext}>
        {children}
      </button>
      <button type="button" onClick={() => void startOver()}>
        <Icon sign="again" />
        {again}
      </button>
      {more}
    </div>
  );
}
