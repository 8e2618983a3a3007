import { expect, test } from "vitest";
import type { Ring } from "../geometry/picture";
import { nextRing } from "./nextRing";

const RINGS = ["c4", "d5", "e6"].map((cell): Ring => ({ cell, role: "near", end: "both" }));

test.each([
  ["c4", 1, "d5"],
  ["c4", -1, "e6"],
  ["e6", 1, "c4"],
  ["a1", 1, "c4"], // no ring itself
  ["a1", -1, "e6"],
] as const)("from %s by %i to %s", (from, step, to) => {
  expect(nextRing(RINGS, from, step)).toBe(to);
});

test("there is nowhere to go without rings", () => {
  expect(nextRing([], "c4", -1)).toBeUndefined();
});
