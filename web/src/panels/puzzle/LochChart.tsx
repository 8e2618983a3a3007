/** The chart to choose puzzles from: each chapter is a place on it, with what has been solved there. */

import { CHAPTERS, type Chapter } from "../../geometry/loch";
import { LochMap } from "../../map/loch/LochMap";
import { LochMist } from "../../map/loch/LochMist";
import { HEIGHT, SPOTS, WIDTH } from "../../map/loch/spots";
import { useChapter } from "../../store/puzzle/chapters";
import { useSay } from "../../words/say";
import { Anchor } from "../kit/Anchor";
import { STAR } from "../kit/Stars";

interface LochChartProps {
  readonly chapter: string;
  readonly uncovered: readonly Chapter[];
  readonly lifting: readonly Chapter[]; // of these, the ones that were not seen before
}

export function LochChart({ chapter, uncovered, lifting }: LochChartProps) {
  const say = useSay();
  return (
    <nav className="loch-chart" aria-label={say("solo-map-label")}>
      <LochMap />
      <LochMist uncovered={uncovered} lifting={lifting} />
      <ol>
        {CHAPTERS.map((one) => (
          <Place key={one} chapter={one} isHere={one === chapter} isCovered={!uncovered.includes(one)} />
        ))}
      </ol>
    </nav>
  );
}

function Place({ chapter, isHere, isCovered }: { chapter: Chapter; isHere: boolean; isCovered: boolean }) {
  const say = useSay();
  const { count, solved, stars } = useChapter(chapter);
  const { x, y, side } = SPOTS[chapter];
  const marks = `${isHere ? "loch-place-here" : ""} ${isCovered ? "loch-place-covered" : ""}`;
  return (
    <li
      className={`loch-place loch-place-${side} ${marks}`}
      style={{ left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` }}
    >
      <Anchor to={`/solo#${chapter}`} isCurrent={isHere}>
        <Buoy part={count ? solved / count : 0} />
        <span className="loch-name">
          <strong>{say(`puzzle-chapter-${chapter}`)}</strong>{" "}
          {isCovered && <span className="sr-only">{say("solo-covered-label")}</span>}
          {count > 0 && !isCovered && (
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
