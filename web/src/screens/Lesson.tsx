/** The place for this screen. */

import { PageHead } from "../panels/PageHead";
import { useSay } from "../words/say";

export default function Lesson() {
  const say = useSay();
  return (
    <main id="main" className="page">
      <PageHead title={say("first-lesson")} />
      <p>{say("coming")}</p>
    </main>
  );
}
