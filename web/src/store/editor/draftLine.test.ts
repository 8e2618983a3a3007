import { describe, expect, it } from "vitest";
import {
  type Draft,
  EMPTY_DRAFT,
  givenTo,
  goalDetails,
  lackOf,
  lakeLine,
  puzzleLine,
  sensibleDraft,
  withColour,
  withGiven,
  withLake,
  withMark,
  without,
  withRock,
} from "./draftLine";

const DRAFT: Draft = {
  ...EMPTY_DRAFT,
  arches: { orange: "d4f4/1,f5f8/2", green: "c6d6/1" },
  given: { orange: ["1/3", "3/3"], green: ["2/2"] },
  rocks: ["g5"],
};

describe("a draft", () => {
  it("becomes a lake's line and a puzzle's line", () => {
    expect(lakeLine(EMPTY_DRAFT, "green")).toBe("classic orange:- green:- green");
    expect(lakeLine(DRAFT, "green")).toBe("classic orange:d4f4/1,f5f8/2 green:c6d6/1 rocks:g5 green");
    expect(puzzleLine(DRAFT)).toBe("grow:all classic orange:d4f4/1,f5f8/2:1/3,3/3 green:c6d6/1 rocks:g5 orange");
    expect(puzzleLine({ ...DRAFT, goal: "block", variant: "expert" })).toBe(
      "block:2 expert orange:d4f4/1,f5f8/2:1/3,3/3 green:c6d6/1:2/2 rocks:g5 orange",
    );
    expect(puzzleLine({ ...DRAFT, goal: "reach", mark: "h6", rocks: [] })).toMatch(/^reach:h6 /);
    expect(puzzleLine({ ...DRAFT, goal: "escape", mark: "h6", hasSecond: true })).toMatch(/^escape /);
    expect(puzzleLine({ ...DRAFT, goal: "together" })).toBe(
      "together classic orange:d4f4/1,f5f8/2:1/3,3/3 green:c6d6/1:2/2 rocks:g5 orange",
    );
    const both = { ...DRAFT, mark: "h6", hasSecond: true };
    expect(puzzleLine(both)).toMatch(/^grow:all\+reach:h6 /);
    expect(puzzleLine({ ...both, goal: "head" })).toMatch(/^head:3\+reach:h6 /);
    expect(puzzleLine({ ...both, goal: "win" })).toMatch(/^win:2\+reach:h6 /);
    expect(puzzleLine({ ...both, goal: "escape" })).toMatch(/^escape /);
  });

  it("gives segments to those who move and are there", () => {
    expect(givenTo(DRAFT, "green")).toEqual([]);
    expect(givenTo({ ...DRAFT, goal: "win" }, "green")).toEqual(["2/2"]);
    expect(givenTo({ ...DRAFT, arches: {} }, "orange")).toEqual([]);
    expect(goalDetails(DRAFT)).toMatchObject({ count: 2, given: 2 });
    expect(goalDetails({ ...DRAFT, goal: "head" })).toMatchObject({ perch: 3, given: 2 });
  });

  it("knows what it obviously lacks", () => {
    expect(lackOf(EMPTY_DRAFT)).toBe("no-monster");
    expect(lackOf({ ...DRAFT, goal: "reach" })).toBe("no-mark");
    expect(lackOf({ ...DRAFT, hasSecond: true })).toBe("no-mark");
    expect(lackOf({ ...DRAFT, hasSecond: true, goal: "together" })).toBe("");
    expect(lackOf(DRAFT)).toBe("");
  });

  it("takes over a lake, and what stands there is no longer given", () => {
    const after = withLake(DRAFT, "classic orange:d4f4/1,f5f8/2,g8g9/3 green:- rocks:g5 orange");
    expect(after.arches).toEqual({ orange: "d4f4/1,f5f8/2,g8g9/3" });
    expect(after.given.orange).toEqual(["3/3"]);
  });

  it("loses arches at either end", () => {
    expect(without(DRAFT, "orange", "head").arches.orange).toBe("d4f4/1");
    expect(without(DRAFT, "orange", "tail").arches.orange).toBe("f5f8/2");
    expect(without(DRAFT, "orange", "all").arches.orange).toBe("");
  });

  it("has rocks and a mark that come and go, never on one cell", () => {
    expect(withRock(DRAFT, "g5").rocks).toEqual([]);
    expect(withRock({ ...DRAFT, mark: "h6" }, "h6")).toMatchObject({ rocks: ["g5", "h6"], mark: null });
    expect(withMark(DRAFT, "g5")).toMatchObject({ rocks: [], mark: "g5" });
    expect(withMark({ ...DRAFT, mark: "h6" }, "h6").mark).toBeNull();
  });

  it("changes its table, and with it the lake", () => {
    const three = withColour(DRAFT, "black");
    expect(three.colours).toEqual(["orange", "green", "black"]);
    const two = withColour({ ...three, rocks: ["c2", "g5"], turn: "black" }, "black");
    expect(two).toMatchObject({ colours: ["orange", "green"], rocks: ["g5"], turn: "orange" });
  });

  it("gives a segment and takes it back", () => {
    const more = withGiven(DRAFT, "orange", "2/4");
    expect(more.given.orange).toEqual(["1/3", "3/3", "2/4"]);
    expect(withGiven(more, "orange", "2/4").given).toEqual(DRAFT.given);
  });

  it("is forgotten if what the device kept is no draft", () => {
    expect(sensibleDraft(DRAFT)).toEqual(DRAFT);
    for (const kept of [null, 7, "x", { colours: [] }, { goal: "fly" }, { rocks: 3 }, { turn: "black" }])
      expect(sensibleDraft(kept)).toEqual(EMPTY_DRAFT);
  });
});
