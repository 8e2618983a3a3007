/** Lines that bodies follow, in an upright plane: arches, necks and tails as plain figures. */

import { apexOf, BED, FOOT, GIRTH } from "./measures";

export interface CurvePoint {
  readonly along: number; // from the first foot
  readonly up: number;
  readonly girth: number;
  readonly run: number; // length of the line so far, for the pattern
}

export const LEAN = 0.16; // of a neck, away from its arch
const NECK_ROOT = -1.3; // deep enough that a proud neck still comes out of the water

/** Long arches are squarer, so that they have risen enough one cell from their feet to clear what they cross. */
const SQUARENESS = [2, 2, 2.3, 3, 4];

/** The middle line of an arch above the water. */
export function archLine(length: number, height: number, steps: number): readonly (readonly [number, number])[] {
  const power = 2 / (SQUARENESS[length] ?? 4);
  const half = length / 2;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = Math.PI * (1 - i / steps);
    const c = Math.cos(angle);
    const s = Math.max(0, Math.sin(angle));
    return [half + half * Math.sign(c) * Math.abs(c) ** power, apexOf(height) * s ** power] as const;
  });
}

/** An arch from floor to floor, in even steps. */
export function archCurve(length: number, height: number, step: number): readonly CurvePoint[] {
  const line = [[0, BED] as const, ...archLine(length, height, 240), [length, BED] as const];
  return evenly(line, step).map(([along, up, run]) => ({ along, up, run, girth: footed(up) }));
}

/** A neck: from the foot that bears it upwards, leaning out a little like a swan's. */
export function neckCurve(rise: number, step: number): readonly CurvePoint[] {
  const line = Array.from({ length: 60 }, (_, i) => {
    const t = i / 59;
    return [
      LEAN * Math.sin(t * Math.PI * 0.5) + 0.05 * Math.sin(t * Math.PI * 2),
      NECK_ROOT + (rise - NECK_ROOT) * t,
    ] as const;
  });
  return evenly(line, step).map(([along, up, run]) => ({
    along,
    up,
    run,
    girth: GIRTH * (1.05 - 0.2 * Math.max(0, up / rise)),
  }));
}

/** A tail: out of the foot that bears it, up and over to a tip. */
export function tailCurve(height: number, step: number): readonly CurvePoint[] {
  const rise = 0.5 + 0.1 * height;
  const line: (readonly [number, number])[] = [[0, BED]];
  for (let i = 0; i <= 60; i++) {
    const t = i / 60;
    line.push([0.36 * t ** 1.6 + 0.06 * Math.sin(t * Math.PI * 2), rise * Math.sin((t * Math.PI) / 2) ** 0.9]);
  }
  const knots = evenly(line, step);
  const whole = knots.at(-1)?.[2] ?? 1;
  return knots.map(([along, up, run]) => ({ along, up, run, girth: GIRTH * (1 - 0.78 * (run / whole) ** 1.5) }));
}

function footed(up: number): number {
  const near = Math.max(0, 1 - Math.max(0, up - 0.04) / 0.24);
  return GIRTH + (FOOT - GIRTH) * near * near;
}

/** The same line at even distances: along, up, and the length so far. */
function evenly(line: readonly (readonly [number, number])[], step: number): (readonly [number, number, number])[] {
  const runs = [0];
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]] as [readonly [number, number], readonly [number, number]];
    runs.push((runs[i - 1] ?? 0) + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const whole = runs.at(-1) ?? 0;
  const count = Math.max(2, Math.ceil(whole / step));
  let i = 1;
  return Array.from({ length: count + 1 }, (_, k) => {
    const run = (whole * k) / count;
    while (i < line.length - 1 && (runs[i] ?? 0) < run) i++;
    const [a, b] = [line[i - 1], line[i]] as [readonly [number, number], readonly [number, number]];
    const [from, to] = [runs[i - 1] ?? 0, runs[i] ?? 1];
    const t = to > from ? (run - from) / (to - from) : 0;
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, run] as const;
  });
}
