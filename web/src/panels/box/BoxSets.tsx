/** The four sets: every segment from the side, the chosen one beside a ruler. */

import type { Colour } from "../../geometry/position";
import { addSegment, chooseSegment, MOST_SEGMENTS, useDraft, useDrawnBox } from "../../store/box/draft";
import { useSay } from "../../words/say";
import { Options } from "../kit/Options";
import { Portrait } from "../kit/Portrait";
import { SegmentShape } from "../kit/SegmentShape";
import { Figures } from "../table/turn/Tray";
import { SegmentRuler } from "./SegmentRuler";

export function BoxSets() {
  const say = useSay();
  const box = useDrawnBox();
  const { chosen } = useDraft();
  return (
    <div className="stack">
      <Options
        legend={say("box-monster")}
        value={chosen.colour}
        options={box.order.map((colour) => ({
          value: colour,
          label: <Portrait colour={colour} size={40} />,
          name: say("monster", { colour }),
        }))}
        onChange={(colour) => chooseSegment(colour, 0)}
        isLegendHidden
      />
      <Segments colour={chosen.colour} />
      <SegmentRuler />
    </div>
  );
}

function Segments({ colour }: { colour: Colour }) {
  const say = useSay();
  const { chosen } = useDraft();
  const set = useDrawnBox().monsters[colour];
  return (
    <ul className={`box-set seat-${colour}`} aria-label={say("box-set-label", { colour })}>
      {set.map(({ length, height }, index) => (
        <li key={index}>
          <button
            type="button"
            className="card"
            aria-pressed={index === chosen.index}
            onClick={() => chooseSegment(colour, index)}
          >
            <span className="sr-only">{say(index ? "box-segment" : "box-starter", { length, height })}</span>
            <SegmentShape colour={colour} length={length} height={height} />
            <Figures height={height} length={length} />
          </button>
        </li>
      ))}
      {set.length < MOST_SEGMENTS && (
        <li>
          <button type="button" className="card box-add" aria-label={say("box-add")} onClick={() => addSegment(colour)}>
            +
          </button>
        </li>
      )}
    </ul>
  );
}
