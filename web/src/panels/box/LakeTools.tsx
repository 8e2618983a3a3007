/** What changes the lake: the zone that a tap gives, whether all sides follow, and the size. */

import { resizeLake, useDraft, useDrawnBox, ZONES } from "../../store/box/draft";
import { LARGEST } from "../../store/box/lakeRows";
import { useSay } from "../../words/say";
import { Options } from "../kit/Options";
import { nameOf } from "./BoxLake";

/** What a tap does. */
export function ZoneTools() {
  const say = useSay();
  const { zone, isMirrored } = useDraft();
  return (
    <div className="box-zones">
      <Options
        legend={say("box-zone")}
        value={zone}
        options={ZONES.map((value) => ({
          value,
          label: (
            <>
              <span className="box-swatch" data-zone={value} />
              {say("box-zone-name", { zone: nameOf(value) })}
            </>
          ),
        }))}
        onChange={(value) => useDraft.setState({ zone: value })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={isMirrored}
          onChange={(event) => useDraft.setState({ isMirrored: event.target.checked })}
        />
        <span>{say("box-mirrored")}</span>
      </label>
    </div>
  );
}

export function SizeTools() {
  const say = useSay();
  const { lake } = useDrawnBox();
  const [height, width] = [lake.length, lake[0]?.length ?? 0];
  return (
    <div className="stack">
      <div className="box-sizes">
        <Stepper label={say("box-columns")} value={width} onChange={(count) => resizeLake(count, height)} />
        <Stepper label={say("box-rows")} value={height} onChange={(count) => resizeLake(width, count)} />
      </div>
      <p className="hint-text">
        {say("box-counts", { two: count(lake, "2"), three: count(lake, "23"), four: count(lake, "234") })}
      </p>
    </div>
  );
}

function count(lake: readonly string[], zones: string): number {
  return Array.from(lake.join("")).filter((zone) => zones.includes(zone)).length;
}

function Stepper({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  const say = useSay();
  return (
    <div className="figure" role="group" aria-label={label}>
      <span>{label}</span>
      <button
        type="button"
        aria-label={say("make-less")}
        aria-disabled={value <= 1}
        onClick={() => value > 1 && onChange(value - 1)}
      >
        −
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label={say("make-more")}
        aria-disabled={value >= LARGEST}
        onClick={() => value < LARGEST && onChange(value + 1)}
      >
        +
      </button>
    </div>
  );
}
