/** A cell that bars the way of a blocked monster. */

import type { Cell } from "../../geometry/cell";
import { centreOf } from "../measures";

export function BarMark({ cell }: { cell: Cell }) {
  const { x, y } = centreOf(cell);
  return (
    <g className="bar" transform={`translate(${x} ${y})`}>
      <circle r={30} />
      <path d="M-14 0H14" />
    </g>
  );
}
