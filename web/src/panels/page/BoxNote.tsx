/** Says that a new game will be played with the person's own box, where the address asks for it. */

import { useOwnBox } from "../../store/device/ownBox";
import { useRoute } from "../../store/device/route";
import { useSay } from "../../words/say";
import { Anchor } from "../kit/Anchor";

export function BoxNote() {
  const say = useSay();
  const isAsked = useRoute(({ search }) => new URLSearchParams(search).has("box"));
  const line = useOwnBox((own) => own.line);
  if (!isAsked || !line) return null;
  return (
    <p className="hint-text">
      {say("box-note")} <Anchor to="/box">{say("box-note-change")}</Anchor>
    </p>
  );
}
