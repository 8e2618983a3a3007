/** Alone on the lake: the chart of the loch, on which every puzzle has its place. */

import { useEffect } from "react";
import { isChapter } from "../geometry/loch";
import { Anchor } from "../panels/kit/Anchor";
import { Icon } from "../panels/kit/Icon";
import { PageHead } from "../panels/kit/PageHead";
import { TryAgain } from "../panels/kit/TryAgain";
import { ProgressFile } from "../panels/logbook/ProgressFile";
import { ChapterStones } from "../panels/puzzle/ChapterStones";
import { ThisWeek, Today } from "../panels/puzzle/DatedCards";
import { EffortsFile } from "../panels/puzzle/EffortsFile";
import { LochChart } from "../panels/puzzle/LochChart";
import { MistLifted } from "../panels/puzzle/MistLifted";
import { MistakesCard } from "../panels/story/trying/MistakesCard";
import { useRoute } from "../store/device/route";
import { useUncovered } from "../store/puzzle/chapters";
import { useProgress } from "../store/puzzle/progress";
import { loadPuzzles, puzzleToGoOn, usePuzzles } from "../store/puzzle/puzzles";
import { useSay } from "../words/say";
import "../style/solo.css";

export default function Solo() {
  const say = useSay();
  const { list, problem } = usePuzzles();
  const hash = useRoute((route) => route.hash);
  const { solved, last } = useProgress();
  useEffect(() => void loadPuzzles(), []);
  const here = puzzleToGoOn(list, last, (id) => id in solved);
  const { uncovered, lifting } = useUncovered();
  const goingOn = here?.chapter ?? "";
  const chapter = isChapter(hash) ? hash : isChapter(goingOn) ? goingOn : "first";
  return (
    <main id="main" className="page solo">
      <PageHead title={say("solo")} />
      {problem && <TryAgain problem={problem} onAgain={loadPuzzles} />}
      <div className="solo-ways">
        <GoOn />
        <Today />
        <ThisWeek />
      </div>
      <div className="solo-map">
        <LochChart chapter={chapter} uncovered={uncovered} lifting={lifting} />
        <MistLifted lifting={lifting} shown={chapter} />
      </div>
      <div className="solo-side">
        <ChapterStones chapter={chapter} isAsked={isChapter(hash)} isCovered={!uncovered.includes(chapter)} />
        <MistakesCard />
        <Anchor to="/solo/make" className="way">
          <Icon sign="pencil" />
          <span>
            <strong>{say("solo-make")}</strong>
            <span>{say("solo-make-about")}</span>
          </span>
        </Anchor>
        <Anchor to="/lake" className="way">
          <Icon sign="map" />
          <span>
            <strong>{say("lake")}</strong>
            <span>{say("lake-about-short")}</span>
          </span>
        </Anchor>
        <Anchor to="/logbook" className="way">
          <Icon sign="star" />
          <span>
            <strong>{say("logbook")}</strong>
            <span>{say("log-games-count", { count: 0 })}</span>
          </span>
        </Anchor>
        <ProgressFile />
        <EffortsFile />
      </div>
    </main>
  );
}

/** Where the person left off. */
function GoOn() {
  const say = useSay();
  const list = usePuzzles((puzzles) => puzzles.list);
  const { solved, halfway, last } = useProgress();
  const here = puzzleToGoOn(list, last, (id) => id in solved);
  const isNew = !last && !Object.keys(solved).length && !Object.keys(halfway).length;
  if (list.length && !here)
    return (
      <Anchor to="/solo/daily" className="way way-main">
        <Icon sign="star" />
        <span>
          <strong>{say("solo-all-done")}</strong>
          <span>{say("solo-all-done-about")}</span>
        </span>
      </Anchor>
    );
  return (
    <Anchor to={`/solo/${here?.id ?? (last || "lesson-1")}`} className="way way-main">
      <Icon sign="play" />
      <span>
        <strong>{say(isNew ? "solo-begin" : "solo-go-on")}</strong>
        <span>
          {here && say("solo-place", { chapter: say(`puzzle-chapter-${here.chapter}`), number: here.number })}
        </span>
      </span>
    </Anchor>
  );
}
