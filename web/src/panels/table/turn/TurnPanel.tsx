/** The turn in words and buttons: the list of placements or the question between them, confirm, step back. */

import { useEffect, useRef } from "react";
import { textOf } from "../../../geometry/move";
import { useRoom } from "../../../store/table/room";
import { alternatives, placementsLeft, placementsOf } from "../../../store/table/turn/choices";
import { browse, commit, stepBack, useHand } from "../../../store/table/turn/hand";
import { colourOf, ownTurn } from "../../../store/table/turn/turn";
import type { TableState } from "../../../table/table";
import { useSay } from "../../../words/say";
import { placementText } from "../../../words/sentences";
import { Icon } from "../../kit/Icon";
import { CoachQuestion } from "./CoachQuestion";
import { WhichPlacement } from "./WhichPlacement";

/** Takes its room in others' turns too: the lake keeps its size. */
export function TurnPanel({ state }: { state: TableState }) {
  const you = useRoom((room) => room.you);
  return (
    <div className="turn-space">
      {ownTurn(state, you) !== null && (
        <div className="turn">{state.choices.length > 0 && <Choosing state={state} />}</div>
      )}
    </div>
  );
}

function Choosing({ state }: { state: TableState }) {
  const { hand, chosen } = useHand();
  const isAsking = useRef(false);
  const confirm = useRef<HTMLButtonElement>(null);
  const options = chosen ? [] : alternatives(placementsOf(state.choices), hand);
  useEffect(() => {
    if (isAsking.current && chosen) confirm.current?.focus({ preventScroll: true }); // the answer's button is gone
    isAsking.current = options.length > 0;
  }, [chosen, options.length]);
  const colour = colourOf(state.seats[state.turn ?? 0]);
  return (
    <>
      <Placements state={state} confirm={confirm} />
      {chosen && <CoachQuestion move={textOf(chosen)} colour={colour} />}
      {options.length > 0 && <WhichPlacement options={options} colour={colour} />}
    </>
  );
}

function Placements({ state, confirm }: { state: TableState; confirm: React.RefObject<HTMLButtonElement | null> }) {
  const say = useSay();
  const { hand, chosen, isSending } = useHand();
  const { list, index } = placementsLeft(placementsOf(state.choices), hand, chosen);
  const count = list.length;
  const isOnly = count === 1 && index === 0;
  const isEmpty = hand.length === null && hand.near === null && !chosen;
  return (
    <div className="placements" role="group" aria-label={say("placements-label")}>
      <p className="placements-count">
        <span>
          {index < 0 || isOnly ? say("placements-count", { count }) : say("placement-of", { index: index + 1, count })}
        </span>
        {chosen && <span className="placements-what">{placementText(say, chosen)}</span>}
      </p>
      <button type="button" className="cancel" onClick={stepBack} disabled={isEmpty} aria-label={say("step-back")}>
        <Icon sign="undo" />
      </button>
      <button type="button" className="previous" onClick={() => browse(-1)} aria-label={say("placement-previous")}>
        <Icon sign="back" />
      </button>
      <button type="button" className="next" onClick={() => browse(1)} aria-label={say("placement-next")}>
        <Icon sign="next" />
      </button>
      <button
        type="button"
        className="primary confirm"
        ref={confirm}
        disabled={!chosen || isSending}
        onClick={() => commit()}
      >
        <Icon sign="check" />
        {say(isSending ? "sending" : "confirm")}
      </button>
    </div>
  );
}
