/** What is wrong with the link, in one line at the top. */

import { useRoom } from "../../store/table/room";
import { useSay } from "../../words/say";
import { Anchor } from "../kit/Anchor";

export function Banners() {
  const say = useSay();
  const { link, ending, stores, state, unanswered } = useRoom();
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
        {say(isStoring ? "link-reconnecting" : "link-not-storing")} {unanswered > 0 && say("link-unsent")}
      </p>
    );
  if (!state)
    return (
      <p className="banner" role="status">
        {say("link-connecting")}
      </p>
    );
  return null;
}
