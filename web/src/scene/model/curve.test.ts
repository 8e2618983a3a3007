// @vitest-environment node
import { describe, expect, it } from "vitest";
import { MONSTERS } from "../../box";
import { archCurve, archLine } from "./curve";
import { apexOf, GIRTH } from "./measures";

const KINDS = [
  ...new Set(Object.values(MONSTERS).flatMap((set) => set.map((one) => `${one.length}/${one.height}`))),
].map((text) => text.split("/").map(Number) as [number, number]);

type Point = readonly [number, number, number];

/** The middle line of an arch as points in space, from a place along x (or z when it crosses). */
function points(length: number, height: number, x: number, z: number, isAcross: boolean): Point[] {
  return archCurve(length, height, 0.08).map(({ along, up }) => (isAcross ? [x, up, z + along] : [x + along, up, z]));
}

function gap(a: readonly Point[], b: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const p of a) for (const q of b) least = Math.min(least, Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]));
  return least;
}

describe("an arch", () => {
  it("stands on its feet and rises to its apex", () => {
    for (const [length, height] of KINDS) {
      const line = archLine(length, height, 100);
      expect(line[0]?.[0]).toBeCloseTo(0);
      expect(line.at(-1)?.[0]).toBeCloseTo(length);
      expect(line.at(-1)?.[1]).toBeCloseTo(0);
      expect(Math.max(...line.map(([, up]) => up))).toBeCloseTo(apexOf(height));
    }
  });

  it("clears every lower arch that it crosses", () => {
    for (const [length, height] of KINDS)
      for (const [low, lower] of KINDS.filter(([, other]) => other < height))
        for (let at = 1; at < length; at++)
          for (let shift = 0; shift <= low; shift++)
            expect(gap(points(length, height, 0, 0, false), points(low, lower, at, -shift, true))).toBeGreaterThan(
              2 * GIRTH,
            );
  });

  it("clears every lower arch that stands lengthwise below it", () => {
    for (const [length, height] of KINDS)
      for (const [low, lower] of KINDS.filter(([, other]) => other < height))
        for (let at = 1; at + low < length; at++)
          expect(gap(points(length, height, 0, 0, false), points(low, lower, at, 0, false))).toBeGreaterThan(2 * GIRTH);
  });

  it("is drawn in even steps", () => {
    const points = archCurve(4, 5, 0.2);
    const steps = points.slice(1).map((point, i) => point.run - (points[i]?.run ?? 0));
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(1e-9);
  });
});
