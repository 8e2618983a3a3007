/** A segment from the side: as long and as high as it is, standing in the water. */

import type { Colour } from "../../geometry/position";
import { shadeOf } from "../../map/marks/ArchMark";

const LONG = 12;
const HIGH = 6.2;
const WIDTH = 64;
const BASE = 46;

export function SegmentShape({
  colour,
  length,
  height,
  isHollow = false,
}: {
  colour: Colour;
  length: number;
  height: number;
  isHollow?: boolean;
}) {
  const span = length * LONG;
  const left = (WIDTH - span) / 2;
  const right = left + span;
  const top = BASE - height * HIGH;
  const curve = `M${left} ${BASE}C${left} ${top - height * 2} ${right} ${top - height * 2} ${right} ${BASE}`;
  return (
    <svg
      className={`profile ${isHollow ? "profile-hollow" : ""} arch-${colour}`}
      viewBox={`0 0 ${WIDTH} 52`}
      aria-hidden="true"
    >
      <path className="profile-edge" d={curve} />
      <path className="profile-body" d={curve} style={isHollow ? {} : { stroke: shadeOf(colour, height) }} />
      <path className="profile-water" d="M2 48q5 -4 10 0t10 0t10 0t10 0t10 0t10 0" />
    </svg>
  );
}

/** Silhouettes in a row, with room for ten at least: what is left is full, what is placed is hollow. */
export function Silhouettes({
  colour,
  segments,
  reserve,
}: {
  colour: Colour;
  segments: readonly { length: number; height: number }[];
  reserve: readonly string[];
}) {
  return (
    <svg
      className={`silhouettes arch-${colour}`}
      viewBox={`0 0 ${20 * Math.max(10, segments.length)} 30`}
      aria-hidden="true"
    >
      {segments.map(({ length, height }, i) => {
        const span = 3.2 * length;
        const x = i * 20 + 10 - span / 2;
        const top = 27 - height * 4.2;
        const isLeft = reserve.includes(`${length}/${height}`);
        return (
          <path
            key={`${length}/${height}`}
            className={isLeft ? "silhouette" : "silhouette silhouette-hollow"}
            d={`M${x} 28C${x} ${top - height} ${x + span} ${top - height} ${x + span} 28`}
          />
        );
      })}
    </svg>
  );
}
