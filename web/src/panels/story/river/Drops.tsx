/** How much a move gave away: one drop, two or three, one above the other. */

import type { ReviewedPly } from "../../../answers/review";

type Size = ReviewedPly["judgement"];

const COUNTS = { "": 0, inaccuracy: 1, mistake: 2, blunder: 3 } as const;
const TALL = 9;

/** Within a drawing, standing on the place where it is drawn. */
export function Drops({ size }: { size: Size }) {
  const drops = Array.from({ length: COUNTS[size] }, (_, i) => -i * TALL);
  return (
    <g className="drops">
      {drops.map((y) => (
        <path
          key={y}
          d={`M0 ${y - 8.5}C1.5 ${y - 5.5} 3.2 ${y - 4.5} 3.2 ${y - 2.7}A3.2 3.2 0 1 1 -3.2 ${y - 2.7}C-3.2 ${y - 4.5} -1.5 ${y - 5.5} 0 ${y - 8.5}Z`}
        />
      ))}
    </g>
  );
}

/** The same side by side, in a line of text; the words beside it say what it means. */
export function DropsSign({ size }: { size: Size }) {
  const count = COUNTS[size];
  return (
    <svg
      className="drops-sign"
      viewBox={`0 0 ${count * 8 + 1} 11`}
      style={{ width: `${count * 0.5 + 0.06}em` }}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, i) => (
        <g key={i * 8} transform={`translate(${i * 8 + 4.5} 10)`}>
          <Drops size="inaccuracy" />
        </g>
      ))}
    </svg>
  );
}
