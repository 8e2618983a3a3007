/** Passes in the list of moves. */

import { expect, it } from "vitest";
import { listMoves } from "./moveList";
import { tableState } from "./tableState";

/** Orange extends its head at every turn; what the arches are does not matter here. */
const LINE = "classic orange:d4f4/1,f5f8/2,e8b8/3 green:h4i4/1,i5i7/2 purple:d9g9/1";
const STARTS = ["Sd4f4", "Sh4i4", "Sd9g9"];

it("nobody passes while everybody moves in turn", () => {
  const state = tableState(`${LINE} orange`, { moves: [...STARTS, "Hf5f8/2", "Hi5i7/2"] });
  expect(listMoves({ ...state, moves: STARTS }).map(({ passed }) => passed)).toEqual([[], [], []]);
});

it("whoever is left out has passed", () => {
  const moves = [...STARTS, "Hf5f8/2", "Hi5i7/2", "He8b8/3"];
  const listed = listMoves(tableState(`${LINE} green`, { moves }));
  expect(listed.map(({ colour }) => colour)).toEqual(["orange", "green", "purple", "orange", "green", "orange"]);
  expect(listed[4]?.passed).toEqual(["purple"]);
  expect(listed[5]?.passed).toEqual([]);
});

it("one may be left alone, and after the end nobody passes", () => {
  const moves = [...STARTS, "Hf5f8/2", "He8b8/3"];
  expect(listMoves(tableState(`${LINE} orange`, { moves })).at(-2)?.passed).toEqual(["green", "purple"]);
  expect(listMoves(tableState(`${LINE} orange`, { moves })).at(-1)?.passed).toEqual(["green", "purple"]);
  expect(listMoves(tableState(`${LINE} over`, { moves })).at(-1)?.passed).toEqual([]);
});
