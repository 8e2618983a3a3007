/** A room for friends: set the table, then send the link. */

import { PageHead } from "../panels/kit/PageHead";
import { BoxNote } from "../panels/page/BoxNote";
import { TableForm } from "../panels/page/TableForm";
import { useSay } from "../words/say";

export default function Friends() {
  const say = useSay();
  return (
    <main id="main" className="page setup">
      <PageHead title={say("play-friends")} />
      <BoxNote />
      <TableForm kind="friends" count={2} />
    </main>
  );
}
