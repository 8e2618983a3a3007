/** The top of a table on this device: who plays, and ways to share the game. */

import { useState } from "react";
import type { KeptTable } from "../../table/kept";
import { useSay } from "../../words/say";
import { Icon } from "../kit/Icon";
import { Sheet } from "../kit/Sheet";
import { SettingsLink, TableBar } from "../table/TableBar";
import { namesOf } from "./names";
import { ShareGame } from "./ShareGame";

export function PlayBar({ table }: { table: KeptTable | null }) {
  const say = useSay();
  const [isSharing, setSharing] = useState(false);
  const name = table && (
    <>
      <strong>{namesOf(say, table)}</strong>
      <span> · {say("variant", { variant: table.variant })}</span>
    </>
  );
  return (
    <TableBar name={name}>
      {table && (
        <button type="button" className="quiet" onClick={() => setSharing(true)} aria-label={say("share-game")}>
          <Icon sign="share" />
        </button>
      )}
      <SettingsLink />
      {isSharing && table && (
        <Sheet title={say("share-game")} isOpen onClose={() => setSharing(false)}>
          <ShareGame table={table} />
        </Sheet>
      )}
    </TableBar>
  );
}
