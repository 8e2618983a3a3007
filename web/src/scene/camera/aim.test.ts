// @vitest-environment node
import { expect, it } from "vitest";
import { aimOf } from "./aim";

const RINGS = [
  { cell: "d4", dot: { x: 100, y: 100 } },
  { cell: "e4", dot: { x: 140, y: 100 } },
];

it("snaps to the nearest ring within 28 pixels", () => {
  expect(aimOf({ x: 122, y: 100 }, RINGS, [], [])).toEqual({ kind: "ring", cell: "e4" });
  expect(aimOf({ x: 118, y: 100 }, RINGS, [], [])).toEqual({ kind: "ring", cell: "d4" });
  expect(aimOf({ x: 100, y: 128 }, RINGS, [], [])).toEqual({ kind: "ring", cell: "d4" });
  expect(aimOf({ x: 100, y: 129 }, RINGS, [], [])).toEqual({ kind: "open" });
});

it("takes the ghost when the tap is on it, at its feet too", () => {
  const ghost = [
    { x: 100, y: 100 },
    { x: 120, y: 60 },
    { x: 200, y: 100 },
  ];
  expect(aimOf({ x: 120, y: 66 }, RINGS, ghost, ["d4"])).toEqual({ kind: "ghost" });
  expect(aimOf({ x: 102, y: 100 }, RINGS, ghost, ["d4"])).toEqual({ kind: "ghost" });
});

it("leaves the tap to a ring when the ghost is further away", () => {
  expect(aimOf({ x: 138, y: 100 }, RINGS, [{ x: 150, y: 100 }], [])).toEqual({ kind: "ring", cell: "e4" });
});
