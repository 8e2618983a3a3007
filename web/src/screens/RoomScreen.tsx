/** A room: the lake, the people, the turn. */

import { useEffect, useRef, useState } from "react";
import { Share } from "../panels/kit/Share";
import { Announcer } from "../panels/table/Announcer";
import { Banners } from "../panels/table/Banners";
import { EndSheet } from "../panels/table/EndSheet";
import { Moves } from "../panels/table/Moves";
import { RoomBar } from "../panels/table/RoomBar";
import { Seats } from "../panels/table/Seats";
import { SitSheet } from "../panels/table/SitSheet";
import { Status } from "../panels/table/Status";
import { TableLake } from "../panels/table/TableLake";
import { Talk } from "../panels/table/Talk";
import { Tray } from "../panels/table/Tray";
import { TurnButtons } from "../panels/table/TurnButtons";
import { TurnPanel } from "../panels/table/TurnPanel";
import type { State } from "../protocol";
import { useSounds } from "../sound/sounds";
import { emptyHand, type HandState, stepBack, useHand } from "../store/table/hand";
import { enterRoom, leaveRoom, useRoom } from "../store/table/room";
import { traySeat } from "../store/table/turn";
import { useSay } from "../words/say";

export default function RoomScreen({ code }: { code: string }) {
  const say = useSay();
  const state = useRoom((room) => room.state);
  useEffect(() => {
    enterRoom(code);
    return leaveRoom;
  }, [code]);
  useEffect(() => {
    document.title = `${code} · ${say("title")}`;
  }, [code, say]);
  useBackCancels(code);
  useSounds();
  return (
    <div className="room">
      <RoomBar code={code} />
      <Banners />
      {state && <Table state={state} code={code} />}
      <Announcer />
    </div>
  );
}

function Table({ state, code }: { state: State; code: string }) {
  const say = useSay();
  const you = useRoom((room) => room.you);
  const [sitting, setSitting] = useState<number | null>(null);
  const [seenGame, setSeenGame] = useState(0); // whose end was looked at and closed
  const tray = traySeat(state, you);
  const seat = sitting === null ? undefined : state.seats[sitting];
  return (
    <main id="main" className="table">
      <h1 className="sr-only">{say("room-title", { code })}</h1>
      <div className="table-seats">
        <Seats state={state} onSit={setSitting} />
        {state.phase === "waiting" && <Share code={code} />}
      </div>
      <div className="table-lake">
        <Status state={state} />
        <TableLake state={state} />
      </div>
      <div className="table-turn">
        {tray !== null && <Tray state={state} seat={tray} />}
        <TurnPanel state={state} />
        <TurnButtons state={state} />
        {state.phase === "over" && (
          <button type="button" className="primary" onClick={() => setSeenGame(0)}>
            {say("show-result")}
          </button>
        )}
      </div>
      <div className="table-log">
        <details open>
          <summary>{say("moves-label")}</summary>
          <Moves state={state} />
        </details>
        <details>
          <summary>{say("talk-label")}</summary>
          <Talk state={state} />
        </details>
      </div>
      {sitting !== null && seat && <SitSheet seat={sitting} colour={seat.colour} onClose={() => setSitting(null)} />}
      {state.phase === "over" && seenGame !== state.game && (
        <EndSheet state={state} onClose={() => setSeenGame(state.game)} />
      )}
    </main>
  );
}

const GUARD = "hand"; // an entry of the history on top of the room's own

/** The back button and Escape take the ghost back, never the game. */
function useBackCancels(code: string): void {
  const isHolding = useHand(holdsAnything);
  const isGuarded = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another room has another address
  useEffect(() => {
    const room = location.pathname;
    isGuarded.current = history.state === GUARD; // after a reload
    const onPop = () => {
      const wasGuarded = isGuarded.current;
      isGuarded.current = history.state === GUARD;
      if (!wasGuarded || isGuarded.current || location.pathname !== room) return;
      if (holdsAnything(useHand.getState())) emptyHand();
      else history.back(); // what was held then is placed: this is the way out
    };
    addEventListener("popstate", onPop);
    return () => removeEventListener("popstate", onPop);
  }, [code]);
  useEffect(() => {
    if (!isHolding) return;
    if (!isGuarded.current) history.pushState(GUARD, "");
    isGuarded.current = true;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) stepBack();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isHolding]);
}

function holdsAnything({ chosen, hand }: HandState): boolean {
  return chosen !== null || hand.near !== null || hand.length !== null;
}
