/** What bars an end. */

import { expect, it } from "vitest";
import { barsOf } from "./bars";
import { parsePosition } from "./position";

const LINE = "orange:d4f4/1 green:g3g6/5,f6e6/3 purple:f5d5/2 green";

it("names every cell around both ends, and what is there", () => {
  const bars = barsOf(parsePosition(`classic ${LINE}`), "orange", 3);
  expect(bars.map(({ end, cell, what, colour, height }) => [end, cell, what, colour, height])).toEqual([
    ["head", "f5", "tail", "purple", 0],
    ["head", "g4", "over", "green", 5],
    ["head", "f3", "open", null, 0],
    ["head", "e4", "over", "orange", 1],
    ["tail", "d5", "head", "purple", 0],
    ["tail", "e4", "over", "orange", 1],
    ["tail", "d3", "open", null, 0],
    ["tail", "c4", "open", null, 0],
  ]);
});

it("is two cells away in the expert game, and stops at the shore", () => {
  const bars = barsOf(parsePosition(`expert ${LINE}`), "orange", 2);
  expect(bars.map(({ cell, what }) => `${cell} ${what}`)).toContain("f6 arch");
  expect(bars.map(({ cell, what }) => `${cell} ${what}`)).toContain("b4 shore");
});
