/** One is blocked: a sulking monster, what bars each end, and that one may come back. */

import { useMemo } from "react";
import { type Bar, barsOf } from "../../../geometry/bars";
import { parsePosition } from "../../../geometry/position";
import { useHand } from "../../../store/table/turn/hand";
import { colourOf } from "../../../store/table/turn/turn";
import type { TableState } from "../../../table/table";
import { nameOf } from "../../../words/people";
import { type Say, useSay } from "../../../words/say";
import { Portrait } from "../../kit/Portrait";

interface BlockedCardProps {
  readonly state: TableState;
  readonly seat: number;
  readonly isAlone: boolean; // the only seat of this device
}

export function BlockedCard({ state, seat: number, isAlone }: BlockedCardProps) {
  const say = useSay();
  const isAsking = useHand((hand) => hand.isAskingBars);
  const seat = state.seats[number];
  const bars = useMemo(
    () => barsOf(parsePosition(state.position), seat?.colour ?? "", state.seats.length),
    [state.position, state.seats.length, seat?.colour],
  );
  if (!seat) return null;
  return (
    <section className={`blocked seat-${seat.colour}`} aria-labelledby="blocked-title">
      <Portrait colour={colourOf(seat)} mood="sulking" size={56} />
      <div className="stack">
        <h2 id="blocked-title">
          {isAlone ? say("blocked-yours") : say("blocked-of", { name: nameOf(say, seat, state.seats) })}
        </h2>
        <p>{say("blocked-about")}</p>
        <button type="button" aria-expanded={isAsking} onClick={() => useHand.setState({ isAskingBars: !isAsking })}>
          {say("blocked-why")}
        </button>
        {isAsking &&
          (["head", "tail"] as const).map((end) => (
            <div key={end}>
              <h3>{say("blocked-at", { end })}</h3>
              <ul className="bars">
                {bars
                  .filter((bar) => bar.end === end)
                  .map((bar) => (
                    <li key={bar.cell}>
                      <strong>{bar.cell}</strong> {barText(say, bar)}
                    </li>
                  ))}
              </ul>
            </div>
          ))}
      </div>
    </section>
  );
}

function barText(say: Say, { what, colour, height }: Bar): string {
  return say(what === "open" ? "blocked-open" : `cell-${what}`, { colour: colour ?? "", height });
}
