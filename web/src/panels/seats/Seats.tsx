/** Who sits where, with what is left of each monster. */

import type { SeatState, State } from "../../protocol";
import { useRoom } from "../../store/table/room";
import { colourOf } from "../../store/table/turn/turn";
import { hidesLevel, nameOf } from "../../words/people";
import { useSay } from "../../words/say";
import { boxOf } from "../../words/texts/boxes/reader";
import { Portrait } from "../kit/Portrait";
import { Silhouettes } from "../kit/SegmentShape";
import { SeatBubble } from "./SeatBubble";
import { SeatButtons } from "./SeatButtons";

interface SeatsProps {
  readonly state: State;
  readonly onSit: (seat: number) => void;
  readonly isDecided?: boolean; // else the end is still being counted
}

export function Seats({ state, onSit, isDecided = true }: SeatsProps) {
  const say = useSay();
  return (
    <ol className={`seats seats-${state.seats.length}`} aria-label={say("seats-label")}>
      {state.seats.map((seat, number) => (
        <Seat
          key={seat.colour}
          state={state}
          seat={seat}
          number={number}
          isWinner={isDecided && state.winners.includes(number)}
          onSit={onSit}
        />
      ))}
    </ol>
  );
}

interface SeatProps {
  readonly state: State;
  readonly seat: SeatState;
  readonly number: number;
  readonly isWinner: boolean;
  readonly onSit: (seat: number) => void;
}

function Seat({ state, seat, number, isWinner, onSit }: SeatProps) {
  const say = useSay();
  const { you, presence } = useRoom();
  const colour = colourOf(seat);
  const isAway = seat.kind === "person" && presence !== null && !presence.seats[number];
  const isBlocked = state.phase === "playing" && seat.left > 0 && !seat.can_move;
  const notes = [
    hidesLevel(say, seat, state.seats) && say("level-name", { level: seat.level }),
    you.includes(number) && say("seat-yours"),
    seat.kind === "person" && seat.level && say("seat-stand-in", { level: seat.level }),
    isAway && !seat.level && say("seat-away"),
    isBlocked && say("seat-blocked"),
  ].filter(Boolean);
  return (
    <li className={`seat seat-${colour} ${state.turn === number && state.phase === "playing" ? "seat-turn" : ""}`}>
      <Portrait colour={colour} mood={isWinner ? "proud" : isBlocked ? "sulking" : "calm"} size={46} />
      <div className="seat-words">
        <p className="seat-name">
          <strong>{nameOf(say, seat, state.seats)}</strong>{" "}
          <span className="sr-only">{say("monster", { colour })}</span>
          {state.turn === number && state.phase === "playing" && (
            <span className="sr-only">, {say("seat-to-move")}</span>
          )}
        </p>
        <p className="seat-left">
          <span className="seat-count" aria-hidden="true">
            {seat.left}
          </span>
          <span className="seat-sentence">{[say("left", { count: seat.left }), ...notes].join(" · ")}</span>
        </p>
        <Silhouettes colour={colour} segments={boxOf(state.box).monsters[colour]} reserve={seat.reserve} />
      </div>
      <SeatButtons state={state} seat={seat} number={number} isAway={isAway} onSit={onSit} />
      <SeatBubble seat={number} />
    </li>
  );
}
