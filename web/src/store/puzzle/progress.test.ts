/** Stars are earned once and kept, days in a row are counted, and damaged memory does no harm. */

import { beforeEach, expect, test } from "vitest";
import { NOWHERE } from "../../answers/collection";
import { dayOf, daysBefore, streakOf } from "../device/days";
import {
  attemptAt,
  joined,
  keepAttempt,
  markSolved,
  NO_PROGRESS,
  sensibleProgress,
  starsOf,
  useProgress,
} from "./progress";
import { puzzleToGoOn } from "./puzzles";

beforeEach(() => useProgress.setState(NO_PROGRESS));

test("three stars at the first try, two without a hint, one with", () => {
  expect(markSolved("first-1", "first-1")).toBe(3);
  keepAttempt("first-2", { missed: true });
  expect(markSolved("first-2", "first-2")).toBe(2);
  keepAttempt("first-3", { hinted: true });
  expect(markSolved("first-3", "first-3")).toBe(1);
  expect(attemptAt("first-3").hinted).toBe(false);
});

test("solved again without a hint earns that star, but there is one first try only", () => {
  keepAttempt("first-1", { hinted: true });
  markSolved("first-1", "first-1");
  expect(markSolved("first-1", "first-1")).toBe(2);
  keepAttempt("first-1", { hinted: true });
  expect(markSolved("first-1", "first-1")).toBe(2);
});

test("a puzzle without a name is solved, but not kept", () => {
  keepAttempt("reach:d3 …", { turns: [["Hd1d2/1"]] });
  expect(markSolved("reach:d3 …", "")).toBe(3);
  expect(useProgress.getState()).toMatchObject({ solved: {}, halfway: {} });
});

test("days in a row end with today or yesterday, over the ends of months and years", () => {
  expect(daysBefore("2027-01-01", 1)).toBe("2026-12-31");
  expect(daysBefore("2028-03-01", 1)).toBe("2028-02-29");
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  const days = ["2026-12-29", "2026-12-30", "2026-12-31"];
  expect(streakOf(days, "2026-12-31")).toBe(3);
  expect(streakOf(days, "2027-01-01")).toBe(3);
  expect(streakOf(days, "2027-01-02")).toBe(0);
  expect(streakOf([], "2027-01-02")).toBe(0);
});

test("a day counts once; what is caught up on later and what is a week's count for themselves", () => {
  for (const list of ["days", "days", "late", "weeks"] as const)
    markSolved("bank-1", "bank-1", { list, date: "2026-11-16" });
  const date = ["2026-11-16"];
  expect(useProgress.getState()).toMatchObject({ days: date, late: date, weeks: date });
});

test("the fewest segments count, those taken back included", () => {
  for (const placed of [9, 7, 8]) {
    keepAttempt("bay-4", { placed });
    markSolved("bay-4", "bay-4");
  }
  expect(useProgress.getState().solved["bay-4"]?.placed).toBe(7);
  const there = { ...NO_PROGRESS, solved: { "bay-4": { hintless: true, first: false, placed: 0 } } };
  expect(joined(useProgress.getState(), there).solved["bay-4"]?.placed).toBe(7);
});

test("of a damaged memory, what makes sense is kept", () => {
  const kept = {
    solved: { "first-1": { hintless: true, first: "yes" }, "../x": {}, "first-2": null },
    halfway: { "first-3": { turns: [["a", 5]] }, "first-4": { turns: [[]] }, "first-5": 7 },
    days: ["2026-11-16", 5, "tomorrow"],
    last: ["first-1"],
  };
  expect(sensibleProgress(kept)).toEqual({
    solved: {
      "first-1": { hintless: true, first: false, placed: 0 },
      "first-2": { hintless: false, first: false, placed: 0 },
    },
    halfway: {
      "first-3": { turns: [["a"]], hinted: false, missed: false, placed: 0, at: 0 },
      "first-5": { turns: [], hinted: false, missed: false, placed: 0, at: 0 },
    },
    days: ["2026-11-16"],
    late: [],
    weeks: [],
    told: [],
    last: "",
  });
  expect(sensibleProgress("nonsense")).toEqual(NO_PROGRESS);
  expect(joined(NO_PROGRESS, NO_PROGRESS)).toEqual(NO_PROGRESS);
});

test("what another tab solves is known here", () => {
  markSolved("first-1", "first-1");
  const solved = { ...useProgress.getState().solved, "first-2": { hintless: true, first: true, placed: 4 } };
  localStorage.setItem("blockness-puzzles", JSON.stringify({ state: { ...NO_PROGRESS, solved }, version: 0 }));
  dispatchEvent(new StorageEvent("storage", { key: "blockness-puzzles" }));
  expect(Object.keys(useProgress.getState().solved)).toEqual(["first-1", "first-2"]);
});

test("the next puzzle is the last one that was open, or else the next unsolved one", () => {
  const goal = { kind: "all", count: 1, given: 1, perch: 0, cell: null } as const;
  const puzzle = { ...NOWHERE, chapter: "first", grade: 1, theme: "", goal, variant: "classic", seats: 2 };
  const summary = (id: string) => ({ ...puzzle, id });
  const list = ["first-1", "first-2", "first-3"].map(summary);
  const on = (last: string, ...solved: string[]) => puzzleToGoOn(list, last, (id) => solved.includes(id))?.id;
  expect(on("")).toBe("first-1");
  expect(on("first-2")).toBe("first-2");
  expect(on("first-2", "first-2")).toBe("first-3");
  expect(on("first-3", "first-3")).toBe("first-1");
  expect(on("first-3", "first-1", "first-2", "first-3")).toBeUndefined();
  expect(on("a puzzle that is gone", "first-1")).toBe("first-2");
});

test("a puzzle in the place of another does not take its stars", () => {
  markSolved("bay-4", "bay-4");
  expect(starsOf(useProgress.getState().solved["bay-4b"])).toBe(0);
});
