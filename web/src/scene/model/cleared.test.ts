// @vitest-environment node
import { expect, it } from "vitest";
import type { Picture } from "../../geometry/picture";
import { makeArch, parsePosition } from "../../geometry/position";
import { clearedFor } from "./cleared";

const QUIET: Picture = {
  seats: 2,
  position: parsePosition("classic orange:d4f4/1 green:d6d7/1 orange"),
  rings: [],
  ghost: null,
  last: null,
  blocked: [],
  winners: [],
  cursor: null,
  side: null,
};

it("opens up what hides a ring or the place under the mouse, once", () => {
  const rings = ["g4", "f5"].map((cell) => ({ cell, role: "near", end: "head" }) as const);
  expect(clearedFor({ ...QUIET, rings }, "e8")).toEqual(["e8", "g4", "f5"]);
  expect(clearedFor({ ...QUIET, rings }, "g4")).toEqual(["g4", "f5"]);
  expect(clearedFor({ ...QUIET, rings, near: "d5" }, null)).toEqual(["d5", "g4", "f5"]);
});

it("opens up what hides the feet of the arch in hand, and the cell that is in its way", () => {
  const arch = makeArch("orange", 1, "g4", "g7", 2);
  const ghost = { arch, end: "head", isLegal: false, offending: "g6", crossed: [] } as const;
  expect(clearedFor({ ...QUIET, ghost }, "a5")).toEqual(["g4", "g7", "g6"]);
});

it("leaves the monsters whole when nothing is to be chosen", () => {
  expect(clearedFor(QUIET, "e8")).toEqual([]);
});
