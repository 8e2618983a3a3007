/** The end: the count of what is left, the tie-break, and the Monster of the Year with its photo. */

import { useMemo, useState } from "react";
import { LakeDrawing } from "../../map/FlatLake";
import { savePhoto } from "../../map/photo";
import type { State } from "../../protocol";
import { NOTHING_HELD, pictureOf } from "../../store/table/lakePicture";
import { act, useRoom } from "../../store/table/room";
import { colourOf } from "../../store/table/turn";
import { useSay } from "../../words/say";
import { nameOf } from "../../words/sentences";
import { Anchor } from "../kit/Anchor";
import { Icon } from "../kit/Icon";
import { Portrait } from "../kit/Portrait";
import { Sheet } from "../kit/Sheet";

interface EndSheetProps {
  readonly state: State;
  readonly replay: string; // the address where this game can be looked back at
  readonly onClose: () => void;
}

export function EndSheet({ state, replay, onClose }: EndSheetProps) {
  const say = useSay();
  const you = useRoom((room) => room.you);
  const [photo, setPhoto] = useState<HTMLDivElement | null>(null);
  const ranked = [...state.seats.entries()].sort(([, a], [, b]) => a.rank - b.rank);
  const least = Math.min(...state.seats.map((seat) => seat.left));
  const tied = state.seats.filter((seat) => seat.left === least);
  const winners = state.winners.map((seat) => colourOf(state.seats[seat]));
  const picture = useMemo(() => pictureOf(state, [], NOTHING_HELD, null), [state]);
  const caption = winners.length === 1 ? say("wins", { colour: winners[0] ?? "" }) : say("wins-shared");
  return (
    <Sheet title={caption} isOpen onClose={onClose} className="end">
      <table className="count">
        <caption className="sr-only">{say("standings")}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{say("seats-label")}</th>
            <th scope="col">{say("count-left")}</th>
            <th scope="col">{say("count-head")}</th>
          </tr>
        </thead>
        <tbody>
          {ranked.map(([number, seat]) => (
            <tr key={number} className={`seat-${seat.colour} ${state.winners.includes(number) ? "count-winner" : ""}`}>
              <th scope="row">
                <span className="status-dot" aria-hidden="true" /> {nameOf(say, seat)}{" "}
                <span className="sr-only">{say("monster", { colour: seat.colour })}</span>
              </th>
              <td>{say("left", { count: seat.left })}</td>
              <td className={tied.length > 1 && seat.left === least ? "count-tied" : ""}>
                {say("head-at", { perch: seat.perch })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {tied.length > 1 && <p className="tie">{say(winners.length > 1 ? "tie-shared" : "tie-head")}</p>}
      <div className="photo" ref={setPhoto}>
        <LakeDrawing picture={picture} />
        <div className="photo-caption">
          {winners.map((colour) => (
            <Portrait key={colour} colour={colour} mood="proud" size={56} />
          ))}
          <span>{say("monster-of-the-year")}</span>
        </div>
      </div>
      <div className="row">
        {you[0] !== undefined && (
          <button type="button" className="primary" onClick={() => void act({ kind: "rematch", seat: you[0] ?? 0 })}>
            <Icon sign="again" />
            {say("rematch")}
          </button>
        )}
        <button type="button" onClick={() => photo && void savePhoto(photo, state.position, caption)}>
          <Icon sign="camera" />
          {say("save-photo")}
        </button>
        <Anchor to={replay} className="button">
          <Icon sign="play" />
          {say("replay")}
        </Anchor>
        <button type="button" onClick={onClose}>
          {say("look-at-lake")}
        </button>
        <Anchor to="/" className="button">
          <Icon sign="home" />
          {say("to-start")}
        </Anchor>
      </div>
    </Sheet>
  );
}
