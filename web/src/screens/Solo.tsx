/** Alone on the lake: the chart of the loch, on which every puzzle has its place. */

import { useEffect } from "react";
import { isChapter } from "../geometry/loch";
import { Anchor } from "../panels/kit/Anchor";
import { Icon } from "../panels/kit/Icon";
import { PageHead } from "../panels/kit/PageHead";
import { TryAgain } from "../panels/kit/TryAgain";
import { ProgressFile } from "../panels/logbook/ProgressFile";
import { ChapterStones } from "../panels/puzzle/ChapterStones";
import { LochChart } from "../panels/puzzle/LochChart";
import { MistakesCard } from "../panels/story/trying/MistakesCard";
import { daysBefore, streakOf } from "../store/device/days";
import { useRoute } from "../store/device/route";
import { useToday } from "../store/device/today";
import { useProgress } from "../store/puzzle/progress";
import { loadPuzzles, numberOf, puzzleToGoOn, usePuzzles } from "../store/puzzle/puzzles";
import { useSay } from "../words/say";
import "../style/solo.css";

export default function Solo() {
  const say = useSay();
  const { list, problem } = usePuzzles();
  const hash = useRoute((route) => route.hash);
  const { solved, last } = useProgress();
  useEffect(() => void loadPuzzles(), []);
  const here = puzzleToGoOn(list, last, (id) => id in solved);
  const chapter = isChapter(hash) ? hash : (here?.chapter ?? "first");
  return (
    <main id="main" className="page solo">
      <PageHead title={say("solo")} />
      {problem && <TryAgain problem={problem} onAgain={loadPuzzles} />}
      <div className="solo-ways">
        <GoOn />
        <Today />
        <MistakesCard />
      </div>
      <LochChart chapter={chapter} />
      <div className="solo-side">
        <ChapterStones chapter={chapter} isAsked={isChapter(hash)} />
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
  if (!here)
    return (
      <Anchor to="/solo/daily" className="way way-main">
        <Icon sign="star" />
        <span>
          <strong>{say("solo-all-done")}</strong>
          <span>{say("solo-all-done-about")}</span>
        </span>
      </Anchor>
    );
  const chapter = say(`puzzle-chapter-${here.chapter}`);
  return (
    <Anchor to={`/solo/${here.id}`} className="way way-main">
      <Icon sign="play" />
      <span>
        <strong>{say(isNew ? "solo-begin" : "solo-go-on")}</strong>
        <span>{say("solo-place", { chapter, number: numberOf(here.id) })}</span>
      </span>
    </Anchor>
  );
}

/** The day's puzzle, with the last seven days as pegs. */
function Today() {
  const say = useSay();
  const today = useToday();
  const days = useProgress((progress) => progress.days);
  const count = streakOf(days, today);
  const week = [6, 5, 4, 3, 2, 1, 0].map((before) => daysBefore(today, before));
  return (
    <Anchor to="/solo/daily" className="way">
      <Icon sign="puzzle" />
      <span>
        <strong>{say("solo-daily")}</strong>
        <span>
          {say("solo-streak", { count })}
          {days.includes(today) && <> · {say("solo-daily-solved")}</>}
        </span>
        <svg className="week" viewBox="0 0 140 16" aria-hidden="true">
          <path d="M8 8H132" />
          {week.map((day, i) => (
            <circle
              key={day}
              className={days.includes(day) ? "week-solved" : day === today ? "week-today" : ""}
              cx={8 + i * 20.6}
              cy={8}
              r={6}
            />
          ))}
        </svg>
      </span>
    </Anchor>
  );
}
