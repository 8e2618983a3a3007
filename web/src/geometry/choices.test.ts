import { expect, test } from "vitest";
import { choicesOf } from "./choices";

test("moves are grouped by segment, end and near cell, the low and short ones first", () => {
  const moves = ["Hd5d8/2", "Hd5g5/2", "Hd5e5/3", "He6h6/2", "Tb2b5/2"];
  expect(choicesOf(moves)).toEqual([
    { length: 3, height: 2, head: { d5: ["d8", "g5"], e6: ["h6"] }, tail: { b2: ["b5"] } },
    { length: 1, height: 3, head: { d5: ["e5"] } },
  ]);
});

test("a start goes from the tail to the head", () => {
  expect(choicesOf(["Sd4f4", "Sd4d6"])).toEqual([{ length: 2, height: 1, start: { d4: ["f4", "d6"] } }]);
});

test("where nothing may be placed there is no choice", () => {
  expect(choicesOf([])).toEqual([]);
});
