/** Victories against each computer, and how many came in a row; puzzles, stars and days. */

import { useEffect } from "react";
import { LEVELS } from "../../box";
import { streakOf } from "../../store/device/days";
import { useToday } from "../../store/device/today";
import { useGames } from "../../store/logbook/games";
import { mostDaysInARow, starsIn } from "../../store/logbook/medals";
import { tallyAgainst, winsInARow } from "../../store/logbook/wins";
import { starsOf, useProgress } from "../../store/puzzle/progress";
import { loadPuzzles, usePuzzles } from "../../store/puzzle/puzzles";
import { useSay } from "../../words/say";
import { Anchor } from "../kit/Anchor";
import { LevelPortrait } from "../kit/LevelPortrait";
import { Stars } from "../kit/Stars";

const BEST_SHOWN = 3;

export function Computers() {
  const say = useSay();
  const games = useGames((kept) => kept.games);
  const { now, best } = winsInARow(games);
  return (
    <section className="stack" aria-labelledby="log-computers">
      <h2 id="log-computers">{say("log-computers")}</h2>
      <ul className="log-levels">
        {LEVELS.map((level) => {
          const { won, shared, lost } = tallyAgainst(games, level);
          const isMet = won + shared + lost > 0;
          return (
            <li key={level} className={isMet ? "" : "log-unmet"}>
              <LevelPortrait level={level} size={52} />
              <strong>{say("level-name", { level })}</strong>
              <span className="hint-text">{isMet ? say("log-tally", { won, shared, lost }) : say("log-unmet")}</span>
            </li>
          );
        })}
      </ul>
      {best > 0 && <p>{say("log-wins-in-a-row", { now, best })}</p>}
    </section>
  );
}

export function PuzzleRecords() {
  const say = useSay();
  const today = useToday();
  const progress = useProgress();
  const list = usePuzzles((puzzles) => puzzles.list);
  useEffect(() => void loadPuzzles(), []);
  const solved = Object.keys(progress.solved).length;
  const hardest = list
    .filter(({ id }) => starsOf(progress.solved[id]) === 3)
    .sort((a, b) => b.grade - a.grade)
    .slice(0, BEST_SHOWN);
  return (
    <section className="stack" aria-labelledby="log-puzzles">
      <h2 id="log-puzzles">{say("solo")}</h2>
      <p>{say("log-puzzles", { solved, stars: starsIn(progress) })}</p>
      <p>{say("log-days", { now: streakOf(progress.days, today), best: mostDaysInARow(progress.days) })}</p>
      {hardest.length > 0 && (
        <>
          <h3>{say("log-best")}</h3>
          <ul className="log-best">
            {hardest.map(({ id, chapter, number }) => (
              <li key={id}>
                <Anchor to={`/solo/${id}`}>
                  {say("solo-place", { chapter: say(`puzzle-chapter-${chapter}`), number })}
                </Anchor>
                <Stars count={3} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
