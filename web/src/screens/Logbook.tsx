/** The logbook: medals, victories, puzzles and the last games. It never leaves the device by itself. */

import { PageHead } from "../panels/kit/PageHead";
import { LastGames } from "../panels/logbook/LastGames";
import { Medals } from "../panels/logbook/Medals";
import { ProgressFile } from "../panels/logbook/ProgressFile";
import { Computers, PuzzleRecords } from "../panels/logbook/Records";
import { useSay } from "../words/say";
import "../style/logbook.css";
import "../style/solo.css";

export default function Logbook() {
  const say = useSay();
  return (
    <main id="main" className="page logbook">
      <PageHead title={say("logbook")} />
      <Medals />
      <Computers />
      <div className="log-columns">
        <LastGames />
        <div className="stack">
          <PuzzleRecords />
          <ProgressFile />
        </div>
      </div>
    </main>
  );
}
