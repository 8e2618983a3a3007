/** Own mistakes come back until they were solved twice, on another day each time. */

import { beforeEach, expect, test } from "vitest";
import {
  dueOnes,
  joinedMistakes,
  keepMistakes,
  type Mistake,
  noteSolved,
  openOnes,
  sensibleMistakes,
  timesSolved,
  useMistakes,
} from "./mistakes";

const DAY = 86_400_000;
const SLIP: Mistake = {
  position: "classic orange:d4f4/1 green:d6e6/1 orange",
  box: "",
  colour: "orange",
  name: "Ann",
  move: "Hg4g7/2",
  best: "Tc4c7/2",
  cost: 0.2,
  at: 5,
  solved: 0,
  due: 5,
};
const OTHER: Mistake = { ...SLIP, move: "Hg4g6/3", cost: 0.4 };

function kept(): readonly Mistake[] {
  return useMistakes.getState().mistakes;
}

beforeEach(() => useMistakes.setState({ mistakes: [] }));

test("a mistake is kept once, however often its game is looked at", () => {
  keepMistakes([SLIP, OTHER]);
  keepMistakes([{ ...SLIP, at: 99, due: 99 }]);
  expect(kept()).toEqual([SLIP, OTHER]);
  expect(dueOnes(kept(), 5).map(({ move }) => move)).toEqual([OTHER.move, SLIP.move]);
});

test("what is solved comes back the next day, and is put away once it was solved twice", () => {
  keepMistakes([SLIP]);
  noteSolved(SLIP, true, 10);
  expect(timesSolved(kept(), SLIP)).toBe(1);
  expect(dueOnes(kept(), 10)).toEqual([]);
  expect(dueOnes(kept(), 10 + DAY)).toHaveLength(1);
  noteSolved(SLIP, true, 10 + DAY);
  expect(openOnes(kept())).toEqual([]);
  keepMistakes([SLIP]);
  expect(openOnes(kept())).toEqual([]);
});

test("a solution that was shown does not count", () => {
  keepMistakes([SLIP]);
  for (let i = 0; i < 3; i++) noteSolved(SLIP, false, i * DAY);
  expect(openOnes(kept())).toHaveLength(1);
  expect(timesSolved(kept(), OTHER)).toBeNull();
});

test("two devices agree on whatever was solved more often", () => {
  const solved = { ...SLIP, solved: 2 };
  expect(joinedMistakes([SLIP], [solved, OTHER])).toEqual([solved, OTHER]);
  expect(joinedMistakes([solved], [SLIP])).toEqual([solved]);
});

test("of a damaged memory, what makes sense is kept", () => {
  expect(sensibleMistakes([SLIP, null, 3, { ...SLIP, move: "x" }, { ...SLIP, cost: "much" }])).toEqual([SLIP]);
  expect(sensibleMistakes("nonsense")).toEqual([]);
});
