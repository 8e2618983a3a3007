/** A room that waits for people: a link to send, and who is there already. */

import type { SeatState, State } from "../../protocol";
import { useRoom } from "../../store/table/room";
import { colourOf } from "../../store/table/turn/turn";
import { nameOf } from "../../words/people";
import { useSay } from "../../words/say";
import { LevelPortrait } from "../kit/LevelPortrait";
import { Portrait } from "../kit/Portrait";
import { Share } from "../kit/Share";

/** For whoever sits there: the others are still to come. */
export function Invitation({ state, code }: { state: State; code: string }) {
  const say = useSay();
  return (
    <section className="invitation" aria-label={say("share-title")}>
      <Share code={code}>
        <WhoIsThere state={state} />
      </Share>
    </section>
  );
}

/** For whoever opens the link: who asks, and the seats that are free. */
export function Welcome({ state, onSit }: { state: State; onSit: (seat: number) => void }) {
  const say = useSay();
  const host = state.seats.find(({ kind }) => kind === "person");
  return (
    <section className="invitation" aria-labelledby="welcome">
      <h2 id="welcome">{host ? say("invites-you", { name: host.name }) : say("invited")}</h2>
      <WhoIsThere state={state} />
      <p>{say("invited-how")}</p>
      {state.seats.map(
        (seat, number) =>
          seat.kind === "open" && (
            <button key={seat.colour} type="button" className="primary big" onClick={() => onSit(number)}>
              <Portrait colour={colourOf(seat)} size={44} />
              {say("sit-title", { colour: seat.colour })}
            </button>
          ),
      )}
    </section>
  );
}

function WhoIsThere({ state }: { state: State }) {
  const say = useSay();
  const presence = useRoom((room) => room.presence);
  const isHere = (seat: SeatState, number: number) =>
    seat.kind === "computer" || (seat.kind === "person" && presence?.seats[number] !== false);
  return (
    <ul className="there" aria-label={say("there-label")}>
      {state.seats.map((seat, number) => (
        <li key={seat.colour} className={isHere(seat, number) ? "" : "there-not"}>
          {seat.kind === "computer" ? (
            <LevelPortrait level={seat.level} size={40} />
          ) : (
            <Portrait colour={colourOf(seat)} size={40} />
          )}
          <span>{nameOf(say, seat, state.seats)}</span>
        </li>
      ))}
    </ul>
  );
}
