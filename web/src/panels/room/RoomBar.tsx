/** The top of a room: who is watching, how to invite somebody, how to leave. */

import { useState } from "react";
import { go } from "../../store/device/route";
import { act, useRoom } from "../../store/table/room";
import { useSay } from "../../words/say";
import { Icon } from "../kit/Icon";
import { Share } from "../kit/Share";
import { Sheet } from "../kit/Sheet";
import { SettingsLink, TableBar } from "../table/TableBar";

export function RoomBar({ code }: { code: string }) {
  const say = useSay();
  const { presence, state, you } = useRoom();
  const [open, setOpen] = useState<"share" | "leave" | null>(null);
  const leave = async () => {
    await Promise.all(you.map((seat) => act({ kind: "leave", seat })));
    go("/");
  };
  const name = (
    <>
      <strong>{code}</strong>
      {state && <span> · {say("variant", { variant: state.variant })}</span>}
      {presence !== null && presence.watching > 0 && (
        <span className="watching">
          <Icon sign="eye" />
          <span className="watching-count" aria-hidden="true">
            {presence.watching}
          </span>
          <span className="watching-words">{say("watching", { count: presence.watching })}</span>
        </span>
      )}
    </>
  );
  return (
    <TableBar name={name}>
      <button type="button" className="quiet" onClick={() => setOpen("share")} aria-label={say("share")}>
        <Icon sign="share" />
      </button>
      <SettingsLink />
      {you.length > 0 && (
        <button type="button" className="quiet" onClick={() => setOpen("leave")} aria-label={say("leave")}>
          <Icon sign="leave" />
        </button>
      )}
      {open === "share" && (
        <Sheet title={say("share-title")} isOpen onClose={() => setOpen(null)}>
          <Share code={code} />
        </Sheet>
      )}
      {open === "leave" && (
        <Sheet title={say("leave")} isOpen onClose={() => setOpen(null)}>
          <p>{say("leave-about")}</p>
          <div className="row">
            <button type="button" className="primary" onClick={() => void leave()}>
              {say("leave-sure")}
            </button>
            <button type="button" onClick={() => setOpen(null)}>
              {say("stay")}
            </button>
          </div>
        </Sheet>
      )}
    </TableBar>
  );
}
