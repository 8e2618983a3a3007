/** The loch from end to end, as a survey map: where the puzzles of each chapter are. Only the drawing. */

import { memo } from "react";
import { CHAPTERS, type Chapter } from "../geometry/loch";

export const WIDTH = 800;
export const HEIGHT = 1000;

/** Where each chapter lies, and on which side of its mark the words stand. */
export const SPOTS: Record<Chapter, { readonly x: number; readonly y: number; readonly side: "left" | "right" }> = {
  first: { x: 165, y: 890, side: "right" },
  shallows: { x: 265, y: 750, side: "right" },
  bay: { x: 668, y: 640, side: "left" },
  reeds: { x: 128, y: 492, side: "right" },
  deep: { x: 370, y: 335, side: "right" },
  lair: { x: 610, y: 165, side: "left" },
};

type Point = readonly [number, number];

const SHORE: readonly Point[] = [
  [470, 66],
  [600, 46],
  [706, 96],
  [738, 200],
  [690, 290],
  [600, 362],
  [612, 450],
  [680, 510],
  [762, 575],
  [770, 672],
  [690, 738],
  [580, 726],
  [510, 772],
  [470, 850],
  [380, 902],
  [290, 946],
  [196, 962],
  [104, 944],
  [78, 872],
  [132, 800],
  [116, 720],
  [150, 642],
  [88, 582],
  [42, 500],
  [72, 412],
  [160, 372],
  [216, 300],
  [262, 220],
  [332, 152],
  [392, 92],
];
const LOCH = smooth(SHORE);
const DEPTHS = [150, 108, 68, 34] as const; // of contour lines, in units from the shore
const ROUTE = smoothLine(CHAPTERS.map((chapter): Point => [SPOTS[chapter].x, SPOTS[chapter].y]));
/** Depths in fathoms, as charts print them. */
const SOUNDINGS = [
  [520, 130, 38],
  [660, 230, 51],
  [470, 230, 44],
  [340, 260, 21],
  [330, 420, 33],
  [500, 420, 62],
  [250, 560, 12],
  [420, 560, 47],
  [560, 600, 28],
  [390, 680, 30],
  [610, 690, 17],
  [330, 830, 9],
  [230, 660, 6],
  [140, 420, 4],
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
      <path className="loch-river" d="M96 950Q60 985 20 1004M470 60Q440 30 448 -6" />
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
      <Reeds />
      <Pines />
      <Castle />
      <Jetty />
      <Nessie />
      <Rose />
      <Frame />
    </svg>
  );
});

function Reeds() {
  const spots = [
    [70, 440],
    [100, 425],
    [62, 540],
    [92, 570],
    [118, 588],
    [52, 478],
  ] as const;
  return (
    <g className="loch-reeds">
      {spots.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path d="M-9 8Q-10 -8 -13 -20M-3 8V-26M3 8Q4 -8 8 -18M9 8Q11 0 15 -10" />
          <path className="loch-cattail" d="M-13 -20v-9M-3 -26v-10M8 -18v-9" />
        </g>
      ))}
    </g>
  );
}

function Pines() {
  const spots = [
    [82, 214, 1.3],
    [200, 190, 1],
    [140, 250, 1.1],
    [56, 300, 1],
    [224, 104, 1.2],
    [330, 92, 0.9],
    [270, 62, 1],
    [706, 384, 1.2],
    [746, 430, 1],
    [748, 336, 0.9],
    [560, 900, 1.3],
    [616, 930, 1],
    [672, 882, 1.2],
    [726, 846, 1],
    [54, 700, 1],
    [40, 762, 0.8],
  ] as const;
  return (
    <g className="loch-pines">
      {spots.map(([x, y, size]) => (
        <path
          key={`${x} ${y}`}
          transform={`translate(${x} ${y}) scale(${size})`}
          d="M0 14V4M-17 4L0 -20L17 4ZM-13 -9L0 -32L13 -9ZM-9 -22L0 -42L9 -22Z"
        />
      ))}
    </g>
  );
}

/** A ruin on a headland. */
function Castle() {
  return (
    <g className="loch-castle" transform="translate(640 400)">
      <path d="M-34 24V-22h9v7h8v-7h9v20h12v-14h8v6h7v-6h9v36Z" />
      <path className="loch-window" d="M-24 2v-9M-14 2v-9M18 14V6" />
    </g>
  );
}

/** Where the journey starts: a jetty, and two people watching. */
function Jetty() {
  return (
    <g className="loch-jetty">
      <path className="loch-planks" d="M330 986L300 928" />
      <circle cx={352} cy={948} r={7} />
      <path d="M345 980V964Q345 956 352 956T359 964V980M346 964L334 955" />
      <path d="M322 949h12v10h-12Z" />
      <circle cx={376} cy={954} r={6} />
      <path d="M370 980V968Q370 961 376 961T382 968V980" />
    </g>
  );
}

/** Who lives in the lair. */
function Nessie() {
  return (
    <g className="loch-nessie" transform="translate(640 232)">
      <path
        className="loch-nessie-body"
        d="M-96 20C-96 -14 -62 -14 -62 20M-46 22C-46 -30 0 -30 0 22M18 22C16 -8 26 -34 40 -44"
      />
      <path
        className="loch-nessie-skin"
        d="M26 -48C26 -64 40 -72 54 -69C70 -66 78 -58 76 -50C74 -42 60 -40 48 -36C36 -33 26 -38 26 -48Z"
      />
      <circle className="eye" cx={47} cy={-58} r={6.5} />
      <circle className="pupil" cx={49} cy={-57} r={3.2} />
      <path className="loch-ripples" d="M-112 24q8 -5 16 0t16 0M-52 28q8 -5 16 0t16 0M8 28q8 -5 16 0t16 0" />
    </g>
  );
}

function Rose() {
  return (
    <g className="chart-rose" transform="translate(106 92) scale(1.15)">
      <circle r={30} />
      <path d="M0 -46L8 -8L42 0L8 8L0 42L-8 8L-42 0L-8 -8Z" />
      <path className="chart-rose-dark" d="M0 -46V0L8 -8ZM42 0H0L8 8ZM0 42V0L-8 8ZM-42 0H0L-8 -8Z" />
    </g>
  );
}

/** The frame of a survey map, alternately black and white. */
function Frame() {
  const [across, down] = [8, 10];
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

/** A closed line through points, without corners. */
function smooth(points: readonly Point[]): string {
  const at = (i: number) => points[(i + points.length) % points.length] ?? [0, 0];
  return `M${at(0).join(" ")}${points.map((_, i) => bend(at(i - 1), at(i), at(i + 1), at(i + 2))).join("")}Z`;
}

/** An open one. */
function smoothLine(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.max(0, Math.min(i, points.length - 1))] ?? [0, 0];
  const bends = points.slice(1).map((_, i) => bend(at(i - 1), at(i), at(i + 1), at(i + 2)));
  return `M${at(0).join(" ")}${bends.join("")}`;
}

function bend(before: Point, from: Point, to: Point, after: Point): string {
  const a = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
  const b = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
  return `C${[...a, ...b, ...to].map((value) => Math.round(value * 10) / 10).join(" ")}`;
}
