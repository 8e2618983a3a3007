/** A solution of a puzzle, step by step on a small chart. */

import { useMemo, useState } from "react";
import { moverOf } from "../../geometry/mover";
import { parsePosition } from "../../geometry/position";
import { LakeDrawing } from "../../map/FlatLake";
import { useSolutionSteps } from "../../store/puzzle/solutionSteps";
import { floatsIn, NOTHING_HELD, pictureOf } from "../../store/table/lakePicture";
import { tableState } from "../../store/table/tableState";
import { useSay } from "../../words/say";
import { moveText, refusalText } from "../../words/sentences";
import { readGoal } from "../../words/texts/goal";
import { Icon } from "../kit/Icon";
import { SteadyButton } from "../kit/SteadyButton";

export function SolutionSteps({ puzzle, moves }: { puzzle: string; moves: readonly string[] }) {
  const say = useSay();
  const [step, setStep] = useState(0);
  const { positions, problem } = useSolutionSteps(puzzle, moves);
  const position = positions[step];
  const last = positions.at(-1);
  const { kind, cell: mark } = readGoal(puzzle.split(" ")[0] ?? "");
  const moverAt = (move: string) => moverOf(parsePosition(last ?? ""), move);
  const picture = useMemo(() => {
    if (!position || !last) return null;
    const move = moves[step - 1];
    const played = move ? { moves: [move], mover: moverOf(parsePosition(last), move) } : {};
    const drawn = pictureOf(tableState(position, played), [], NOTHING_HELD, null);
    return { ...drawn, mark, floats: kind === "escape" ? floatsIn(drawn) : [] };
  }, [position, last, moves, step, kind, mark]);
  if (problem)
    return (
      <p className="error" role="alert">
        {refusalText(say, { code: problem })}
      </p>
    );
  if (!picture || !last) return <p role="status">{say("loading")}</p>;
  return (
    <div className="stack">
      <div className="solution-lake">
        <LakeDrawing picture={picture} />
      </div>
      <div className="solution-steps" role="group" aria-label={say("make-solution")}>
        <SteadyButton isOff={!step} onPress={() => setStep(step - 1)} label={say("replay-previous")}>
          <Icon sign="back" />
        </SteadyButton>
        <p aria-live="polite">{say(step ? "replay-ply" : "replay-start", { ply: step, count: moves.length })}</p>
        <SteadyButton
          className="primary"
          isOff={step === moves.length}
          onPress={() => setStep(step + 1)}
          label={say("replay-next")}
        >
          <Icon sign="next" />
        </SteadyButton>
      </div>
      <ol className="solution-moves">
        {moves.map((move, index) => (
          <li key={move} aria-current={index + 1 === step ? "step" : undefined}>
            {say("news-moved", { colour: moverAt(move), move: moveText(say, move) })}
          </li>
        ))}
      </ol>
    </div>
  );
}
