/** A cell that can be tapped: a large ring where an arch can start, a smaller one where it can end. */

import type { Ring } from "../../geometry/picture";
import { centreOf } from "../measures";

export function RingMark({ ring }: { ring: Ring }) {
  const { x, y } = centreOf(ring.cell);
  const size = ring.end === "start" ? 17 : ring.role === "near" ? 36 : 25; // at the start nearly every cell has one
  return (
    <g className={`ring ring-${ring.role} ring-${ring.end}`} transform={`translate(${x} ${y})`}>
      <circle className="ring-ground" r={size} />
      <circle className="ring-line" r={size} />
      <RingGlyph end={ring.end} />
    </g>
  );
}

const GLYPHS = {
  head: "M-9 -4h.1M9 -4h.1M-9 9Q0 16 9 9",
  tail: "M-11 0H3L13 -9V9L3 0",
  both: "M-8 0H8M0 -8V8",
  start: "",
} as const;

/** Which end would grow there: a face for the head, a fin for the tail. */
export function RingGlyph({ end }: Pick<Ring, "end">) {
  return GLYPHS[end] && <path className="ring-glyph" d={GLYPHS[end]} />;
}
