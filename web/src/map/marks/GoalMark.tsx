/** Where a puzzle wants a foot: a buoy's ring on the water, over everything its flag; small floats along the shore. */

import type { Cell } from "../../geometry/cell";
import { centreOf } from "../measures";

export function GoalMark({ cell }: { cell: Cell }) {
  const { x, y } = centreOf(cell);
  return (
    <g className="goal" transform={`translate(${x} ${y})`}>
      <circle className="goal-water" r={43} />
      <circle className="goal-ring" r={39} />
      <circle className="goal-bands" r={39} />
      <path className="goal-cross" d="M-15 -15L15 15M15 -15L-15 15" />
    </g>
  );
}

/** One of many: any of them will do. */
export function FloatMark({ cell }: { cell: Cell }) {
  const { x, y } = centreOf(cell);
  return (
    <g className="goal" transform={`translate(${x} ${y})`}>
      <circle className="goal-float" r={12} />
      <circle className="goal-float-band" r={12} />
    </g>
  );
}

/** In the corner of the cell, so that what stands there does not hide it. */
export function GoalFlag({ cell }: { cell: Cell }) {
  const { x, y } = centreOf(cell);
  return (
    <g className="goal" transform={`translate(${x + 29} ${y - 26})`}>
      <path className="goal-pole" d="M0 4V-34" />
      <path className="goal-flag" d="M0 -34Q11 -40 20 -33T34 -33L30 -23L34 -13Q26 -9 18 -14T0 -14Z" />
    </g>
  );
}
