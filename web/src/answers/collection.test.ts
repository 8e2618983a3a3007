/** The puzzles that come with the game are the library's, in its order and on its days. */

import { expect, test } from "vitest";
import { CHAPTERS } from "../geometry/loch";
import { allPuzzles, puzzleNamed, puzzleOfDay, puzzleOfWeek } from "./collection";

test("the list has 150 puzzles in nine chapters, numbered in each, and no solution", async () => {
  const list = await allPuzzles();
  expect(list).toHaveLength(150);
  expect([...new Set(list.map(({ chapter }) => chapter))]).toEqual(CHAPTERS);
  for (const chapter of CHAPTERS) {
    const numbers = list.filter((one) => one.chapter === chapter).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  }
  expect(Object.keys(list[0] ?? {}).sort()).toEqual([
    "chapter",
    "goal",
    "grade",
    "id",
    "isMasterpiece",
    "number",
    "par",
    "seats",
    "theme",
    "variant",
  ]);
});

test("a day keeps its puzzle, the same as in the library", async () => {
  const days = [16, 17, 18, 19, 20, 21, 22].map((day) => puzzleOfDay(`2026-11-${day}`));
  const names = (await Promise.all(days)).map(({ id }) => id);
  expect(names).toEqual(["loch-740", "loch-909", "loch-2897", "loch-1927", "bay-21", "loch-3044", "loch-4370"]);
});

test("a week keeps its hard one from Monday to Sunday, and it is not its Sunday's", async () => {
  const [monday, sunday, next] = await Promise.all(["2026-11-16", "2026-11-22", "2026-11-23"].map(puzzleOfWeek));
  expect(sunday).toEqual(monday);
  expect(next).not.toEqual(monday);
  expect(await puzzleOfDay("2026-11-22")).not.toEqual(monday);
  await expect(puzzleOfWeek("tomorrow")).rejects.toMatchObject({ code: "no-such-puzzle" });
});

test("every day has a puzzle, before the first and after the last", async () => {
  for (const day of ["1999-12-31", "2023-12-31", "2024-01-01", "2036-05-26", "2099-02-28"])
    expect((await puzzleOfDay(day)).text).toContain(" ");
  await expect(puzzleOfDay("tomorrow")).rejects.toMatchObject({ code: "no-such-puzzle" });
});

test("a puzzle is found by its name, also one of a day; another name is none", async () => {
  const last = (await allPuzzles()).at(-1);
  expect((await puzzleNamed(last?.id ?? "")).grade).toBe(5);
  expect(await puzzleNamed("loch-3890")).toMatchObject({ chapter: "", number: 0 });
  await expect(puzzleNamed("nothing-9")).rejects.toMatchObject({ code: "no-such-puzzle" });
});
