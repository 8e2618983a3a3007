/** Quiet lines at the top of the page: no network, and what works without it; a newer version to load. */

import { useState } from "react";
import { useEngine } from "../../store/device/engine";
import { useOffline } from "../../store/device/offline";
import { useRoute } from "../../store/device/route";
import { useSay } from "../../words/say";
import { Anchor } from "../kit/Anchor";
import { Icon } from "../kit/Icon";
import "../../style/notices.css";

export function Notices() {
  const { isOffline, isRenewed } = useOffline();
  const trouble = useEngine((engine) => engine.trouble);
  return (
    <div className="notices" role="status">
      {trouble === "no-engine" && <NoEngine />}
      {isOffline && <NoNetwork />}
      {isRenewed && <Renewed />}
    </div>
  );
}

function NoEngine() {
  const say = useSay();
  return (
    <div className="notice">
      <Icon sign="question" />
      <p>{say("refused-no-engine")}</p>
    </div>
  );
}

function NoNetwork() {
  const say = useSay();
  const isInRoom = useRoute((route) => route.path.startsWith("/r/")); // a room says for itself that it is reconnecting
  return (
    <div className="notice">
      <Icon sign="noNetwork" />
      <p>
        <strong>{say("offline")}</strong> {say(isInRoom ? "offline-room" : "offline-about")}{" "}
        {!isInRoom && (
          <>
            <Anchor to="/rules">{say("rules")}</Anchor> · <Anchor to="/replay">{say("replay-games")}</Anchor>
          </>
        )}
      </p>
    </div>
  );
}

function Renewed() {
  const say = useSay();
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <div className="notice notice-new">
      <p>{say("renewed")}</p>
      <button type="button" onClick={() => location.reload()}>
        <Icon sign="again" />
        {say("renewed-reload")}
      </button>
      <button type="button" className="quiet" aria-label={say("close")} onClick={() => setClosed(true)}>
        <Icon sign="close" />
      </button>
    </div>
  );
}
