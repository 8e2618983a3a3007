/** The turn in words and buttons: what to do now, the list of placements, confirm, step back. */

import { type Placement, textOf } from "../../geometry/move";
import { matching, placementsOf } from "../../store/table/choices";
import { choose, commit, stepBack, useHand } from "../../store/table/hand";
import { useRoom } from "../../store/table/room";
import { ownTurn } from "../../store/table/turn";
import type { TableState } from "../../table/table";
import { useSay } from "../../words/say";
import { isRule, placementText, refusalText } from "../../words/sentences";
import { Anchor } from "../kit/Anchor";
import { Icon } from "../kit/Icon";

export function TurnPanel({ state }: { state: TableState }) {
  const you = useRoom((room) => room.you);
  if (ownTurn(state, you) === null) return null;
  return (
    <div className="turn">
      <Refusal />
      {state.choices.length > 0 && <Placements state={state} />}
    </div>
  );
}

/** Why a try was refused, or why a card fits nowhere. */
function Refusal() {
  const say = useSay();
  const { refusedTry, tray } = useHand();
  if (tray)
    return (
      <p className="refusal" role="alert">
        {say("card-unfit-why", tray)}
      </p>
    );
  if (!refusedTry) return null;
  const { refused } = refusedTry;
  return (
    <p className="refusal" role="alert">
      {refusalText(say, refused)}{" "}
      {isRule(refused.code) && <Anchor to={`/rules#${refused.code}`}>{say("see-rule")}</Anchor>}
    </p>
  );
}

function Placements({ state }: { state: TableState }) {
  const say = useSay();
  const { hand, chosen, isSending } = useHand();
  const all = placementsOf(state.choices);
  const list = matching(all, { ...hand, end: null, near: null, far: null });
  const index = chosen ? list.findIndex((one) => textOf(one) === textOf(chosen)) : -1;
  const step = (by: 1 | -1) => {
    const from = index < 0 ? (by > 0 ? -1 : 0) : index;
    const next: Placement | undefined = list[(from + by + list.length) % list.length];
    if (next) choose(next);
  };
  const isEmpty = hand.length === null && hand.near === null && !chosen;
  return (
    <div className="placements" role="group" aria-label={say("placements-label")}>
      <button type="button" className="cancel" onClick={stepBack} disabled={isEmpty} aria-label={say("step-back")}>
        <Icon sign="undo" />
      </button>
      <button type="button" className="previous" onClick={() => step(-1)} aria-label={say("placement-previous")}>
        <Icon sign="back" />
      </button>
      <p className="placements-count">
        {index < 0
          ? say("placements-count", { count: list.length })
          : say("placement-of", { index: index + 1, count: list.length })}
        {chosen && <span className="placements-what">{placementText(say, chosen)}</span>}
      </p>
      <button type="button" className="next" onClick={() => step(1)} aria-label={say("placement-next")}>
        <Icon sign="next" />
      </button>
      <button type="button" className="primary confirm" disabled={!chosen || isSending} onClick={() => commit()}>
        <Icon sign="check" />
        {say(isSending ? "sending" : "confirm")}
      </button>
    </div>
  );
}
