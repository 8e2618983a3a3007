/** What is wrong with the link, in one line at the top. */

import { useRoom } from "../../store/table/room";
import { useSay } from "../../words/say";
import { Anchor } from "../kit/Anchor";

export function Banners() {
  const say = useSay();
  const { link, ending, state, unanswered } = useRoom();
  if (link === "closed")
    return (
      <p className="banner banner-bad" role="alert">
        {say("link-closed", { reason: ending })} <Anchor to="/">{say("to-start")}</Anchor>
      </p>
    );
  if (link === "reconnecting")
    return (
      <p className="banner" role="status">
        <span className="banner-wave" aria-hidden="true" />
        {say("link-reconnecting")} {unanswered > 0 && say("link-unsent")}
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
