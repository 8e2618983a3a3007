/** An address that leads nowhere. */

import { Anchor } from "../panels/kit/Anchor";
import { PageHead } from "../panels/kit/PageHead";
import { useSay } from "../words/say";

export default function NotFound() {
  const say = useSay();
  return (
    <main id="main" className="page">
      <PageHead title={say("not-found")} />
      <p>{say("not-found-about")}</p>
      <p className="row">
        <Anchor to="/" className="button primary">
          {say("to-start")}
        </Anchor>
      </p>
    </main>
  );
}
