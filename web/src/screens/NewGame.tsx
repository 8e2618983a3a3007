/** A new game on this device: against the computer, or around it. */

import { PageHead } from "../panels/kit/PageHead";
import { BoxNote } from "../panels/page/BoxNote";
import { TableForm } from "../panels/page/TableForm";
import { useRoute } from "../store/device/route";
import { useSay } from "../words/say";

export default function NewGame() {
  const say = useSay();
  const search = new URLSearchParams(useRoute((route) => route.search));
  const kind = search.has("device") ? "device" : "computer";
  return (
    <main id="main" className="page setup">
      <PageHead title={say(kind === "device" ? "play-device" : "play-computer")} />
      <BoxNote />
      <TableForm kind={kind} count={2} />
    </main>
  );
}
