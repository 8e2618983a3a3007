/** A file carries puzzles and games to another device, and an old file still does. */

import { beforeEach, expect, test } from "vitest";
import { attemptAt, keepAttempt, markSolved, NO_PROGRESS, starsOf, useProgress } from "../puzzle/progress";
import { type FinishedGame, noteGame, useGames } from "./games";
import { keepMistakes, useMistakes } from "./mistakes";
import { progressText, takeProgress } from "./progressFile";

const LOST: FinishedGame = {
  id: "play/abc/1",
  at: 5,
  variant: "classic",
  seats: [
    { colour: "orange", name: "Ann", level: "", isYours: true, isWinner: false, left: 3 },
    { colour: "green", name: "", level: "otter", isYours: false, isWinner: true, left: 1 },
  ],
};

beforeEach(() => {
  useProgress.setState(NO_PROGRESS);
  useGames.setState({ games: [] });
});

test("games travel with the puzzles, each of them once", () => {
  noteGame(LOST);
  const file = progressText();
  useGames.setState({ games: [] });
  noteGame({ ...LOST, id: "r/wxyz/2", at: 9 });
  for (let i = 0; i < 2; i++) expect(takeProgress(file)).toEqual({ puzzles: 0, games: 1 });
  expect(useGames.getState().games.map(({ id }) => id)).toEqual(["r/wxyz/2", "play/abc/1"]);
});

test("own mistakes travel, too, and stay solved", () => {
  const slip = { position: "classic orange:d4f4/1 green:d6e6/1 orange", box: "", colour: "orange", name: "Ann" };
  const mistake = { ...slip, move: "Hg4g7/2", best: "Tc4c7/2", cost: 0.2, at: 5, solved: 0, due: 5 };
  keepMistakes([mistake]);
  const file = progressText();
  useMistakes.setState({ mistakes: [{ ...mistake, solved: 1 }] });
  takeProgress(file);
  expect(useMistakes.getState().mistakes.map(({ solved }) => solved)).toEqual([1]);
  useMistakes.setState({ mistakes: [] });
  takeProgress(file);
  expect(useMistakes.getState().mistakes).toEqual([mistake]);
});

test("a file from before games were kept leaves them alone", () => {
  noteGame(LOST);
  const old = JSON.stringify({ kind: "blockness-puzzles", version: 1, solved: {}, halfway: {}, days: [], last: "" });
  expect(takeProgress(old)).toEqual({ puzzles: 0, games: 0 });
  expect(useGames.getState().games).toEqual([LOST]);
});

test("a file carries progress, and the better counts", () => {
  markSolved("first-1", "first-1", { list: "days", date: "2026-11-16" });
  keepAttempt("first-2", { turns: [["Hg9d9/3"]] });
  const file = progressText();
  useProgress.setState({
    ...NO_PROGRESS,
    solved: { "first-1": { hintless: false, first: false, placed: 0 } },
    days: ["2026-11-15"],
  });
  expect(takeProgress(file)).toEqual({ puzzles: 1, games: 0 });
  expect(starsOf(useProgress.getState().solved["first-1"])).toBe(3);
  expect(useProgress.getState().days).toEqual(["2026-11-15", "2026-11-16"]);
  expect(attemptAt("first-2").turns).toEqual([["Hg9d9/3"]]);
});

test("any other file changes nothing", () => {
  markSolved("first-1", "first-1");
  const before = useProgress.getState();
  for (const text of ["", "[]", "null", '{"kind":"other"}', "{", '"blockness-puzzles"', "x".repeat(3_000_000)])
    expect(takeProgress(text)).toBeNull();
  expect(useProgress.getState()).toBe(before);
});
