/** A cell that can be tapped: a large ring for a near foot, a smaller one for a far foot. */

import type { Ring } from "../geometry/picture";
import { centreOf } from "./measures";

export function RingMark({ ring }: { ring: Ring }) {
  const { x, y } = centreOf(ring.cell);
  const size = ring.end === "start" ? 17 : ring.role === "near" ? 36 : 25; // at the start nearly every cell has one
  return (
    <g className={`ring ring-${ring.role} ring-${ring.end}`} transform={`translate(${x} ${y})`}>
      <circle className="ring-ground" r={size} />
      <circle className="ring-line" r={size} />
      {ring.end === "head" && <path className="ring-glyph" d="M-9 -4h.1M9 -4h.1M-9 9Q0 16 9 9" />}
      {ring.end === "tail" && <path className="ring-glyph" d="M-11 0H3L13 -9V9L3 0" />}
      {ring.end === "both" && <path className="ring-glyph" d="M-8 0H8M0 -8V8" />}
    </g>
  );
}
