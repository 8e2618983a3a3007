/** The loch from end to end, as a survey map: where the puzzles of each chapter are. Only the drawing. */

import { memo } from "react";
import { CHAPTERS } from "../../geometry/loch";
import { Landmarks } from "./Landmarks";
import { type Point, smooth, smoothLine } from "./lines";
import { HEIGHT, SHORE, SPOTS, WIDTH } from "./spots";

const LOCH = smooth(SHORE);
const DEPTHS = [150, 108, 68, 34] as const; // of contour lines, in units from the shore
const ROUTE = smoothLine(CHAPTERS.map((chapter): Point => [SPOTS[chapter].x, SPOTS[chapter].y]));
/** Depths in fathoms, as charts print them. */
const SOUNDINGS = [
  [600, 146, 38],
  [560, 270, 51],
  [400, 250, 44],
  [340, 420, 33],
  [480, 380, 62],
  [300, 540, 21],
  [420, 620, 47],
  [560, 640, 28],
  [240, 690, 12],
  [420, 760, 30],
  [620, 770, 17],
  [330, 860, 9],
  [250, 970, 6],
  [140, 500, 4],
] as const;

export const LochMap = memo(function LochMap() {
  return (
    <svg className="loch" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <clipPath id="loch-water">
        <path d={LOCH} />
      </clipPath>
      <rect className="loch-land" width={WIDTH} height={HEIGHT} />
      {[190, 140, 92, 50, 18].map((width, i) => (
        <path key={width} className={`loch-hill loch-hill-${i % 2}`} d={LOCH} strokeWidth={width * 2} />
      ))}
      <path className="loch-river" d="M96 1064Q60 1100 20 1124M470 68Q440 34 448 -6M764 700Q786 716 806 712" />
      <path className="loch-deep" d={LOCH} />
      <g clipPath="url(#loch-water)">
        {DEPTHS.map((depth, i) => (
          <g key={depth}>
            <path className="loch-contour" d={LOCH} strokeWidth={2 * depth + 2} />
            <path className={`loch-band loch-band-${i}`} d={LOCH} strokeWidth={2 * depth - 2} />
          </g>
        ))}
      </g>
      <path className="loch-shore" d={LOCH} />
      {SOUNDINGS.map(([x, y, depth]) => (
        <text key={`${x} ${y}`} className="loch-sounding" x={x} y={y}>
          {depth}
        </text>
      ))}
      <path className="loch-route" d={ROUTE} />
      <Landmarks />
      <Rose />
    </svg>
  );
});

function Rose() {
  return (
    <g className="chart-rose" transform="translate(106 96) scale(1.15)">
      <circle r={30} />
      <path d="M0 -46L8 -8L42 0L8 8L0 42L-8 8L-42 0L-8 -8Z" />
      <path className="chart-rose-dark" d="M0 -46V0L8 -8ZM42 0H0L8 8ZM0 42V0L-8 8ZM-42 0H0L-8 -8Z" />
    </g>
  );
}
