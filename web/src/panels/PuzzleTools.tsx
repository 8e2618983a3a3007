/** Help with a puzzle: back, all back, hints, whether it still can be solved, the solution. */

import { type PuzzleTable, startOver, takeBack, usePuzzle } from "../store/puzzle";
import { askForAdvice, askWhetherSolvable, placementFor, showSolution } from "../store/puzzleHelp";
import { type Say, useSay } from "../words/say";
import { Icon, type Sign } from "./Icon";

export function PuzzleTools({ onShare }: { onShare: () => void }) {
  const say = useSay();
  const table = usePuzzle();
  const { state, turns, advice, isBusy, isAnswering } = table;
  const isOver = state?.over ?? true;
  const isUntouched = turns.length === 0;
  const isFullyAdvised = advice !== null && advice !== "none" && advice.step === 3;
  return (
    <div className="puzzle-help">
      <div className="tools" role="group" aria-label={say("solo-tools")}>
        {!isOver && (
          <>
            <Tool sign="undo" text={say("undo")} isOff={isUntouched} onPress={() => void takeBack()} />
            <Tool sign="again" text={say("solo-reset")} isOff={isUntouched} onPress={() => void startOver()} />
            <Tool
              sign="hint"
              text={say(advice && advice !== "none" ? "hint-more" : "hint")}
              isOff={isBusy || isAnswering || isFullyAdvised || advice === "none"}
              onPress={() => void askForAdvice()}
            />
            <Tool
              sign="question"
              text={say("solo-check")}
              isOff={isBusy || isAnswering}
              onPress={() => void askWhetherSolvable()}
            />
          </>
        )}
        <Tool
          sign="eye"
          text={say("solo-solution")}
          isOff={isBusy || isAnswering}
          onPress={() => void showSolution()}
        />
        {!isOver && <Tool sign="share" text={say("share")} onPress={onShare} />}
      </div>
      <div role="status">
        {helpTexts(say, table).map((text) => (
          <p key={text} className="hint-line">
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}

interface ToolProps {
  readonly sign: Sign;
  readonly text: string;
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

function Tool({ sign, text, isOff = false, onPress }: ToolProps) {
  return (
    <button type="button" className="tool" disabled={isOff} onClick={onPress}>
      <Icon sign={sign} />
      <span>{text}</span>
    </button>
  );
}

function helpTexts(say: Say, { state, advice, check }: PuzzleTable): readonly string[] {
  const found: string[] = [];
  if (check === "asking") found.push(say("solo-check-asking"));
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
