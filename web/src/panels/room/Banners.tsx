/** What is wrong with the link, or that this device's person was removed, in one line at the top. */

import { useRoom } from "../../store/table/room";
import { useSay } from "../../words/say";
import { Anchor } from "../kit/Anchor";

// Why the server has sent a page away for a while; anything else is the network's business.
const TOLD = ["server-full", "too-many-sockets", "too-many-wrong-codes", "too-many-wrong-tokens", "too-many-messages"];

export function Banners() {
  const say = useSay();
  const { link, ending, stores, state, unanswered, isRemoved } = useRoom();
  if (link === "closed" && ending === "no-such-room")
    return (
      <p className="banner" role="alert">
        {say("link-closed", { reason: ending })} <Anchor to="/friends">{say("make-room")}</Anchor>
      </p>
    );
  if (link === "closed")
    return (
      <p className="banner banner-bad" role="alert">
        {say("link-closed", { reason: ending })} <Anchor to="/">{say("to-start")}</Anchor>
      </p>
    );
  const isStoring = link === "open" ? stores : ending !== "no-database";
  if (link === "reconnecting" || !isStoring)
    return (
      <p className="banner" role="status">
        <span className="banner-wave" aria-hidden="true" />
        {TOLD.includes(ending)
          ? say("link-closed", { reason: ending })
          : say(isStoring ? "link-reconnecting" : "link-not-storing")}{" "}
        {unanswered > 0 && say("link-unsent")}
      </p>
    );
  if (!state)
    return (
      <p className="banner" role="status">
        {say("link-connecting")}
      </p>
    );
  if (isRemoved)
    return (
      <p className="banner" role="status">
        {say("removed-notice")} <Anchor to="/friends">{say("make-room")}</Anchor>
      </p>
    );
  return null;
}
