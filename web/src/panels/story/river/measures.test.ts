/** The river is as wide as the victory, everywhere and for any number of seats. */

import { expect, test } from "vitest";
import { bandPath, edgesOf, MARGIN, type Points, plyAt, sidesOf, stretchesOf, xOf } from "./measures";

const COLOURS = ["orange", "green", "purple"];
const EVEN = { shares: { orange: 0.5, green: 0.3, purple: 0.2 }, proved: false };
const WON = { shares: { orange: 0, green: 1, purple: 0 }, proved: true };

test("a place on the river leads to the move that lies there", () => {
  for (const count of [1, 6, 40])
    for (let ply = 0; ply <= count; ply++) expect(plyAt(xOf(ply, count, 320), count, 320)).toBe(ply);
  expect(plyAt(-50, 6, 320)).toBe(0);
  expect(plyAt(900, 6, 320)).toBe(6);
  expect(xOf(0, 0, 320)).toBe(MARGIN);
});

test("the bands lie on each other without a gap, from bank to bank", () => {
  for (const point of [EVEN, WON]) {
    const edges = COLOURS.map((colour) => edgesOf(point, COLOURS, colour));
    expect(edges[0]?.[0]).toBe(0);
    expect(edges.at(-1)?.[1]).toBeCloseTo(1);
    for (const [i, [upper]] of edges.entries()) if (i) expect(upper).toBeCloseTo(edges[i - 1]?.[1] ?? -1);
  }
});

test("what is not known yet leaves a gap", () => {
  const points: Points = [null, EVEN, EVEN, null, WON];
  expect(stretchesOf(points, () => true)).toEqual([
    { from: 1, to: 2 },
    { from: 4, to: 4 },
  ]);
  expect(stretchesOf(points, ({ proved }) => proved)).toEqual([{ from: 4, to: 4 }]);
  expect(stretchesOf([], () => true)).toEqual([]);
});

test("a stretch reaches half a move further, and ends with the game", () => {
  expect(sidesOf({ from: 1, to: 2 }, 4, 430)).toEqual([MARGIN + 50, MARGIN + 250]);
  expect(sidesOf({ from: 0, to: 4 }, 4, 430)).toEqual([MARGIN, 430 - MARGIN]);
});

test("a band is drawn for a single move, too", () => {
  const size = { width: 230, height: 100 };
  expect(bandPath([null, WON, null], { from: 1, to: 1 }, COLOURS, "green", size)).toBe(
    "M65 0L115 0L165 0L165 100L115 100L65 100Z",
  );
  expect(bandPath([EVEN, WON], { from: 0, to: 1 }, COLOURS, "orange", size)).toMatch(/^M15 0L15 0L215 0L215 0L215 0/);
});
