/** Help with a puzzle: undo, start over, hints, whether it can still be solved, a lake to try things on, the solution. */

import { explorePosition } from "../../store/openlake/opening";
import { startOver, takeBack, usePuzzle } from "../../store/puzzle/puzzle";
import { askForAdvice, askWhetherSolvable, showSolution } from "../../store/puzzle/puzzleHelp";
import { useSay } from "../../words/say";
import { Icon, type Sign } from "../kit/Icon";
import { SteadyButton } from "../kit/SteadyButton";

export function PuzzleTools() {
  const say = useSay();
  const { state, turns, advice, isBusy, isAnswering } = usePuzzle();
  const isOver = state?.over ?? true;
  const isUntouched = turns.length === 0;
  const isFullyAdvised = advice !== null && advice !== "none" && advice.step === 3;
  return (
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
      {state && (
        <Tool
          sign="map"
          text={say("lake-explore")}
          isOff={isAnswering}
          onPress={() => void explorePosition(state.position)}
        />
      )}
      <Tool sign="eye" text={say("solo-solution")} isOff={isBusy || isAnswering} onPress={() => void showSolution()} />
    </div>
  );
}

interface ToolProps {
  readonly sign: Sign;
  readonly text: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
}

function Tool({ sign, text, isOff, onPress }: ToolProps) {
  return (
    <SteadyButton className="tool" isOff={isOff} onPress={onPress}>
      <Icon sign={sign} />
      <span>{text}</span>
    </SteadyButton>
  );
}
