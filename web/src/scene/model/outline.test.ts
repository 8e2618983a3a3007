// @vitest-environment node
import { expect, it } from "vitest";
import { CELLS, isInUse } from "../../geometry/lake";
import { areaOf, outlinesOf } from "./outline";

it("goes once around the cells in use and loses only corners", () => {
  for (const [seats, cells] of [
    [2, 45],
    [3, 77],
    [4, 117],
  ] as const) {
    const outlines = outlinesOf(CELLS.filter((cell) => isInUse(cell, seats)));
    expect(outlines).toHaveLength(1);
    expect(areaOf(outlines[0] ?? [])).toBeGreaterThan(cells - 1);
    expect(areaOf(outlines[0] ?? [])).toBeLessThan(cells + 1);
  }
});

it("goes the other way around an island", () => {
  const ring = ["d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6"];
  const areas = outlinesOf(ring).map(areaOf);
  expect(areas.map(Math.sign).sort()).toEqual([-1, 1]);
});
