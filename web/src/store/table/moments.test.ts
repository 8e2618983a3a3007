/** Being blocked, and coming back. */

import { expect, it } from "vitest";
import { blockedSeat, isBack } from "./moments";
import { tableState } from "./tableState";

const LINE = "classic orange:d4f4/1,f5f8/2 green:h4i4/1,i5i7/2 purple:d9g9/1,g8g6/2";
const STARTS = ["Sd4f4", "Sh4i4", "Sd9g9", "Hf5f8/2"];

it("a blocked seat of one's own is found, the one that has just passed first", () => {
  const known = { moves: [...STARTS, "Hi5i7/2"], mover: "green", blocked: ["orange", "purple"], passed: ["purple"] };
  const state = tableState(`${LINE} green`, known);
  expect(blockedSeat(state, [0, 2])).toBe(2);
  expect(blockedSeat(state, [0])).toBe(0);
  expect(blockedSeat(state, [1])).toBeNull();
});

it("whoever passed and may move again is back", () => {
  const moves = [...STARTS, "Hg8g6/2"]; // green was left out
  expect(isBack(tableState(`${LINE} green`, { moves }))).toBe(true);
  expect(isBack(tableState(`${LINE} orange`, { moves }))).toBe(false);
  expect(isBack(tableState(`${LINE} green`, { moves: STARTS }))).toBe(false);
});
