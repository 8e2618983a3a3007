/** Where a replay leads: the open lake, the record file, and a link to this ply. */

import { useState } from "react";
import { linkTo } from "../../address";
import { go } from "../../store/device/route";
import { lakePath } from "../../store/openlake/opening";
import { recordAddress, type Source, textHere, useReplay } from "../../store/replay/replay";
import { useSay } from "../../words/say";
import { Anchor } from "../kit/Anchor";
import { Icon } from "../kit/Icon";

export function ReplayLinks({ source }: { source: Source }) {
  const say = useSay();
  const ply = useReplay((replay) => replay.ply);
  const [copied, setCopied] = useState<string | null>(null);
  const [isShown, setShown] = useState(false);
  const explore = (
    <button type="button" onClick={() => void exploreFromHere(ply)}>
      <Icon sign="map" />
      {say("lake-explore")}
    </button>
  );
  if (source.kind === "file")
    return (
      <div className="row replay-links">
        {explore}
        <Anchor to="/replay" className="button">
          <Icon sign="list" />
          {say("replay-another")}
        </Anchor>
      </div>
    );
  const link = linkTo(`/replay/${source.code}/${source.game}?ply=${ply}`);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(link);
    } catch {
      setShown(true); // to be copied by hand
    }
  };
  return (
    <div className="row replay-links">
      {explore}
      <a className="button" href={recordAddress(source)} download>
        <Icon sign="save" />
        {say("replay-download")}
      </a>
      <button type="button" onClick={() => void copy()}>
        <Icon sign="copy" />
        {say(copied === link ? "copied" : "replay-copy")}
      </button>
      {isShown && (
        <input
          type="text"
          readOnly
          value={link}
          aria-label={say("replay-copy")}
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  );
}

/** Go to the open lake with the whole game, at this ply of it. */
async function exploreFromHere(ply: number): Promise<void> {
  go(lakePath(await textHere(), "0".repeat(ply)));
}
