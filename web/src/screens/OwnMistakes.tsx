/** One's own mistakes as puzzles: one after another, as long as any is due. */

import { useMemo, useState } from "react";
import { Anchor } from "../panels/kit/Anchor";
import { PageHead } from "../panels/kit/PageHead";
import { TryPage } from "../panels/story/trying/TryPage";
import { go } from "../store/device/route";
import { dueOnes, openOnes, useMistakes } from "../store/logbook/mistakes";
import { useSay } from "../words/say";

export default function OwnMistakes() {
  const say = useSay();
  const [due] = useState(() => dueOnes(useMistakes.getState().mistakes)); // one that is solved stays until it is left
  const [at, setAt] = useState(0);
  const mistake = due[at];
  const names = useMemo(() => (mistake?.name ? { [mistake.colour]: mistake.name } : {}), [mistake]);
  if (!mistake) return <NoneDue />;
  const back = { label: say("solo-to-map"), sign: "map", go: () => go("/solo") } as const;
  const next = { label: say("mine-next"), sign: "next", go: () => setAt(at + 1) } as const;
  return <TryPage key={at} mistake={mistake} names={names} back={back} onward={at + 1 < due.length ? next : back} />;
}

function NoneDue() {
  const say = useSay();
  const hasMore = useMistakes(({ mistakes }) => openOnes(mistakes).length > 0);
  return (
    <main id="main" className="page">
      <PageHead title={say("mine")} back={{ to: "/solo", label: say("solo-to-map"), sign: "map" }} />
      <p>{hasMore ? say("mine-later") : say("mine-about", { count: 0 })}</p>
      <p className="row">
        <Anchor to="/replay" className="button primary">
          {say("replay-games")}
        </Anchor>
      </p>
    </main>
  );
}
