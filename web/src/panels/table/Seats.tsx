/** Who sits where, with what is left of each monster. */

import { useState } from "react";
import type { SeatState, State } from "../../protocol";
import { act, useRoom } from "../../store/table/room";
import { colourOf } from "../../store/table/turn";
import { useSay } from "../../words/say";
import { nameOf } from "../../words/sentences";
import { boxOf } from "../../words/texts/boxes/reader";
import { LevelSheet } from "../kit/LevelSheet";
import { Portrait } from "../kit/Portrait";
import { Silhouettes } from "../kit/SegmentShape";

export function Seats({ state, onSit }: { state: State; onSit: (seat: number) => void }) {
  const say = useSay();
  return (
    <ol className={`seats seats-${state.seats.length}`} aria-label={say("seats-label")}>
      {state.seats.map((seat, number) => (
        <Seat key={seat.colour} state={state} seat={seat} number={number} onSit={onSit} />
      ))}
    </ol>
  );
}

function Seat({
  state,
  seat,
  number,
  onSit,
}: {
  state: State;
  seat: SeatState;
  number: number;
  onSit: (seat: number) => void;
}) {
  const say = useSay();
  const { you, presence } = useRoom();
  const colour = colourOf(seat);
  const isAway = seat.kind === "person" && presence !== null && !presence.seats[number];
  const isBlocked = state.phase === "playing" && seat.left > 0 && !seat.can_move;
  const isWinner = state.winners.includes(number);
  const notes = [
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
          <strong>{nameOf(say, seat)}</strong> <span className="sr-only">{say("monster", { colour })}</span>
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
    </li>
  );
}

function SeatButtons({
  state,
  seat,
  number,
  isAway,
  onSit,
}: {
  state: State;
  seat: SeatState;
  number: number;
  isAway: boolean;
  onSit: (seat: number) => void;
}) {
  const say = useSay();
  const you = useRoom((room) => room.you);
  const [isEmploying, setEmploying] = useState(false);
  const colour = colourOf(seat);
  if (seat.kind === "open")
    return (
      <div className="seat-buttons">
        <button
          type="button"
          onClick={() => onSit(number)}
          aria-label={`${say("sit-here")}: ${say("monster", { colour })}`}
        >
          {say("sit-here")}
        </button>
        {you.length > 0 && (
          <button
            type="button"
            onClick={() => setEmploying(true)}
            aria-label={`${say("employ")}: ${say("monster", { colour })}`}
          >
            {say("employ")}
          </button>
        )}
        {isEmploying && (
          <LevelSheet
            onChoose={(level) => void act({ kind: "employ", seat: number, level })}
            onClose={() => setEmploying(false)}
          />
        )}
      </div>
    );
  if (isAway && !seat.level && you.length && !you.includes(number) && state.phase === "playing")
    return (
      <div className="seat-buttons">
        <button
          type="button"
          onClick={() => void act({ kind: "employ", seat: number })}
          aria-label={`${say("stand-in")}: ${seat.name}`}
        >
          {say("stand-in")}
        </button>
      </div>
    );
  return null;
}
