// @vitest-environment node
import { expect, it } from "vitest";
import { cellAt } from "../../geometry/cell";
import { isInUse } from "../../geometry/lake";
import { labelsAt, roseAt } from "./labels";

it("names every column and row once, on dry land, never two in one place", () => {
  for (const seats of [2, 3, 4])
    for (const corner of [0, 1, 2, 3]) {
      const labels = labelsAt(corner, seats);
      expect(new Set(labels.map(({ glyph }) => glyph)).size).toBe(labels.length);
      expect(labels).toHaveLength([14, 18, 22][seats - 2] ?? 0);
      const places = [...labels, roseAt(corner, seats)].map(({ x, y }) => `${x},${y}`);
      expect(new Set(places).size).toBe(labels.length + 1);
      for (const { x, y } of [...labels, roseAt(corner, seats)]) expect(isInUse(cellAt(x, y), seats)).toBe(false);
    }
});

it("stands right beside the water, except in the nearest corner", () => {
  const spotOf = (glyph: number) => labelsAt(0, 4).find((one) => one.glyph === glyph);
  expect(spotOf(5)).toMatchObject({ x: 5, y: -1 }); // f, below f1
  expect(spotOf(10)).toMatchObject({ x: 10, y: 0 }); // k, below k2
  expect(spotOf(0)).toMatchObject({ x: 0, y: -1 }); // a
  expect(spotOf(16)).toMatchObject({ x: -1, y: 0 }); // 1
  expect(spotOf(26)).toMatchObject({ x: 0, y: 10 }); // 11, left of b11
});
