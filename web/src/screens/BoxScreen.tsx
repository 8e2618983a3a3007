/** Your box: whoever has the real one in hand puts the lake and the segments right. */

import { useEffect, useState } from "react";
import { BoxLake } from "../panels/box/BoxLake";
import { BoxSets } from "../panels/box/BoxSets";
import { BoxVerdict } from "../panels/box/BoxVerdict";
import { BoxWays } from "../panels/box/BoxWays";
import { SizeTools, ZoneTools } from "../panels/box/LakeTools";
import { PageHead } from "../panels/kit/PageHead";
import { boxInLink } from "../store/box/carriedBox";
import { takeBox } from "../store/box/draft";
import { useOwnBox } from "../store/device/ownBox";
import { goInstead, useRoute } from "../store/device/route";
import { useSay } from "../words/say";
import "../style/box.css";

export default function BoxScreen() {
  const say = useSay();
  const hash = useRoute((route) => route.hash);
  return (
    <main id="main" className="page box">
      <PageHead title={say("box")} />
      {hash ? (
        <Guest hash={hash} />
      ) : (
        <>
          <p className="box-about">{say("box-about")}</p>
          <section className="box-part" aria-labelledby="box-lake">
            <h2 id="box-lake">{say("box-lake")}</h2>
            <ZoneTools />
            <BoxLake />
            <SizeTools />
          </section>
          <section className="box-part" aria-labelledby="box-sets">
            <h2 id="box-sets">{say("box-sets")}</h2>
            <BoxSets />
          </section>
          <BoxVerdict />
          <div className="box-ways">
            <BoxWays />
          </div>
        </>
      )}
    </main>
  );
}

/** A box that came in a link: it takes the place of the usual one at once, and of somebody's own only if they say so. */
function Guest({ hash }: { hash: string }) {
  const say = useSay();
  const [box] = useState(() => boxInLink(hash));
  const hasOwn = useOwnBox((own) => own.line !== "");
  const stay = () => goInstead("/box");
  const take = () => {
    if (box) takeBox(box);
    stay();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the link is opened
  useEffect(() => {
    if (box && !hasOwn) take();
  }, []);
  if (!box)
    return (
      <section className="sheet stack">
        <p className="error" role="alert">
          {say("box-link-spoilt")}
        </p>
        <button type="button" onClick={stay}>
          {say("box-link-mine")}
        </button>
      </section>
    );
  return (
    <section className="sheet stack">
      <p>{say("box-link")}</p>
      <div className="row">
        <button type="button" className="primary" onClick={take}>
          {say("box-link-take")}
        </button>
        <button type="button" onClick={stay}>
          {say("box-link-mine")}
        </button>
      </div>
    </section>
  );
}
