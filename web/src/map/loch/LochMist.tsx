/** What lies over the chart: mist, except where chapters are uncovered, and the frame of the map. */

import { CHAPTERS, type Chapter } from "../../geometry/loch";
import { HEIGHT, SPOTS, WIDTH } from "./spots";

interface LochMistProps {
  readonly uncovered: readonly Chapter[];
  readonly lifting: readonly Chapter[]; // of the uncovered ones, those that were not seen before
}

export function LochMist({ uncovered, lifting }: LochMistProps) {
  return (
    <svg className="loch loch-over" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {(uncovered.length < CHAPTERS.length || lifting.length > 0) && <Mist uncovered={uncovered} lifting={lifting} />}
      <Frame />
    </svg>
  );
}

const ENDS: readonly Chapter[] = ["first", "blocking"]; // they reach to the edge of the map

/** A chapter uncovers the loch from shore to shore. */
function Mist({ uncovered, lifting }: LochMistProps) {
  return (
    <>
      <radialGradient id="loch-clearing">
        <stop offset="0.66" stopColor="black" />
        <stop offset="1" stopColor="black" stopOpacity="0" />
      </radialGradient>
      <pattern id="loch-wisps" width={160} height={92} patternUnits="userSpaceOnUse">
        <path d="M10 26q14 -13 28 0t28 0t28 0M88 72q14 -13 28 0t28 0" />
      </pattern>
      <mask id="loch-mist">
        <rect width={WIDTH} height={HEIGHT} fill="white" />
        {uncovered.map((chapter) => (
          <ellipse
            key={chapter}
            className={lifting.includes(chapter) ? "loch-lifting" : ""}
            cx={WIDTH / 2}
            cy={SPOTS[chapter].y}
            rx={800}
            ry={ENDS.includes(chapter) ? 160 : 132}
            fill="url(#loch-clearing)"
          />
        ))}
      </mask>
      <g mask="url(#loch-mist)">
        <rect className="loch-mist" width={WIDTH} height={HEIGHT} />
        <rect className="loch-wisps" width={WIDTH} height={HEIGHT} fill="url(#loch-wisps)" />
      </g>
    </>
  );
}

/** The frame of a survey map, alternately black and white. */
function Frame() {
  const [across, down] = [8, 11];
  return (
    <g>
      {Array.from({ length: across }, (_, i) => (
        <g key={`x${WIDTH * i}`} className={i % 2 ? "chart-pale" : "chart-dark"}>
          <rect x={(WIDTH / across) * i} y={0} width={WIDTH / across} height={9} />
          <rect x={(WIDTH / across) * i} y={HEIGHT - 9} width={WIDTH / across} height={9} />
        </g>
      ))}
      {Array.from({ length: down }, (_, i) => (
        <g key={`y${HEIGHT * i}`} className={i % 2 ? "chart-pale" : "chart-dark"}>
          <rect x={0} y={(HEIGHT / down) * i} width={9} height={HEIGHT / down} />
          <rect x={WIDTH - 9} y={(HEIGHT / down) * i} width={9} height={HEIGHT / down} />
        </g>
      ))}
      <rect className="chart-line" x={9} y={9} width={WIDTH - 18} height={HEIGHT - 18} />
      <rect className="chart-line" x={1} y={1} width={WIDTH - 2} height={HEIGHT - 2} />
    </g>
  );
}
