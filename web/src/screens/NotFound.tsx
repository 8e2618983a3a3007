/** An address that leads nowhere. */

import { PageHead } from "../panels/PageHead";
import { useSay } from "../words/say";

export default function NotFound() {
  const say = useSay();
  return (
    <main id="main" className="page">
      <PageHead title={say("not-found")} />
      <p>{say("not-found-about")}</p>
    </main>
  );
}
