import { describe, expect, it } from "vitest";
import type { Choice } from "../../../geometry/choices";
import { textOf } from "../../../geometry/move";
import { parsePosition } from "../../../geometry/position";
import { crossedBy, ringsOf } from "../lakePicture";
import { alternatives, EMPTY_HAND, farCells, matching, nearCells, placementsLeft, placementsOf } from "./choices";
import { nextHand, onlyPlacementTo } from "./hand";
import { triedPlacement } from "./tries";

const CHOICES: readonly Choice[] = [
  { length: 2, height: 2, head: { d5: ["d7", "b5"], e4: ["g4"] } },
  { length: 1, height: 3, head: { d5: ["d6"] }, tail: { d5: ["d6"], c3: ["c2"] } },
];
const ALL = placementsOf(CHOICES);

describe("choices", () => {
  it("are the server's moves, each once", () => {
    expect(ALL.map(textOf)).toEqual(["Hd5d7/2", "Hd5b5/2", "He4g4/2", "Hd5d6/3", "Td5d6/3", "Tc3c2/3"]);
  });

  it("narrow with the hand", () => {
    const hand = { ...EMPTY_HAND, length: 2, height: 2 };
    expect(nearCells(ALL, hand)).toEqual(["d5", "e4"]);
    expect(farCells(ALL, { ...hand, near: "d5" })).toEqual(["d7", "b5"]);
    expect(matching(ALL, { ...hand, near: "e4", far: "g4" }).map(textOf)).toEqual(["He4g4/2"]);
  });

  it("know a far cell that names one placement", () => {
    const hand = { ...EMPTY_HAND, length: 1, height: 3 };
    expect(onlyPlacementTo(ALL, hand, "c2")?.near).toBe("c3");
    expect(onlyPlacementTo(ALL, hand, "d6")).toBeNull(); // head or tail
    expect(onlyPlacementTo(ALL, EMPTY_HAND, "c2")).toBeNull(); // no segment in hand
  });
});

describe("what is left to choose", () => {
  const twice = placementsOf([
    { length: 2, height: 4, head: { f6: ["f8", "h6"] } },
    { length: 2, height: 5, head: { f6: ["f8"] } },
  ]);
  const feet = { ...EMPTY_HAND, near: "f6", far: "f8" };

  it("is a question where several segments fit the same feet", () => {
    expect(alternatives(twice, feet).map(textOf)).toEqual(["Hf6f8/4", "Hf6f8/5"]);
    expect(alternatives(twice, { ...feet, far: null })).toEqual([]);
    expect(alternatives(twice, { ...feet, far: "h6" })).toEqual([]);
    expect(alternatives(twice, { ...feet, length: 2, height: 5 })).toEqual([]);
  });

  it("is a question where both ends could grow", () => {
    const both = { ...EMPTY_HAND, length: 1, height: 3, near: "d5", far: "d6" };
    expect(alternatives(ALL, both).map(textOf)).toEqual(["Hd5d6/3", "Td5d6/3"]);
  });

  it("is counted, and follows what is chosen", () => {
    const count = (hand: typeof EMPTY_HAND) => placementsLeft(ALL, hand, null).list.length;
    expect(count(EMPTY_HAND)).toBe(6);
    expect(count({ ...EMPTY_HAND, length: 2, height: 2 })).toBe(3);
    expect(count({ ...EMPTY_HAND, length: 2, height: 2, near: "d5" })).toBe(2);
    expect(count({ ...EMPTY_HAND, near: "d5" })).toBe(4);
    expect(count({ ...EMPTY_HAND, length: 2, height: 2, near: "d5", far: "b5" })).toBe(1);
  });

  it("knows where the chosen one is among them", () => {
    const segment = { ...EMPTY_HAND, length: 2, height: 2 };
    expect(placementsLeft(ALL, segment, null).index).toBe(-1);
    expect(placementsLeft(ALL, segment, ALL[1] ?? null).index).toBe(1);
  });
});

describe("a hand", () => {
  const hand = { ...EMPTY_HAND, length: 2, height: 2 };

  it("goes from near to far", () => {
    const near = nextHand(ALL, hand, "d5");
    expect(near).toMatchObject({ near: "d5", far: null });
    expect(near && nextHand(ALL, near, "d7")).toMatchObject({ near: "d5", far: "d7" });
  });

  it("puts the near foot back, or elsewhere", () => {
    expect(nextHand(ALL, { ...hand, near: "d5" }, "d5")).toMatchObject({ near: null });
    expect(nextHand(ALL, { ...hand, near: "d5" }, "e4")).toMatchObject({ near: "e4" });
  });

  it("needs one tap where that says all", () => {
    expect(nextHand(ALL, hand, "g4")).toMatchObject({ end: "head", near: "e4", far: "g4" });
  });

  it("leads nowhere on other cells", () => {
    expect(nextHand(ALL, hand, "k11")).toBeNull();
  });
});

describe("rings", () => {
  it("show the near cells, and the far cells that say all", () => {
    const rings = ringsOf(ALL, { ...EMPTY_HAND, length: 1, height: 3 });
    expect(rings).toEqual([
      { cell: "d5", role: "near", end: "both" },
      { cell: "c3", role: "near", end: "tail" },
      { cell: "c2", role: "far", end: "tail" },
    ]);
  });

  it("show the far cells once the near foot stands", () => {
    const rings = ringsOf(ALL, { ...EMPTY_HAND, length: 2, height: 2, near: "d5" });
    expect(rings.map((ring) => [ring.cell, ring.role])).toEqual([
      ["d7", "far"],
      ["b5", "far"],
    ]);
  });
});

describe("a refused try", () => {
  const position = parsePosition("classic orange:d4f4/1 green:f8f7/1 orange");

  it("is taken for the closer end", () => {
    const hand = { ...EMPTY_HAND, length: 3, height: 2 };
    expect(triedPlacement(position, hand, "h4", 2).end).toBe("head");
    expect(triedPlacement(position, hand, "c4", 2).end).toBe("tail");
    expect(triedPlacement(position, { ...hand, near: "g4" }, "g7", 2)).toMatchObject({ near: "g4", far: "g7" });
  });

  it("is a start where nothing stands yet", () => {
    const empty = parsePosition("classic orange:- green:- orange");
    expect(triedPlacement(empty, { ...EMPTY_HAND, length: 2, height: 1 }, "a1", 2).end).toBe("start");
  });

  it("crosses what lies between its feet, its feet not counted", () => {
    const [arch] = parsePosition("classic orange:f9f6/6 green:f8f7/1 orange").monsters.flatMap((one) => one.arches);
    expect(arch && crossedBy(position, arch).map((one) => one.colour)).toEqual(["green"]);
  });
});
