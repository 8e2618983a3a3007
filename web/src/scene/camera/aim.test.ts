// @vitest-environment node
import { expect, it } from "vitest";
import { aimOf } from "./aim";

const CELLS = [
  { cell: "d4", dot: { x: 100, y: 100 } },
  { cell: "e4", dot: { x: 140, y: 100 } },
];
const GHOST = {
  line: [
    { x: 100, y: 100 },
    { x: 120, y: 60 },
    { x: 141, y: 96 },
  ],
  cells: ["d4", "d5"],
};

it("takes the cell whose middle is nearest, within 28 pixels", () => {
  expect(aimOf({ x: 122, y: 100 }, CELLS, null)).toEqual({ kind: "cell", cell: "e4" });
  expect(aimOf({ x: 118, y: 100 }, CELLS, null)).toEqual({ kind: "cell", cell: "d4" });
  expect(aimOf({ x: 100, y: 128 }, CELLS, null)).toEqual({ kind: "cell", cell: "d4" });
  expect(aimOf({ x: 100, y: 129 }, CELLS, null)).toEqual({ kind: "open" });
});

it("takes the ghost when the tap is on it, at its feet too", () => {
  expect(aimOf({ x: 120, y: 66 }, CELLS, GHOST)).toEqual({ kind: "ghost" });
  expect(aimOf({ x: 102, y: 100 }, CELLS, GHOST)).toEqual({ kind: "ghost" });
  expect(aimOf({ x: 100, y: 120 }, CELLS, GHOST)).toEqual({ kind: "ghost" });
});

it("leaves a cell its own middle, even where the ghost passes in front of it", () => {
  expect(aimOf({ x: 140, y: 100 }, CELLS, GHOST)).toEqual({ kind: "cell", cell: "e4" });
  expect(aimOf({ x: 150, y: 96 }, CELLS, GHOST)).toEqual({ kind: "ghost" });
});
