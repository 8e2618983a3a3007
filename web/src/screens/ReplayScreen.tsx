/** A game looked back at, step by step; or the place to open one. */

import { useEffect } from "react";
import { Anchor } from "../panels/kit/Anchor";
import { Icon } from "../panels/kit/Icon";
import { PageHead } from "../panels/kit/PageHead";
import { KeptItem } from "../panels/play/KeptTables";
import { LookingBack } from "../panels/replay/LookingBack";
import { RecordFile, RecordProblem } from "../panels/replay/RecordFile";
import { useDevice } from "../store/device/memory";
import { useRoute } from "../store/device/route";
import { useTables } from "../store/device/tables";
import { useKeptReplays } from "../store/replay/keptReplays";
import { closeReplay, openGame, openRecord, useReplay } from "../store/replay/replay";
import { textIn } from "../table/carried";
import { useSay } from "../words/say";
import "../style/replay.css";

export default function ReplayScreen() {
  const say = useSay();
  const { path, hash } = useRoute();
  const [, , code = "", game = "1"] = path.split("/");
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get("ply"); // read once: from here on the page writes it
    if (code) void openGame(code.toLowerCase(), Number(game) || 1, asked === null ? null : Number(asked));
    else if (hash) void openRecord(say("play-here"), textIn(hash) ?? "");
    return closeReplay;
  }, [code, game, hash, say]);
  const { replay, source, problem } = useReplay();
  if (replay && source) return <LookingBack replay={replay} source={source} />;
  return (code || hash) && !problem ? <Loading /> : <Opening />;
}

function Loading() {
  const say = useSay();
  return (
    <main id="main" className="page">
      <PageHead title={say("replay")} />
      <p role="status">{say("loading")}</p>
    </main>
  );
}

function Opening() {
  const say = useSay();
  const problem = useReplay((replay) => replay.problem);
  return (
    <main id="main" className="page">
      <PageHead title={say("replay")} />
      {problem && <RecordProblem problem={problem} />}
      <section className="sheet stack">
        <h2>{say("replay-file")}</h2>
        <p>{say("replay-file-about")}</p>
        <RecordFile />
      </section>
      <Games />
    </main>
  );
}

/** The games that this device knows of. */
function Games() {
  const say = useSay();
  const rooms = useDevice((device) => device.rooms);
  const kept = useKeptReplays((replays) => replays.kept);
  const tables = useTables((device) => device.tables);
  const finished = tables.filter(({ isOver }) => isOver);
  const seen = new Set(kept.map(({ code }) => code));
  const played = Object.entries(rooms)
    .filter(([code]) => !seen.has(code))
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, 12);
  if (!kept.length && !played.length && !finished.length) return null;
  return (
    <section className="stack">
      <h2>{say("replay-games")}</h2>
      <ul className="stack">
        {finished.map((table) => (
          <KeptItem key={table.id} table={table} />
        ))}
        {kept.map(({ code, game, replay }) => (
          <li key={`${code} ${game}`}>
            <Anchor to={`/replay/${code}/${game}`} className="way">
              <Icon sign="play" />
              <span>
                <strong>{say("replay-game", { code, game })}</strong>
                <span>{say("replay-kept", { count: replay.steps.length })}</span>
              </span>
            </Anchor>
          </li>
        ))}
        {played.map(([code]) => (
          <li key={code}>
            <Anchor to={`/replay/${code}/1`} className="way">
              <Icon sign="play" />
              <span>
                <strong>{say("room-title", { code })}</strong>
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
