/** The place for this screen. */

import { PageHead } from "../panels/PageHead";
import { useSay } from "../words/say";

export default function ReplayScreen() {
  const say = useSay();
  return (
    <main id="main" className="page">
      <PageHead title={say("replay")} />
      <p>{say("coming")}</p>
    </main>
  );
}
