/** The chosen segment beside a ruler: its length in spaces, its height in steps. */

import type { MouseEvent } from "react";
import { shadeOf } from "../../map/marks/ArchMark";
import { measure, removeSegment, useDraft, useDrawnBox } from "../../store/box/draft";
import { useSay } from "../../words/say";
import { Icon } from "../kit/Icon";
import { Options } from "../kit/Options";
import { SteadyButton } from "../kit/SteadyButton";

const LENGTHS = [1, 2, 3, 4, 5] as const;
const HEIGHTS = [1, 2, 3, 4, 5, 6] as const;
const LONG = 52;
const HIGH = 26;
const LEFT = 44; // of the near foot
const BASE = 186;

export function SegmentRuler() {
  const say = useSay();
  const { chosen } = useDraft();
  const set = useDrawnBox().monsters[chosen.colour];
  const segment = set[chosen.index];
  if (!segment) return null;
  const { length, height } = segment;
  return (
    <div className={`box-ruler seat-${chosen.colour}`}>
      <Drawing />
      <div className="stack">
        <Options
          legend={say("box-length")}
          value={String(length)}
          options={LENGTHS.map((value) => ({ value: String(value), label: value }))}
          onChange={(value) => measure({ length: Number(value) })}
        />
        <Options
          legend={say("box-height")}
          value={String(height)}
          options={HEIGHTS.map((value) => ({ value: String(value), label: value }))}
          onChange={(value) => measure({ height: Number(value) })}
        />
        <p className="hint-text">{say("box-measure")}</p>
        <SteadyButton isOff={set.length < 2} onPress={removeSegment}>
          <Icon sign="close" />
          {say("box-remove")}
        </SteadyButton>
      </div>
    </div>
  );
}

/** A tap on the drawing sets both measures: where the far foot is, and how high. */
function Drawing() {
  const { chosen } = useDraft();
  const segment = useDrawnBox().monsters[chosen.colour][chosen.index];
  if (!segment) return null;
  const { length, height } = segment;
  const right = LEFT + length * LONG;
  const top = BASE - height * HIGH;
  const curve = `M${LEFT} ${BASE}C${LEFT} ${top - (BASE - top) / 3} ${right} ${top - (BASE - top) / 3} ${right} ${BASE}`;
  const tap = (event: MouseEvent<SVGSVGElement>) => {
    const frame = event.currentTarget.getBoundingClientRect();
    const scale = 330 / frame.width;
    const across = Math.round(((event.clientX - frame.left) * scale - LEFT) / LONG);
    const up = Math.round((BASE - (event.clientY - frame.top) * scale) / HIGH);
    measure({ length: Math.max(1, Math.min(5, across)), height: Math.max(1, Math.min(6, up)) });
  };
  return (
    <svg className={`box-drawing arch-${chosen.colour}`} viewBox="0 0 330 216" aria-hidden="true" onClick={tap}>
      {HEIGHTS.map((step) => (
        <g key={step} className={step === height ? "box-tick box-tick-on" : "box-tick"}>
          <path d={`M${LEFT - 10} ${BASE - step * HIGH}H${LEFT + 5 * LONG + 12}`} />
          <text x={18} y={BASE - step * HIGH + 6}>
            {step}
          </text>
        </g>
      ))}
      {[0, ...LENGTHS].map((step) => (
        <g key={step} className={step === length ? "box-tick box-tick-on" : "box-tick"}>
          <path d={`M${LEFT + step * LONG} ${BASE - 6 * HIGH - 8}V${BASE + 8}`} />
          <text x={LEFT + step * LONG} y={BASE + 26}>
            {step || ""}
          </text>
        </g>
      ))}
      <path className="profile-edge" d={curve} />
      <path className="profile-body" d={curve} style={{ stroke: shadeOf(chosen.colour, height) }} />
      <path className="box-water" d={`M${LEFT - 12} ${BASE}H${LEFT + 5 * LONG + 14}`} />
    </svg>
  );
}
