/** A new game on this device: against the computer, or around it. */

import { PageHead } from "../panels/PageHead";
import { TableForm } from "../panels/TableForm";
import { useRoute } from "../store/route";
import { useSay } from "../words/say";

export default function NewGame() {
  const say = useSay();
  const search = new URLSearchParams(useRoute((route) => route.search));
  const kind = search.has("device") ? "device" : "computer";
  return (
    <main id="main" className="page">
      <PageHead title={say(kind === "device" ? "play-device" : "play-computer")} />
      <TableForm kind={kind} count={2} />
    </main>
  );
}
