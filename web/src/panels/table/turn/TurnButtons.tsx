/** Hint and undo, and the question whether somebody may undo a turn. */

import { useEffect, useState } from "react";
import { textOf } from "../../../geometry/move";
import { moverOf } from "../../../geometry/mover";
import { parsePosition } from "../../../geometry/position";
import { act, askHint, useRoom } from "../../../store/table/room";
import { placementsOf } from "../../../store/table/turn/choices";
import { choose, useHand } from "../../../store/table/turn/hand";
import { ownTurn } from "../../../store/table/turn/turn";
import type { TableState } from "../../../table/table";
import { nameOf } from "../../../words/people";
import { useSay } from "../../../words/say";
import { refusalText } from "../../../words/sentences";
import { Icon } from "../../kit/Icon";

interface Advised {
  readonly move: string;
  readonly ply: number;
  readonly game: number;
  readonly step: 1 | 2 | 3;
}

export function TurnButtons({ state }: { state: TableState }) {
  const say = useSay();
  const you = useRoom((room) => room.you);
  const [advised, setAdvised] = useState<Advised | null>(null);
  const [isThinking, setThinking] = useState(false);
  const [problem, setProblem] = useState("");
  const seat = ownTurn(state, you);
  const hint = advised?.ply === state.ply && advised.game === state.game ? advised : null;
  const placement = hint && placementsOf(state.choices).find((one) => textOf(one) === hint.move);
  const undoer = lastMover(state, you);
  const isHinted = hint !== null;
  useEffect(() => (isHinted ? unmark : undefined), [isHinted]);

  const askForHint = async () => {
    if (seat === null) return;
    setProblem("");
    if (hint) {
      const step = hint.step < 3 ? ((hint.step + 1) as 2 | 3) : 3;
      setAdvised({ ...hint, step });
      if (step === 3 && placement) choose(placement);
      return;
    }
    setThinking(true);
    const reply = await askHint(seat);
    setThinking(false);
    if (reply.kind === "advice") {
      setAdvised({ move: reply.move, ply: state.ply, game: state.game, step: 1 });
      const found = placementsOf(state.choices).find((one) => textOf(one) === reply.move);
      if (found) useHand.setState({ cursor: found.near });
    } else if (reply.kind === "refused") setProblem(refusalText(say, reply));
  };
  const undo = async () => {
    if (undoer === undefined) return;
    const reply = await act({ kind: "undo", seat: undoer });
    setProblem(reply.kind === "refused" ? refusalText(say, reply) : "");
  };
  if (!you.length) return null;
  return (
    <div className="turn-buttons">
      <div className="row">
        {state.phase === "playing" && state.hints && (
          <button
            type="button"
            onClick={() => void askForHint()}
            disabled={seat === null || isThinking || hint?.step === 3}
          >
            <Icon sign="hint" />
            {say(isThinking ? "hint-thinking" : hint ? "hint-more" : "hint")}
          </button>
        )}
        <button type="button" onClick={() => void undo()} disabled={undoer === undefined || state.undo !== null}>
          <Icon sign="undo" />
          {say("undo")}
        </button>
      </div>
      {hint && placement && (
        <p className="hint-line" role="status">
          {say("hint-step", {
            step: hint.step,
            end: placement.end,
            near: placement.near,
            far: placement.far,
            height: placement.height,
            length: placement.length,
          })}
        </p>
      )}
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <UndoQuestion state={state} />
    </div>
  );
}

/** The mark of a hint goes with the move. */
function unmark(): void {
  useHand.setState({ cursor: null });
}

/** Of this device's seats that may undo a turn, the one that moved last. */
function lastMover(state: TableState, you: readonly number[]): number | undefined {
  const position = parsePosition(state.position);
  const colours = state.seats.map((seat) => seat.colour);
  const movers = state.moves.map((move) => colours.indexOf(moverOf(position, move)));
  return movers.findLast((seat) => you.includes(seat) && state.can_undo.includes(seat));
}

function UndoQuestion({ state }: { state: TableState }) {
  const say = useSay();
  const you = useRoom((room) => room.you);
  if (!state.undo) return null;
  const asker = state.seats[state.undo.seat];
  const own = you.find((seat) => state.undo?.waiting.includes(seat));
  if (!asker) return null;
  const name = nameOf(say, asker, state.seats);
  if (own === undefined) return <p role="status">{say("undo-waiting", { name })}</p>;
  const answer = (agreed: boolean) => void act({ kind: "answer", seat: own, agreed });
  return (
    <div className="question" role="alert">
      <p>{say("undo-question", { name })}</p>
      <div className="row">
        <button type="button" className="primary" onClick={() => answer(true)}>
          {say("undo-agree")}
        </button>
        <button type="button" onClick={() => answer(false)}>
          {say("undo-refuse")}
        </button>
      </div>
    </div>
  );
}
