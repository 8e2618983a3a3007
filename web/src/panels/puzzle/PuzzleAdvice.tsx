/** Help that was asked for: the hint so far, and whether the puzzle can still be solved. */

import { type PuzzleTable, usePuzzle } from "../../store/puzzle/puzzle";
import { placementFor } from "../../store/puzzle/puzzleHelp";
import { type Say, useSay } from "../../words/say";
import { ChanceButton, useChanceText } from "./LastChance";

export function PuzzleAdvice() {
  const say = useSay();
  const table = usePuzzle();
  const chance = useChanceText();
  const isLost = !table.state?.over && (table.check === "no" || table.advice === "none");
  return (
    <>
      <div role="status" className="puzzle-advice">
        {[...helpTexts(say, table), ...(isLost && chance ? [chance] : [])].map((text) => (
          <p key={text} className="hint-line">
            {text}
          </p>
        ))}
      </div>
      {isLost && (
        <div className="row">
          <ChanceButton />
        </div>
      )}
    </>
  );
}

function helpTexts(say: Say, { state, advice, check, chance, isBusy }: PuzzleTable): readonly string[] {
  const found: string[] = [];
  if (check === "asking") found.push(say("solo-check-asking"));
  else if (isBusy && chance !== "asking") found.push(say("hint-thinking"));
  if (check === "yes") found.push(say("puzzle-solvable-here"));
  if (check === "no") found.push(say("puzzle-unsolvable-here"));
  if (check === "unknown") found.push(say("solo-check-unknown"));
  if (check === "unsolved") found.push(say("solo-unsolved"));
  if (advice === "none") found.push(say("solo-no-hint"));
  else if (advice && state) {
    const placement = placementFor(state, advice.move);
    if (placement) found.push(say("hint-step", { step: advice.step, ...placement }));
  }
  return found;
}
