/** An address that leads nowhere. */

import { DeadEnd } from "../panels/kit/DeadEnd";
import { useSay } from "../words/say";

export default function NotFound() {
  const say = useSay();
  return <DeadEnd title={say("not-found")} text={say("not-found-about")} />;
}
