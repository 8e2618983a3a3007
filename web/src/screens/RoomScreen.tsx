/** A room: the lake, the people, the turn. */

import { useEffect, useState } from "react";
import { Banners } from "../panels/room/Banners";
import { Invitation, Welcome } from "../panels/room/Invitation";
import { RoomBar } from "../panels/room/RoomBar";
import { SitSheet } from "../panels/room/SitSheet";
import { Talk } from "../panels/room/Talk";
import { Toasts } from "../panels/room/Toasts";
import { TurnNotice } from "../panels/room/TurnNotice";
import { Announcer } from "../panels/table/Announcer";
import { useBackCancels } from "../panels/table/backCancels";
import { useTurnSignal } from "../panels/table/turn/turnSignal";
import { WholeTable } from "../panels/table/WholeTable";
import { useSounds } from "../sound/sounds";
import { enterRoom, leaveRoom, useRoom } from "../store/table/room";
import type { TableState } from "../table/table";
import { useSay } from "../words/say";

export default function RoomScreen({ code }: { code: string }) {
  const state = useRoom((room) => room.state);
  useEffect(() => {
    enterRoom(code);
    return leaveRoom;
  }, [code]);
  useTurnSignal(code);
  useBackCancels(code);
  useSounds();
  return (
    <div className="room fits">
      <RoomBar code={code} />
      <Banners />
      {state && <Table state={state} code={code} />}
      <Announcer />
    </div>
  );
}

function Table({ state, code }: { state: TableState; code: string }) {
  const say = useSay();
  const isSeated = useRoom((room) => room.you.length > 0);
  const isRemoved = useRoom((room) => room.isRemoved);
  const [sitting, setSitting] = useState<number | null>(null);
  const seat = sitting === null ? undefined : state.seats[sitting];
  const talk = (
    <>
      <details>
        <summary>{say("talk-label")}</summary>
        <Talk state={state} />
      </details>
      {isSeated && <TurnNotice />}
    </>
  );
  return (
    <>
      <WholeTable
        state={state}
        title={say("room-title", { code })}
        replay={`/replay/${code}/${state.game}`}
        onSit={setSitting}
        overLake={<Toasts />}
        besideSeats={
          state.phase === "waiting" &&
          (isSeated ? (
            <Invitation state={state} code={code} />
          ) : (
            !isRemoved && <Welcome state={state} onSit={setSitting} />
          ))
        }
        besideMoves={talk}
      />
      {sitting !== null && seat && <SitSheet seat={sitting} colour={seat.colour} onClose={() => setSitting(null)} />}
    </>
  );
}
