import { describe, expect, it } from "vitest";
import { cellAt, cellsBetween, spotOf } from "./cell";
import { CELLS, HALF, HEIGHT, isInUse, layOut, WIDTH, zoneOf } from "./lake";
import { archOf, parseMove, textOf } from "./move";
import { headOf, parsePosition, stackOn, tailOf } from "./position";

const LINE = "classic purple:f9f7/5,e7e8/2,f8i8/1 orange:g5i5/1,i4e4/2 orange";

describe("cells", () => {
  it("have a column and a row", () => {
    expect(spotOf("a1")).toEqual({ x: 0, y: 0 });
    expect(spotOf("k11")).toEqual({ x: 10, y: 10 });
    for (const cell of CELLS) expect(cellAt(spotOf(cell).x, spotOf(cell).y)).toBe(cell);
  });

  it("lie between two others in a line, in either direction", () => {
    expect(cellsBetween("d5", "d8")).toEqual(["d5", "d6", "d7", "d8"]);
    expect(cellsBetween("f4", "d4")).toEqual(["f4", "e4", "d4"]);
    expect(cellsBetween("c3", "c3")).toEqual(["c3"]);
  });
});

describe("the lake", () => {
  it("has 45, 77 and 117 cells in use", () => {
    for (const [seats, count] of [
      [2, 45],
      [3, 77],
      [4, 117],
    ] as const)
      expect(CELLS.filter((cell) => isInUse(cell, seats))).toHaveLength(count);
  });

  it("has deep water in the middle and shore in the corners", () => {
    expect(zoneOf("f6")).toBe(2);
    expect(zoneOf("a1")).toBe(0);
    expect(zoneOf("z9")).toBe(0);
  });
});

describe("a position line", () => {
  const position = parsePosition(LINE);

  it("says who is where", () => {
    expect(position.variant).toBe("classic");
    expect(position.turn).toBe("orange");
    expect(position.monsters.map((one) => one.colour)).toEqual(["purple", "orange"]);
    const [purple, orange] = position.monsters;
    expect(purple && [tailOf(purple), headOf(purple)]).toEqual(["f9", "i8"]);
    expect(orange?.arches.map((arch) => [arch.length, arch.height])).toEqual([
      [2, 1],
      [4, 2],
    ]);
  });

  it("tells what lies on a cell, the highest first", () => {
    expect(stackOn(position, "f8").map((arch) => arch.height)).toEqual([5, 1]);
    expect(stackOn(position, "a5")).toEqual([]);
  });

  it("may have rocks, and segments that are given", () => {
    const puzzle = parsePosition("classic orange:d4f4/1:3/2,1/3 green:-:- rocks:g5,h6 orange");
    expect(puzzle.monsters.map(({ colour, arches }) => [colour, arches.length])).toEqual([
      ["orange", 1],
      ["green", 0],
    ]);
    expect([puzzle.rocks, puzzle.turn, position.rocks]).toEqual([["g5", "h6"], "orange", []]);
  });

  it("can be a game that is over or has not begun", () => {
    expect(parsePosition("expert orange:- green:- orange").monsters[0]?.arches).toEqual([]);
    expect(parsePosition("classic orange:d4f4/1 green:- over").turn).toBeNull();
  });
});

describe("a move", () => {
  it("is the same read and written", () => {
    for (const text of ["Sd4f4", "Hd5d8/2", "Tk11k10/6"]) expect(textOf(parseMove(text))).toBe(text);
    expect(parseMove("Hd5d8/2")).toEqual({ end: "head", near: "d5", far: "d8", length: 3, height: 2 });
  });

  it("stands at the head's or before the tail's end", () => {
    const position = parsePosition(LINE);
    const head = archOf(position, "orange", parseMove("He3e1/4"));
    expect([head.index, head.tailward, head.headward]).toEqual([2, "e3", "e1"]);
    const tail = archOf(position, "orange", parseMove("Tf5c5/3"));
    expect([tail.tailward, tail.headward]).toEqual(["c5", "f5"]);
  });
});

it("comes to the lake of another box, and back to the usual one", () => {
  layOut(["..4", "422"]);
  expect([WIDTH, HEIGHT, HALF, CELLS.length]).toEqual([3, 2, 1.5, 6]);
  expect(CELLS.filter((cell) => isInUse(cell, 2))).toEqual(["b1", "c1"]);
  expect(zoneOf("c2")).toBe(4);
  layOut();
  expect([WIDTH, HEIGHT, zoneOf("f6")]).toEqual([11, 11, 2]);
});
