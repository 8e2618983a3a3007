/** Where to go from the open lake: play on, share all of it in a link, save it as a record. */

import { useState } from "react";
import { linkTo } from "../../address";
import { download } from "../../map/photo";
import { type Lake, textOf } from "../../store/openlake/lake";
import { lakePath } from "../../store/openlake/opening";
import { pathTo, twigAt } from "../../store/openlake/tree";
import { useSay } from "../../words/say";
import { Anchor } from "../kit/Anchor";
import { Icon } from "../kit/Icon";
import { ShareLink } from "../kit/Share";
import { Sheet } from "../kit/Sheet";
import { PlayOn } from "./PlayOn";

export function LakeWays({ lake }: { lake: Lake }) {
  const say = useSay();
  const [open, setOpen] = useState<"play" | "share" | null>(null);
  const close = () => setOpen(null);
  const isOver = twigAt(lake.tree, lake.here).line.endsWith(" over");
  const save = () => download(new Blob([textOf(lake)], { type: "text/plain" }), "block-ness.txt");
  return (
    <div className="lake-ways row" role="group" aria-label={say("lake-ways")}>
      <button type="button" className="primary" disabled={isOver} onClick={() => setOpen("play")}>
        <Icon sign="play" />
        {say("lake-play-on")}
      </button>
      <button type="button" onClick={() => setOpen("share")}>
        <Icon sign="share" />
        {say("share")}
      </button>
      <button type="button" onClick={save}>
        <Icon sign="save" />
        {say("lake-save")}
      </button>
      <Anchor to="/lake" className="button">
        <Icon sign="list" />
        {say("lake-others")}
      </Anchor>
      {open === "play" && (
        <Sheet title={say("lake-play-on")} isOpen onClose={close}>
          <PlayOn lake={lake} />
        </Sheet>
      )}
      {open === "share" && (
        <Sheet title={say("share")} isOpen onClose={close}>
          <ShareLink
            link={linkTo(lakePath(textOf(lake), pathTo(lake.tree, lake.here)))}
            how={say("lake-share-how")}
            label={say("lake-share-link")}
          />
        </Sheet>
      )}
    </div>
  );
}
