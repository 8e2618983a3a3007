/** The place for puzzles. */

import { Anchor } from "../panels/Anchor";
import { PageHead } from "../panels/PageHead";
import { useSay } from "../words/say";

export default function Solo() {
  const say = useSay();
  return (
    <main id="main" className="page">
      <PageHead title={say("solo")} />
      <section className="sheet stack">
        <p>{say("solo-soon")}</p>
        <div className="row">
          <Anchor to="/lesson" className="button">
            {say("first-lesson")}
          </Anchor>
          <Anchor to="/new" className="button">
            {say("play-computer")}
          </Anchor>
        </div>
      </section>
    </main>
  );
}
