/** What a box that makes sense is good for: playing, sharing, and correcting everybody's. */

import { useState } from "react";
import { isSite, linkTo } from "../../address";
import { download } from "../../map/photo";
import { boxInFile, fileOf, pathOf } from "../../store/box/carriedBox";
import { takeBox, useDrawnBox } from "../../store/box/draft";
import { useSay } from "../../words/say";
import { flawsOf } from "../../words/texts/boxes/judge";
import { InvalidBox } from "../../words/texts/errors";
import { Anchor } from "../kit/Anchor";
import { FileButton } from "../kit/FileButton";
import { Icon, type Sign } from "../kit/Icon";
import { ShareLink } from "../kit/Share";
import { flawText } from "./BoxVerdict";

const WAYS: readonly { readonly to: string; readonly words: string; readonly sign: Sign }[] = [
  { to: "/new?box", words: "play-computer", sign: "computer" },
  { to: "/new?device&box", words: "play-device", sign: "device" },
  { to: "/friends?box", words: "play-friends", sign: "people" },
];

export function BoxWays() {
  const say = useSay();
  const box = useDrawnBox();
  const isSound = !flawsOf(box).length;
  if (!isSound) return <OpenFile />;
  return (
    <>
      <section className="stack" aria-labelledby="box-play">
        <h2 id="box-play">{say("box-play")}</h2>
        <div className="row">
          {WAYS.filter(({ to }) => !isSite || !to.startsWith("/friends")).map(({ to, words, sign }) => (
            <Anchor key={to} to={to} className="button">
              <Icon sign={sign} />
              {say(words)}
            </Anchor>
          ))}
        </div>
      </section>
      <section className="stack" aria-labelledby="box-send">
        <h2 id="box-send">{say("box-send")}</h2>
        <p>{say("box-send-how")}</p>
        <div className="row">
          <button type="button" className="primary" onClick={() => download(fileOf(box), "box.toml")}>
            <Icon sign="save" />
            {say("box-save")}
          </button>
        </div>
      </section>
      <section className="stack" aria-labelledby="box-share">
        <h2 id="box-share">{say("box-share")}</h2>
        <ShareLink link={linkTo(pathOf(box))} how={say("box-share-how")} label={say("box-share-link")} />
      </section>
      <OpenFile />
    </>
  );
}

function OpenFile() {
  const say = useSay();
  const [fault, setFault] = useState<InvalidBox | null>(null);
  const open = async (file: File) => {
    const found = boxInFile(await file.text());
    setFault(found instanceof InvalidBox ? found : null);
    if (!(found instanceof InvalidBox)) takeBox(found);
  };
  return (
    <section className="stack">
      <div className="row">
        <FileButton accept=".toml,text/plain" label={say("box-open")} onFile={open}>
          <Icon sign="open" />
          {say("box-open")}
        </FileButton>
      </div>
      <p role="status" className="error">
        {fault && say("box-open-bad", { fault: flawText(say, fault) })}
      </p>
    </section>
  );
}
