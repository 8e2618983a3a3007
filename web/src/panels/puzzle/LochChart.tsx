/** The chart to choose puzzles from: each chapter is a place on it, with what has been solved there. */

import { CHAPTERS, type Chapter } from "../../geometry/loch";
import { HEIGHT, LochMap, SPOTS, WIDTH } from "../../map/LochMap";
import { starsOf, useProgress } from "../../store/puzzle/progress";
import { puzzlesIn, usePuzzles } from "../../store/puzzle/puzzles";
import { useSay } from "../../words/say";
import { Anchor } from "../kit/Anchor";
import { STAR } from "../kit/Stars";

export function LochChart({ chapter }: { chapter: string }) {
  const say = useSay();
  return (
    <nav className="loch-chart" aria-label={say("solo-map-label")}>
      <LochMap />
      <ol>
        {CHAPTERS.map((one) => (
          <Place key={one} chapter={one} isHere={one === chapter} />
        ))}
      </ol>
    </nav>
  );
}

function Place({ chapter, isHere }: { chapter: Chapter; isHere: boolean }) {
  const say = useSay();
  const { count, solved, stars } = useChapter(chapter);
  const { x, y, side } = SPOTS[chapter];
  return (
    <li
      className={`loch-place loch-place-${side} ${isHere ? "loch-place-here" : ""}`}
      style={{ left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` }}
    >
      <Anchor to={`/solo#${chapter}`} isCurrent={isHere}>
        <Buoy part={count ? solved / count : 0} />
        <span className="loch-name">
          <strong>{say(`puzzle-chapter-${chapter}`)}</strong>{" "}
          {count > 0 && (
            <>
              <span className="sr-only">{say("solo-chapter-progress", { solved, count, stars })}</span>
              <span className="loch-figures" aria-hidden="true">
                {solved}/{count}
                <svg viewBox="0 0 24 24">
                  <path className="star star-full" d={STAR} />
                </svg>
                {stars}
              </span>
            </>
          )}
        </span>
      </Anchor>
    </li>
  );
}

const ROUND = 2 * Math.PI * 17;

/** A buoy; the line around it grows as puzzles are solved. */
function Buoy({ part }: { part: number }) {
  return (
    <svg className="loch-buoy" viewBox="-22 -22 44 44" aria-hidden="true">
      <circle className="loch-buoy-ground" r={20.5} />
      <circle className="loch-buoy-line" r={17} />
      <circle
        className="loch-buoy-part"
        r={17}
        transform="rotate(-90)"
        strokeDasharray={`${ROUND * part} ${ROUND}`}
        visibility={part ? "visible" : "hidden"}
      />
      <circle className="loch-buoy-core" r={9} />
    </svg>
  );
}

export function useChapter(chapter: string) {
  const list = usePuzzles((puzzles) => puzzles.list);
  const marks = useProgress((progress) => progress.solved);
  const puzzles = puzzlesIn(list, chapter);
  const stars = puzzles.reduce((sum, { id }) => sum + starsOf(marks[id]), 0);
  return { puzzles, count: puzzles.length, solved: puzzles.filter(({ id }) => id in marks).length, stars };
}
