/** A monster's head, small, beside a name. */

import type { Colour } from "../../geometry/position";
import { Face, LETTERS, type Mood } from "../../map/marks/EndMark";

export function Portrait({ colour, mood = "calm", size = 44 }: { colour: Colour; mood?: Mood; size?: number }) {
  return (
    <svg
      className={`portrait head-${mood} arch-${colour}`}
      viewBox="-52 -60 104 104"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <Face colour={colour} height={1} mood={mood} />
      <circle className="tail-badge" cx={34} cy={28} r={16} />
      <text className="tail-letter" x={34} y={35.5}>
        {LETTERS[colour]}
      </text>
    </svg>
  );
}
