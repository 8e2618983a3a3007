/** One line: whose turn it is, and what to do next. */

import { stepOf, useHand } from "../../store/table/hand";
import { useRoom } from "../../store/table/room";
import { colourOf, ownTurn } from "../../store/table/turn";
import type { TableState } from "../../table/table";
import { useSay } from "../../words/say";
import { nameOf } from "../../words/sentences";
import { TimeLeft } from "./TimeLeft";

export function Status({ state }: { state: TableState }) {
  const say = useSay();
  const you = useRoom((room) => room.you);
  const step = stepOf(useHand());
  const seat = state.turn === null ? undefined : state.seats[state.turn];
  if (state.phase === "waiting") return <p className="status">{say("status-waiting")}</p>;
  if (state.phase === "over" || !seat) return <p className="status">{say("status-over")}</p>;
  const colour = colourOf(seat);
  const isOwn = ownTurn(state, you) !== null;
  const isStart = state.choices[0]?.start !== undefined;
  const passed = state.last?.passed ?? [];
  return (
    <p className={`status seat-${colour}`}>
      <span className="status-dot" aria-hidden="true" />
      <span>
        {passed.map((one) => (
          <span key={one}>{say("passes", { colour: one })} </span>
        ))}
        <strong>{say("turn", { colour })}.</strong>{" "}
        {isOwn
          ? say(isStart ? "status-start" : "status-own", { step })
          : say("status-other", { name: nameOf(say, seat), kind: seat.level ? "computer" : "person" })}
      </span>
      <TimeLeft />
    </p>
  );
}
