/** Every kind of goal says why a try failed. */

import { expect, test } from "vitest";
import type { PuzzleView } from "../../answers/puzzles";
import { failuresOf } from "./failure";

const OPEN = "classic orange:d4f4/1,f5h5/4 green:d6e6/1,e7g7/3 green";
const OVER = "classic orange:d4f4/1,f5h5/4 green:d6e6/1,e7g7/3 over";

function why(goal: Partial<PuzzleView["goal"]>, line: string, orange: number, green = 2) {
  const reserves = { orange: Array(orange).fill("2/4"), green: Array(green).fill("2/4") };
  const whole = { kind: "all", count: 0, given: 4, perch: 0, cell: null, ...goal } as const;
  return failuresOf({ goal: whole, turn: "orange" }, { position: line, reserves });
}

test.each([
  [{ kind: "all" }, OPEN, 2, "left", { left: 2 }],
  [{ kind: "some", count: 3 }, OPEN, 2, "some", { placed: 2, count: 3 }],
  [{ kind: "reach", cell: "d3" }, OPEN, 0, "reach", { cell: "d3" }],
  [{ kind: "head", perch: 3 }, OPEN, 0, "head", { height: 4, perch: 3 }],
  [{ kind: "head", perch: 3 }, OPEN, 1, "left", { left: 1 }],
  [{ kind: "all", cell: "h5" }, OPEN, 1, "left", { left: 1 }],
  [{ kind: "all", cell: "d3" }, OPEN, 0, "reach", { cell: "d3" }],
  [{ kind: "some", count: 3, cell: "d3" }, OPEN, 1, "reach", { cell: "d3" }],
  [{ kind: "head", perch: 4, cell: "d3" }, OPEN, 0, "reach", { cell: "d3" }],
  [{ kind: "together" }, OVER, 1, "left", { left: 3 }],
  [{ kind: "escape" }, OPEN, 0, "escape", {}],
  [{ kind: "block", count: 1 }, OPEN, 1, "block", { colour: "green" }],
  [{ kind: "win", count: 1 }, OPEN, 1, "moves", {}],
  [{ kind: "win", count: 1 }, OVER, 3, "win", { colour: "green", left: 3, otherLeft: 2 }],
] as const)("%o", (goal, line, left, key, figures) => {
  expect(why(goal, line, left)).toEqual([{ key, figures }]);
});

test("of two goals, both may be missed", () => {
  expect(why({ kind: "all", cell: "d3" }, OPEN, 1).map(({ key }) => key)).toEqual(["left", "reach"]);
  expect(why({ kind: "win", cell: "d3" }, OVER, 3).map(({ key }) => key)).toEqual(["win", "reach"]);
  expect(why({ kind: "win", cell: "d3" }, OVER, 0).map(({ key }) => key)).toEqual(["reach"]);
  expect(why({ kind: "block", cell: "d3" }, OVER, 1).map(({ key }) => key)).toEqual(["reach"]);
});

test("with as many left, the heads decide", () => {
  const heads = (green: number) => OVER.replace("e7g7/3", `e7g7/${green}`);
  expect(why({ kind: "win" }, heads(5), 2)).toEqual([
    { key: "higher", figures: { colour: "green", height: 4, otherHeight: 5 } },
  ]);
  expect(why({ kind: "win" }, heads(4), 2)[0]?.key).toBe("shared");
});

test("where the lake does not tell, nothing is made up", () => {
  expect(why({ kind: "block" }, OVER, 1)).toEqual([]);
});
