/** Settings and rules over a table: whoever closes them finds the table as it was. */

import { lazy, type MouseEvent, Suspense } from "react";
import { Sheet } from "../panels/kit/Sheet";
import { closeOver, go, useOver } from "../store/device/route";
import { useSay } from "../words/say";

const Settings = lazy(() => import("./SettingsScreen").then(({ SettingsBody }) => ({ default: SettingsBody })));
const Rules = lazy(() => import("./Rules").then(({ RulesBody }) => ({ default: RulesBody })));

export default function OverTable() {
  const say = useSay();
  const path = useOver((over) => over.path);
  if (path === null) return null;
  const [screen = "", hash = ""] = path.slice(1).split("#");
  return (
    <Sheet title={say(screen)} isOpen onClose={closeOver} className={`over ${screen}`}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links are what is clicked */}
      <div className="stack" onClick={stayHere}>
        <Suspense fallback={<p>{say("loading")}</p>}>
          {screen === "rules" ? <Rules hash={hash} isStill /> : <Settings />}
        </Suspense>
      </div>
    </Sheet>
  );
}

/** A link within the rules must leave the table's address alone. */
function stayHere(event: MouseEvent): void {
  const link = (event.target as Element).closest("a[href^='#']");
  if (!link) return;
  event.preventDefault();
  go(`/rules${link.getAttribute("href")}`);
}
