/** What can be done about a seat: take it, put a computer there, let one play for somebody who is away, remove a guest. */

import { useEffect, useState } from "react";
import type { SeatState, State } from "../../protocol";
import { act, useRoom } from "../../store/table/room";
import { colourOf } from "../../store/table/turn/turn";
import { useSay } from "../../words/say";
import { refusalText } from "../../words/sentences";
import { LevelSheet } from "../kit/LevelSheet";
import { RemoveGuest } from "./RemoveGuest";

interface SeatButtonsProps {
  readonly state: State;
  readonly seat: SeatState;
  readonly number: number;
  readonly isAway: boolean;
  readonly onSit: (seat: number) => void;
}

export function SeatButtons({ state, seat, number, isAway, onSit }: SeatButtonsProps) {
  const say = useSay();
  const { you, isRemoved } = useRoom();
  const [isEmploying, setEmploying] = useState(false);
  const colour = colourOf(seat);
  if (seat.kind === "open")
    return (
      <div className="seat-buttons">
        {!isRemoved && (
          <button
            type="button"
            onClick={() => onSit(number)}
            aria-label={`${say("sit-here")}: ${say("monster", { colour })}`}
          >
            {say("sit-here")}
          </button>
        )}
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
  const isLeftAlone = isAway && !seat.level && you.length > 0 && !you.includes(number) && state.phase === "playing";
  return (
    <>
      {isGuestOf(state, you, seat) && <RemoveGuest number={number} name={seat.name} />}
      {isLeftAlone && <StandIn number={number} name={seat.name} />}
    </>
  );
}

/** Whether somebody else's device holds a seat in a room that this one made; the maker's seats have holder 0. */
function isGuestOf({ seats }: State, you: readonly number[], seat: SeatState): boolean {
  return seat.kind === "person" && seat.holder !== 0 && you.some((own) => seats[own]?.holder === 0);
}

/** A computer may play on once somebody has been away for a while; the button says when. */
function StandIn({ number, name }: { number: number; name: string }) {
  const say = useSay();
  const seconds = useSecondsUntilFree(number);
  const [problem, setProblem] = useState("");
  const employ = async () => {
    const reply = await act({ kind: "employ", seat: number });
    setProblem(reply.kind === "refused" ? refusalText(say, reply) : "");
  };
  const label = seconds > 0 ? say("stand-in-soon", { count: seconds }) : say("stand-in");
  return (
    <div className="seat-buttons">
      <button type="button" disabled={seconds > 0} onClick={() => void employ()} aria-label={`${label}: ${name}`}>
        {label}
      </button>
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

function useSecondsUntilFree(number: number): number {
  const { awaySince, absence } = useRoom();
  const [now, setNow] = useState(Date.now());
  const free = (awaySince[number] ?? now) + absence * 1000;
  const isFree = now >= free;
  useEffect(() => {
    if (isFree) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isFree]);
  return Math.max(0, Math.ceil((free - now) / 1000));
}
