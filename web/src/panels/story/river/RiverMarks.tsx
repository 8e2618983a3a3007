/** What stands around the river: pins, drops, passes, numbers, and the handle that is dragged. */

import type { ReviewedPly } from "../../../answers/review";
import { Drops } from "./Drops";

type Along = (ply: number) => number; // where a move lies

const LEVEL = 15; // how much higher a pin stands that would hide another

interface PassesProps {
  readonly colour: string;
  readonly passes: readonly (readonly string[])[];
  readonly along: Along;
  readonly y: number;
}

/** A line wherever a monster had to wait. */
export function Passes({ colour, passes, along, y }: PassesProps) {
  const lines = passes.flatMap((passed, i) =>
    passed.includes(colour) ? [`M${along(i + 0.62)} ${y}H${along(i + 1.38)}`] : [],
  );
  return (
    <g className={`river-passes seat-${colour}`}>
      <path d={lines.join("")} />
      <text x={2} y={y + 4}>
        {colour.charAt(0).toUpperCase()}
      </text>
    </g>
  );
}

/** Every fifth or tenth move by its number. */
export function Figures({ count, along, y }: { readonly count: number; readonly along: Along; readonly y: number }) {
  const step = count > 15 ? 10 : 5;
  const numbers = Array.from({ length: Math.floor(count / step) }, (_, i) => (i + 1) * step);
  return (
    <g className="river-figures">
      {numbers.map((number) => (
        <text key={number} x={along(number)} y={y}>
          {number}
        </text>
      ))}
    </g>
  );
}

export function Cursor({ x, bottom }: { readonly x: number; readonly bottom: number }) {
  return (
    <g className="river-cursor" transform={`translate(${x} 0)`}>
      <path className="river-cursor-gap" d={`M0 -6V${bottom}`} />
      <path d={`M0 -6V${bottom}`} />
      <circle cy={bottom} r={11} />
      <path className="river-cursor-sign" d={`M-2.5 ${bottom - 4}l-3.5 4l3.5 4M2.5 ${bottom - 4}l3.5 4l-3.5 4`} />
    </g>
  );
}

/** What was given away, in drops. */
export function Slips({ slips, along }: { readonly slips: readonly (ReviewedPly | null)[]; readonly along: Along }) {
  return slips.map(
    (one) =>
      one?.judgement && (
        <g key={one.ply} transform={`translate(${along(one.ply)} -3)`}>
          <Drops size={one.judgement} />
        </g>
      ),
  );
}

/** From the pins down through the water. */
export function Stems({ places, height }: { readonly places: readonly number[]; readonly height: number }) {
  return <path className="river-stem" d={places.map((x) => `M${x} 0V${height}`).join("")} />;
}

interface PinsProps {
  readonly turning: readonly ReviewedPly[];
  readonly places: readonly number[];
  readonly levels: readonly number[];
  readonly ply: number;
}

/** The turning points, numbered, in the colour of whoever moved. */
export function Pins({ turning, places, levels, ply }: PinsProps) {
  return turning.map((one, i) => {
    const up = -(levels[i] ?? 0) * LEVEL;
    return (
      <g
        key={one.ply}
        className={`river-pin seat-${one.colour} ${one.ply === ply ? "river-pin-now" : ""}`}
        transform={`translate(${places[i]} ${up})`}
      >
        <path className="river-pin-leg" d={`M0 -1V${-up}`} />
        <path
          className="river-pin-body"
          d="M0 0C-2 -8 -10.5 -11 -10.5 -20A10.5 10.5 0 1 1 10.5 -20C10.5 -11 2 -8 0 0Z"
        />
        <circle cy={-20} r={7.2} />
        <text y={-16}>{i + 1}</text>
      </g>
    );
  });
}
