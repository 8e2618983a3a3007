/** What this is, and who made it. */

import { Anchor } from "../panels/kit/Anchor";
import { PageHead } from "../panels/kit/PageHead";
import { useSay } from "../words/say";

export default function About() {
  const say = useSay();
  return (
    <main id="main" className="page">
      <PageHead title={say("about")} />
      <section className="sheet stack">
        <p>{say("about-unofficial")}</p>
        <p>{say("about-owner")}</p>
        <p>{say("about-box")}</p>
        <p>
          {say("about-ask")} <Anchor to="/box">{say("box")}</Anchor>
        </p>
        <p>{say("about-data")}</p>
      </section>
    </main>
  );
}
