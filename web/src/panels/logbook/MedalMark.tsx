/** A medal: a pebble with a drawing on it. One that is not earned yet is only an outline under the water. */

import type { ReactNode } from "react";
import type { Medal } from "../../store/logbook/medals";

const DRAWINGS: Record<Medal, ReactNode> = {
  ripple: (
    <>
      <circle r={4} className="medal-full" />
      <ellipse rx={15} ry={8} />
      <ellipse rx={27} ry={15} />
    </>
  ),
  company: (
    <>
      <path d="M-28 18C-28 2-20-6-14-6S-2 2-2 18ZM2 18C2 2 8-6 14-6S28 2 28 18Z" className="medal-full" />
      <circle cx={-14} cy={-16} r={8} className="medal-full" />
      <circle cx={14} cy={-16} r={8} className="medal-full" />
    </>
  ),
  whole: <path d="M-31 16C-31 2-20 2-20 16M-15 16C-15-12-1-12-1 16M4 16C4-6 15-6 15 16M21 17C20-4 21-14 29-17L33-13" />,
  stride: (
    <path
      className="medal-full"
      d="M-26 10Q-30-2-22-6Q-14-4-15 4L-14 12ZM-24 14L-13 16Q-13 22-18 22Q-24 21-24 14ZM10-8Q6-20 14-24Q22-22 21-14L22-6ZM12-4L23-2Q23 4 18 4Q12 3 12-4Z"
    />
  ),
  heron: <path d="M-14 26V8C-24 4-26-6-16-8C-6-8-2-2-4 6L-8 8V26M-10-8C-14-20-4-28 6-24L26-19L7-16C-4-16 0-8-5-2" />,
  legend: (
    <>
      <path d="M-14 20C-14 0-12-8-4-14C6-20 20-14 20-6C18 0 10 0 4 0C0 2 2 12 2 20" />
      <path d="M-10-16L-12-30L-3-22L4-32L9-21L18-27L16-15" className="medal-full" />
      <circle cx={8} cy={-9} r={2.5} className="medal-full" />
    </>
  ),
  mornings: (
    <>
      <path d="M-16 8A16 16 0 0 1 16 8Z" className="medal-full" />
      <path d="M0-22V-16M-21-14L-17-10M21-14L17-10M-30 8H30M-22 17H22M-12 25H12" />
    </>
  ),
  stars: (
    <>
      <path
        className="medal-full"
        d="M0-26L5.500-14.500L18-13L8.500-4.500L11 8L0 1.500L-11 8L-8.500-4.500L-18-13L-5.500-14.500Z"
      />
      <path d="M-26 18q6.500-5 13 0t13 0t13 0t13 0" />
    </>
  ),
};

export function MedalMark({ medal, isEarned, size = 84 }: { medal: Medal; isEarned: boolean; size?: number }) {
  return (
    <svg
      className={`medal ${isEarned ? `medal-earned medal-${medal}` : "medal-sunk"}`}
      viewBox="-50 -50 100 100"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path className="medal-pebble" d="M-46 2C-46-28-24-46 4-46S47-26 46 4S24 45-4 45S-46 30-46 2Z" />
      <path className="medal-rim" d="M-38 2C-38-23-20-38 3-38S39-22 38 3S20 37-3 37S-38 25-38 2Z" />
      <g className="medal-drawing">{DRAWINGS[medal]}</g>
    </svg>
  );
}
