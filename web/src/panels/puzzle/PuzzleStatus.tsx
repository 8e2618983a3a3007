/** One line above a puzzle's lake: what to do, what the reply was, or which step of the solution is shown. */

import type { PuzzleView } from "../../answers/puzzles";
import { moverOf } from "../../geometry/mover";
import { type Position, parsePosition } from "../../geometry/position";
import { type Solution, usePuzzle } from "../../store/puzzle/puzzle";
import type { TableState } from "../../table/table";
import { type Say, useSay } from "../../words/say";
import { moveText } from "../../words/sentences";
import { Status } from "../table/turn/Status";

export function PuzzleStatus({ view, state }: { view: PuzzleView; state: TableState }) {
  const solution = usePuzzle((table) => table.solution);
  return (
    <>
      <div role="status">{solution && <SolutionStep solution={solution} />}</div>
      {!solution && <TryStatus view={view} state={state} />}
    </>
  );
}

/** The person's own try; what happens in it is announced elsewhere. */
function TryStatus({ view, state }: { view: PuzzleView; state: TableState }) {
  const say = useSay();
  const { state: shown, answers, isAnswering } = usePuzzle();
  if (isAnswering && !answers.length) return <p className="status">{say("solo-answering")}</p>;
  const position = parsePosition(state.position);
  const last = answers.at(-1);
  return (
    <>
      {answers.length > 0 && (
        <ul className="puzzle-answers" aria-label={say("solo-answers")}>
          {answers.map((move) => (
            <li key={move} className={`seat-${moverOf(position, move)} ${move === last ? "puzzle-answer-last" : ""}`}>
              <span className="status-dot" aria-hidden="true" />
              {answerText(say, position, move)}
            </li>
          ))}
        </ul>
      )}
      {!shown?.over && !isAnswering && <Status state={state} />}
      {shown?.over && (
        <p className={`status seat-${view.turn}`}>
          <strong>{shown.solved ? say("puzzle-solved") : ""}</strong>
        </p>
      )}
    </>
  );
}

/** Who placed what. */
function answerText(say: Say, position: Position, move: string): string {
  return say("news-moved", { colour: moverOf(position, move), move: moveText(say, move) });
}

function SolutionStep({ solution: { states, at } }: { solution: Solution }) {
  const say = useSay();
  const count = states.length - 1;
  const state = states[at];
  const move = state?.moves.at(-1);
  return (
    <p className="status">
      {state && move
        ? say("solo-solution-step", { at, count, move: answerText(say, parsePosition(state.position), move) })
        : say("solo-solution-start", { count })}
    </p>
  );
}
