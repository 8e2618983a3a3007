/** Rooms that are waiting for people. */

import { Anchor } from "../panels/kit/Anchor";
import { PageHead } from "../panels/kit/PageHead";
import { Portrait } from "../panels/kit/Portrait";
import { useOpenRooms } from "../store/table/openRooms";
import { colourOf } from "../store/table/turn/turn";
import { nameOf } from "../words/people";
import { useSay } from "../words/say";
import { refusalText } from "../words/sentences";

export default function OpenRooms() {
  const say = useSay();
  const { rooms, problem } = useOpenRooms();
  return (
    <main id="main" className="page">
      <PageHead title={say("open-rooms")} />
      {problem && (
        <p className="error" role="alert">
          {refusalText(say, { code: problem })}
        </p>
      )}
      {rooms?.length === 0 && <p>{say("open-rooms-none")}</p>}
      <ul className="stack">
        {rooms?.map((room) => (
          <li key={room.code}>
            <Anchor to={`/r/${room.code}`} className="room-card">
              <span className="row">
                {room.seats.map((seat) => (
                  <span key={seat.colour} className="room-seat">
                    <Portrait colour={colourOf(seat)} size={36} /> {nameOf(say, seat, room.seats)}
                  </span>
                ))}
              </span>
              <span className="hint-text">
                {say("variant", { variant: room.variant })} · {say("clock-seconds", { count: room.clock })}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
      <Anchor to="/friends" className="button">
        {say("make-room")}
      </Anchor>
    </main>
  );
}
