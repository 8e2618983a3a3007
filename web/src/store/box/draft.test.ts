import { beforeEach, describe, expect, test } from "vitest";
import { lineOfBox, textOfBox, USUAL } from "../../words/texts/box";
import { flawsOf } from "../../words/texts/boxes/judge";
import { boxIn, lineToPlayWith, useOwnBox } from "../device/ownBox";
import { boxInFile, boxInLink, pathOf } from "./carriedBox";
import {
  addSegment,
  chooseSegment,
  FRESH,
  giveCell,
  measure,
  removeSegment,
  resizeLake,
  startAfresh,
  takeBox,
  undoChange,
  useDraft,
} from "./draft";

const drawn = () => boxIn(useOwnBox.getState());
const flaws = () => flawsOf(drawn()).map(({ flaw, details }) => ({ flaw, ...details }));

beforeEach(() => {
  localStorage.clear();
  startAfresh();
  useDraft.setState(FRESH);
});

describe("the lake", () => {
  test("a cell and its mirror images go to a zone, or the cell alone", () => {
    giveCell("a1", "4");
    expect(drawn().lake[0]).toBe("44444444444");
    expect(drawn().lake[10]).toBe("44444444444");
    useDraft.setState({ isMirrored: false, zone: "." });
    giveCell("k11");
    expect(drawn().lake[0]).toBe("4444444444.");
    expect(drawn().lake[10]).toBe("44444444444");
    undoChange();
    undoChange();
    expect(drawn()).toEqual(USUAL);
    expect(useDraft.getState().past).toHaveLength(0);
  });

  test("it is stretched and shrunk in the middle, so that its shape stays", () => {
    resizeLake(13, 9);
    const { lake } = drawn();
    expect([lake.length, lake[0]]).toEqual([9, ".44444444444."]);
    expect(flaws()).toEqual([]);
    resizeLake(99, 0);
    expect([drawn().lake[0]?.length, drawn().lake.length]).toEqual([16, 1]);
  });

  test("what makes no sense is said at once, all of it", () => {
    useDraft.setState({ isMirrored: false });
    giveCell("f6", ".");
    expect(flaws()).toEqual([]);
    giveCell("a6", "2");
    expect(flaws()).toEqual([{ flaw: "cut-off", seats: 2, cell: "a6" }]);
    for (const row of drawn().lake.keys())
      for (let x = 0; x < 11; x++) giveCell(`${String.fromCharCode(97 + x)}${row + 1}`, "3");
    expect(flaws()).toEqual([{ flaw: "no-deep-water" }]);
    giveCell("f6", "2");
    giveCell("g6", "2");
    expect(flaws().map(({ flaw }) => flaw)).toEqual(["no-room", "no-room", "no-room"]);
  });
});

describe("the sets", () => {
  test("a segment measured anew stays chosen, wherever it comes to lie", () => {
    chooseSegment("green", 9);
    measure({ height: 2 });
    expect(flaws()).toEqual([{ flaw: "segment-twice", colour: "green", length: 3, height: 2 }]);
    measure({ length: 5 });
    expect(useDraft.getState().chosen).toEqual({ colour: "green", index: 3 });
    expect(drawn().monsters.green[3]).toEqual({ length: 5, height: 2 });
    expect(flaws()).toEqual([]);
  });

  test("two lowest segments are refused, in every set that has them", () => {
    for (const colour of ["orange", "black"] as const) {
      chooseSegment(colour, 1);
      measure({ height: 1, length: 5 });
    }
    expect(flaws()).toEqual([
      { flaw: "two-starters", colour: "orange", height: 1 },
      { flaw: "two-starters", colour: "black", height: 1 },
    ]);
  });

  test("there are 1 to 15 segments", () => {
    for (let i = 0; i < 20; i++) addSegment("purple");
    expect(drawn().monsters.purple).toHaveLength(15);
    expect(flaws()).toEqual([]);
    for (let i = 0; i < 20; i++) removeSegment();
    expect(drawn().monsters.purple).toHaveLength(1);
  });
});

describe("the box", () => {
  test("it is kept on the device as it is drawn, and played with once it makes sense", () => {
    chooseSegment("orange", 0);
    measure({ length: 3 });
    expect(JSON.parse(localStorage.getItem("blockness-box") ?? "").state.line).toContain("orange=3/1,3/2");
    expect(lineToPlayWith()).toContain("orange=3/1,3/2");
    measure({ height: 2 });
    expect(lineToPlayWith()).toBe("");
    startAfresh();
    expect(useOwnBox.getState().line).toBe("");
  });

  test("it arrives by link and by file as it left", () => {
    measure({ length: 5 });
    giveCell("a1", "4");
    const box = drawn();
    expect(boxInLink(pathOf(box).replace("/box#", ""))).toEqual(box);
    expect(boxInFile(textOfBox(box))).toEqual(box);
    startAfresh();
    takeBox(box);
    expect(drawn()).toEqual(box);
    undoChange();
    expect(lineOfBox(drawn())).toBe(lineOfBox(USUAL));
  });

  test("anything else is refused", () => {
    expect(boxInLink("nonsense")).toBeNull();
    expect(boxInLink("%E0%A4%A")).toBeNull();
    expect(boxInFile('order = ["orange"]')).toMatchObject({
      line: 1,
      message: expect.stringContaining("expected order"),
    });
    const broken = textOfBox(USUAL).replace("2/1", "2/1 2/1");
    expect(boxInFile(broken)).toMatchObject({ flaw: "segment-twice", details: { length: 2, height: 1 } });
  });
});
