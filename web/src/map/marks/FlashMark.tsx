/** The cameras on the shore of the flat lake, flashing when somebody has won. */

import { viewOf } from "../measures";

const SPOTS = [
  [0.055, 0.2],
  [0.045, 0.72],
  [0.34, 0.955],
  [0.945, 0.84],
  [0.955, 0.33],
  [0.62, 0.045],
] as const; // parts of the chart's side, on the strip of shore
const STAR = "M0 -44L7 -9L26 -26L9 -7L44 0L9 7L26 26L7 9L0 44L-7 9L-26 26L-9 7L-44 0L-9 -7L-26 -26L-7 -9Z";

export function FlashMarks({ seats }: { seats: number }) {
  const { left, size } = viewOf(seats);
  return (
    <g className="flashes">
      {SPOTS.map(([x, y]) => (
        <g key={x} transform={`translate(${left + x * size} ${left + y * size})`}>
          <path className="flash" d={STAR} />
        </g>
      ))}
    </g>
  );
}
