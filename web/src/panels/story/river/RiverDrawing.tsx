/** The river as a drawing: its bands, mist where nobody has looked yet, lines across where it is proved. */

import { useMemo } from "react";
import type { ReviewedPly } from "../../../answers/review";
import { ScalePatterns } from "../../../map/marks/ArchMark";
import { bandPath, levelsOf, type Points, type Stretch, sidesOf, stretchesOf, xOf } from "./measures";
import { Cursor, Figures, Passes, Pins, Slips, Stems } from "./RiverMarks";

const LANES = [38, 53] as const; // above the river: pins in one row, or in two
const PIN = 23; // px that a pin needs
const ROW = 11; // below the river: a line for each seat that had to pass
const FOOT = 24; // below that: the numbers of the moves
const NARROW = 520; // px: a phone

interface RiverDrawingProps {
  readonly colours: readonly string[];
  readonly points: Points;
  readonly plies: readonly (ReviewedPly | null)[];
  readonly passes: readonly (readonly string[])[];
  readonly turning: readonly ReviewedPly[];
  readonly ply: number;
  readonly width: number;
}

export function RiverDrawing({ colours, points, plies, passes, turning, ply, width }: RiverDrawingProps) {
  const count = points.length - 1;
  const height = width < NARROW ? 118 : 156;
  const along = (at: number) => xOf(at, count, width);
  const places = turning.map((one) => along(one.ply));
  const levels = levelsOf(places, PIN);
  const lane = LANES[levels.includes(1) ? 1 : 0];
  const rows = colours.filter((colour) => passes.some((passed) => passed.includes(colour)));
  const foot = height + rows.length * ROW + (rows.length ? 4 : 0);
  return (
    <svg
      width={width}
      height={lane + foot + FOOT}
      viewBox={`0 ${-lane} ${width} ${lane + foot + FOOT}`}
      aria-hidden="true"
    >
      <Patterns />
      <Water colours={colours} points={points} width={width} height={height} />
      {rows.map((colour, row) => (
        <Passes key={colour} colour={colour} passes={passes} along={along} y={height + 4 + (row + 0.5) * ROW} />
      ))}
      <Figures count={count} along={along} y={foot + 17} />
      <Stems places={places} height={height} />
      <Cursor x={along(ply)} bottom={foot + 11} />
      <Slips slips={plies.filter((one) => one !== null && !turning.includes(one))} along={along} />
      <g className="river-pins">
        <rect x={0} y={-lane} width={width} height={lane} />
        <Pins turning={turning} places={places} levels={levels} ply={ply} />
      </g>
    </svg>
  );
}

function Patterns() {
  return (
    <defs>
      <ScalePatterns name="river" zoom={0.55} />
      <pattern id="river-proved" width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <path className="river-hatch" d="M0 0H7" />
      </pattern>
      <pattern id="river-mist" width={36} height={20} patternUnits="userSpaceOnUse">
        <path className="river-wave" d="M2 7q4 -4 8 0t8 0M20 17q4 -4 8 0t8 0" />
      </pattern>
    </defs>
  );
}

type WaterProps = Pick<RiverDrawingProps, "colours" | "points" | "width"> & { readonly height: number };

function Water({ colours, points, width, height }: WaterProps) {
  const count = points.length - 1;
  const known = useMemo(() => stretchesOf(points, () => true), [points]);
  const proved = useMemo(() => stretchesOf(points, (point) => point.proved), [points]);
  const across = (stretch: Stretch) => {
    const [x, right] = sidesOf(stretch, count, width);
    return { x, width: right - x };
  };
  const whole = across({ from: 0, to: count });
  return (
    <>
      <rect className="river-bed" {...whole} height={height} />
      <rect fill="url(#river-mist)" {...whole} height={height} />
      {known.flatMap((stretch) =>
        colours.map((colour) => {
          const path = bandPath(points, stretch, colours, colour, { width, height });
          return (
            <g key={`${stretch.from} ${colour}`} className={`seat-${colour}`}>
              <path className="river-band" d={path} />
              <path className="river-scales" d={path} fill={`url(#river-${colour})`} />
            </g>
          );
        }),
      )}
      {proved.map((stretch) => (
        <g key={stretch.from} className="river-proved">
          <rect {...across(stretch)} height={height} fill="url(#river-proved)" />
          <path d={`M${across(stretch).x} 0v${height}`} />
        </g>
      ))}
      <path className="river-bank" d={`M${whole.x} 0h${whole.width}M${whole.x} ${height}h${whole.width}`} />
    </>
  );
}
