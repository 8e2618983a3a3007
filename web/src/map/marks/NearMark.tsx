/** Where the arch in hand starts, once that is chosen: a full disc in the monster's colour. */

import type { Cell } from "../../geometry/cell";
import type { Colour } from "../../geometry/position";
import { centreOf } from "../measures";

export function NearMark({ cell, colour }: { cell: Cell; colour: Colour | null }) {
  const { x, y } = centreOf(cell);
  return (
    <g className="near-mark" transform={`translate(${x} ${y})`}>
      <circle r={34} style={{ fill: `var(--monster-${colour ?? "black"})` }} />
      <circle className="near-foot" r={10} />
    </g>
  );
}
