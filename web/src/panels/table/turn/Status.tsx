/** One line: whose turn it is, and what to do next; at the end, who won. */

import { isBack } from "../../../store/table/moments";
import { useRoom } from "../../../store/table/room";
import { stepOf, useHand } from "../../../store/table/turn/hand";
import { colourOf, ownTurn } from "../../../store/table/turn/turn";
import type { TableState } from "../../../table/table";
import { nameAt, nameOf, turnText } from "../../../words/people";
import { useLanguage, useSay } from "../../../words/say";
import { victoryText } from "../../../words/victory";
import { TimeLeft } from "./TimeLeft";

export function Status({ state, isDecided = true }: { state: TableState; isDecided?: boolean }) {
  const say = useSay();
  const language = useLanguage();
  const you = useRoom((room) => room.you);
  const step = stepOf(useHand());
  const seat = state.turn === null ? undefined : state.seats[state.turn];
  if (state.phase === "waiting") return <p className="status">{say("status-waiting")}</p>;
  if (state.phase === "over" || !seat)
    return (
      <p className="status">
        {isDecided && state.winners.length ? victoryText(say, language, state) : say("status-over")}
      </p>
    );
  const isOwn = ownTurn(state, you) !== null;
  const isYours = isOwn && you.length === 1;
  const isStart = state.choices[0]?.start !== undefined;
  const passed = state.last?.passed ?? [];
  const name = nameOf(say, seat, state.seats);
  return (
    <p className={`status seat-${colourOf(seat)}`}>
      <span className="status-dot" aria-hidden="true" />
      <span>
        {passed.map((one) => (
          <span key={one}>{say("passes-of", { name: nameAt(say, state.seats, one) })} </span>
        ))}
        {isBack(state) && <strong className="back">{isYours ? say("back-yours") : say("back-of", { name })} </strong>}
        <strong>{isYours ? say("turn-yours") : turnText(say, seat, state.seats)}.</strong>{" "}
        {isOwn
          ? say(isStart ? "status-start" : "status-own", { step })
          : say("status-other", { name, kind: seat.level ? "computer" : "person" })}
      </span>
      <TimeLeft />
    </p>
  );
}
