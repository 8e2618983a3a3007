/** A story is told move by move, kept with its game, and told at once the next time. */

import { beforeEach, expect, test, vi } from "vitest";
import type { Replay } from "../../answers/replay";
import { type Review, type ReviewedPly, reviewGame } from "../../answers/review";
import { Problem } from "../../problem";
import { useTables } from "../device/tables";
import { useGames } from "../logbook/games";
import { useMistakes } from "../logbook/mistakes";
import { gameIn, keepReview, keptReview, soundReviews, useKeptReviews } from "./keptReviews";
import { stopStory, tellAgain, tellStory, useStory } from "./story";
import { findOf, secondTriesOf, turningPointsIn } from "./turningPoints";
import { yoursIn } from "./yours";

vi.mock("../../answers/review", () => ({ reviewGame: vi.fn() }));

const GAME: Replay = {
  headers: {},
  variant: "classic",
  colours: ["orange", "green"],
  start: "classic orange:- green:- orange",
  steps: ["Sd6d4", "Sc4c5", "Tc6c7/3"].map((move, i) => ({
    colour: i === 1 ? "green" : "orange",
    move,
    passed: [],
    position: `after ${move}`,
    comment: "",
  })),
  winners: ["green"],
};

function ply(number: number, more: Partial<ReviewedPly> = {}): ReviewedPly {
  return {
    ply: number,
    colour: number % 2 ? "orange" : "green",
    move: GAME.steps[number - 1]?.move ?? "Hd1d2/3",
    best: "Tc6c8/4",
    cost: 0,
    gained: {},
    shares: { orange: 0.5, green: 0.5 },
    left: {},
    proved: false,
    judgement: "",
    by: "",
    forced: false,
    passed: [],
    kept: 0,
    turning: false,
    find: false,
    words: [],
    ...more,
  };
}

const REVIEW: Review = {
  plies: [ply(1), ply(2), ply(3)],
  accuracy: { orange: 1, green: 1 },
  start: { orange: 0.5, green: 0.5 },
};

beforeEach(() => {
  stopStory();
  useKeptReviews.setState({ kept: [] });
  vi.mocked(reviewGame).mockReset();
});

test("moves are told as they are judged, in any order", async () => {
  let finish: (review: Review) => void = () => undefined;
  vi.mocked(reviewGame).mockImplementation((_, __, asking) => {
    asking?.onPly?.(ply(3));
    asking?.onProgress?.(1, 3);
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  const told = tellStory(GAME, []);
  expect(useStory.getState()).toMatchObject({ plies: [null, null, { ply: 3 }], done: 1, of: 3, review: null });
  finish(REVIEW);
  await told;
  expect(useStory.getState()).toMatchObject({ review: REVIEW, done: 3 });
});

test("a game is judged once", async () => {
  vi.mocked(reviewGame).mockResolvedValue(REVIEW);
  await tellStory(GAME, []);
  stopStory();
  await tellStory({ ...GAME }, []);
  expect(reviewGame).toHaveBeenCalledTimes(1);
  expect(useStory.getState().review).toEqual(REVIEW);
});

test("a story that was begun when the game ended goes on where it is read, and your mistakes are kept", async () => {
  useMistakes.setState({ mistakes: [] });
  let finish: (review: Review) => void = () => undefined;
  vi.mocked(reviewGame).mockImplementation(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const told = tellStory(GAME, ["orange"]);
  const opened = { ...GAME, headers: { Orange: "Ann" } };
  await tellStory(opened, ["orange"]);
  const plies = [ply(1, { judgement: "blunder", cost: 0.4 }), ply(2, { judgement: "blunder", cost: 0.4 }), ply(3)];
  finish({ ...REVIEW, plies });
  await told;
  expect(reviewGame).toHaveBeenCalledTimes(1);
  expect(useStory.getState()).toMatchObject({ replay: opened, done: 3 });
  expect(useMistakes.getState().mistakes).toMatchObject([{ colour: "orange", move: "Sd6d4", position: GAME.start }]);
});

test("what comes too late is ignored, and what failed can be tried again", async () => {
  let say: (ply: ReviewedPly) => void = () => undefined;
  vi.mocked(reviewGame).mockImplementationOnce((_, __, asking) => {
    say = (one) => asking?.onPly?.(one);
    return new Promise(() => undefined);
  });
  void tellStory({ ...GAME, start: "another" }, []);
  vi.mocked(reviewGame).mockRejectedValueOnce(new Problem("no-network"));
  await tellStory(GAME, []);
  say(ply(1));
  expect(useStory.getState()).toMatchObject({ problem: "no-network", plies: [null, null, null] });
  vi.mocked(reviewGame).mockResolvedValue(REVIEW);
  tellAgain();
  await vi.waitFor(() => expect(useStory.getState().review).toEqual(REVIEW));
});

test("only so many games are kept, and what is spoilt is forgotten", () => {
  for (let i = 0; i < 40; i++) keepReview({ ...GAME, start: `classic ${i}` }, REVIEW);
  expect(useKeptReviews.getState().kept).toHaveLength(24);
  expect(keptReview({ ...GAME, start: "classic 39" })).toEqual(REVIEW);
  const sound = { game: gameIn(GAME), review: REVIEW };
  const holed = { game: "x", review: { ...REVIEW, plies: [null] } };
  expect(soundReviews({ kept: [sound, null, { game: 3 }, holed] })).toEqual([sound]);
  expect(soundReviews(null)).toEqual([]);
});

test("a seat tries again what cost it most, in the order of the game", () => {
  const plies = [
    ply(1, { judgement: "inaccuracy", cost: 0.06 }),
    ply(2, { judgement: "blunder", cost: 0.9, turning: true }),
    ply(3, { judgement: "mistake", cost: 0.12, turning: true }),
    ply(5, { judgement: "blunder", cost: 0.3, turning: true }),
    ply(7, { cost: 0.02, find: true }),
    null,
  ];
  expect(secondTriesOf(plies, "orange").map((one) => one.ply)).toEqual([3, 5]);
  expect(secondTriesOf(plies, "green").map((one) => one.ply)).toEqual([2]);
  expect(turningPointsIn(plies).map((one) => one.ply)).toEqual([2, 3, 5]);
  expect(findOf(plies, "orange")?.ply).toBe(7);
  expect(findOf(plies, "green")).toBeNull();
});

test("the seats of this device are known, in a room and at its own tables", () => {
  const sitter = { name: "", level: "", isWinner: false, left: 1 };
  const seats = [
    { ...sitter, colour: "orange", isYours: false },
    { ...sitter, colour: "green", isYours: true },
  ];
  useGames.setState({ games: [{ id: "r/abc/2", at: 1, variant: "classic", seats }] });
  expect(yoursIn(GAME, { kind: "room", code: "abc", game: 2 })).toEqual(["green"]);
  expect(yoursIn(GAME, { kind: "room", code: "abc", game: 1 })).toEqual([]);
  const file = { kind: "file", name: "", text: "" } as const;
  expect(yoursIn(GAME, file)).toEqual([]);
  const moves = GAME.steps.map(({ move }) => move);
  const table = { id: "t", at: 1, variant: "classic", isOver: true, games: [{ first: 0, moves }] } as const;
  const own = [
    { colour: "green", name: "", level: "otter" },
    { colour: "orange", name: "Ann", level: "" },
  ] as const;
  useTables.setState({ tables: [{ ...table, seats: own }] });
  expect(yoursIn(GAME, file)).toEqual(["orange"]);
});
