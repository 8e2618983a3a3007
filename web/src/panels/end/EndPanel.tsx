/** The result, beside the lake: who won, what decided it, and what next. */

import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { linkTo } from "../../address";
import { LakeDrawing } from "../../map/FlatLake";
import { savePhoto } from "../../map/photo";
import type { State } from "../../protocol";
import { NOTHING_HELD, pictureOf } from "../../store/table/lakePicture";
import { act, useRoom } from "../../store/table/room";
import { nameOf } from "../../words/people";
import { useLanguage, useSay } from "../../words/say";
import { decisionText, tiedSeats, victoryText } from "../../words/victory";
import { Anchor } from "../kit/Anchor";
import { Icon } from "../kit/Icon";
import { ShareLink } from "../kit/Share";
import { Sheet } from "../kit/Sheet";

interface EndPanelProps {
  readonly state: State;
  readonly replay: string; // the address where this game can be looked back at
  readonly besideAgain?: ReactNode; // other ways to play again
}

export function EndPanel({ state, replay, besideAgain }: EndPanelProps) {
  const say = useSay();
  const language = useLanguage();
  const [photo, setPhoto] = useState<HTMLDivElement | null>(null);
  const picture = useMemo(() => pictureOf(state, [], NOTHING_HELD, null), [state]);
  const caption = victoryText(say, language, state);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => takeLostFocus(heading.current), []);
  useLookingBack(state);
  return (
    <section className="end" aria-labelledby="end-title">
      <div className="end-top">
        <div className="photo" ref={setPhoto}>
          <LakeDrawing picture={picture} />
          <p className="photo-caption">{say("monster-of-the-year")}</p>
        </div>
        <div className="end-words">
          <h2 id="end-title" ref={heading} tabIndex={-1}>
            {caption}
          </h2>
          <p>{decisionText(say, language, state)}</p>
        </div>
      </div>
      <NextButtons
        replay={replay}
        besideAgain={besideAgain}
        onPhoto={() => photo && void savePhoto(photo, state.position, caption)}
      />
      <Count state={state} />
    </section>
  );
}

/** Look at the game at once: whoever asks where it turned need not wait, and mistakes are kept to be tried again. */
function useLookingBack(state: State): void {
  const you = useRoom((room) => room.you);
  useEffect(() => {
    void import("../../store/story/afterGame").then(({ lookBackAt }) => lookBackAt(state, you));
  }, [state, you]);
}

/** The button that made the last move is gone; whoever plays by keys goes on from the result. */
function takeLostFocus(heading: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) heading?.focus({ preventScroll: true });
  heading?.closest(".end")?.querySelector(".primary")?.scrollIntoView({ block: "nearest" });
}

function NextButtons({
  replay,
  besideAgain,
  onPhoto,
}: Pick<EndPanelProps, "replay" | "besideAgain"> & { readonly onPhoto: () => void }) {
  const say = useSay();
  const you = useRoom((room) => room.you);
  const [isSharing, setSharing] = useState(false);
  return (
    <div className="end-next">
      {you[0] !== undefined && (
        <>
          <button type="button" className="primary" onClick={() => void act({ kind: "rematch", seat: you[0] ?? 0 })}>
            <Icon sign="again" />
            {say("rematch")}
          </button>
          {besideAgain}
        </>
      )}
      <Anchor to={replay} className="button">
        <Icon sign="play" />
        {say("see-where-it-turned")}
      </Anchor>
      <button type="button" onClick={onPhoto}>
        <Icon sign="camera" />
        {say("save-photo")}
      </button>
      <button type="button" onClick={() => setSharing(true)}>
        <Icon sign="share" />
        {say("share")}
      </button>
      {isSharing && (
        <Sheet title={say("share-end")} isOpen onClose={() => setSharing(false)}>
          <ShareLink link={linkTo(replay)} how={say("share-end-how")} label={say("share-end-link")} />
        </Sheet>
      )}
    </div>
  );
}

/** What is left of each monster, the winner first. */
function Count({ state }: { state: State }) {
  const say = useSay();
  const ranked = [...state.seats.entries()].sort(([, a], [, b]) => a.rank - b.rank);
  const tied = tiedSeats(state);
  return (
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
              <span className="status-dot" aria-hidden="true" /> {nameOf(say, seat, state.seats)}{" "}
              <span className="sr-only">{say("monster", { colour: seat.colour })}</span>
            </th>
            <td>{say("left", { count: seat.left })}</td>
            <td className={tied.length > 1 && tied.includes(number) ? "count-tied" : ""}>
              {say("head-at", { perch: seat.perch })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
