/** Looking back: plies, pictures, and what opens them. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Replay } from "../../answers/replay";
import { keepReplay, soundOnes, useKeptReplays } from "./keptReplays";
import {
  closeReplay,
  jump,
  lineAt,
  openGame,
  openRecord,
  PACE,
  pictureAt,
  play,
  plyOfArchOn,
  stepBy,
  togglePlaying,
  useReplay,
} from "./replay";

vi.mock("../../engine/page", () => import("../../../tests/enginePage"));

const RECORD = `[Variant "classic"]
[Seats "orange green"]
[Orange "Ann"]
[Result "*"]

Sd6d4 Sc4c5 Tc6c7/3
`;
const GAME: Replay = {
  headers: { Date: "?", Orange: "Ann", Green: "?" },
  variant: "classic",
  colours: ["orange", "green"],
  start: "classic orange:- green:- orange",
  steps: [
    { colour: "orange", move: "Sd6d4", passed: [], position: "classic orange:d6d4/1 green:- green", comment: "" },
    { colour: "green", move: "Sc4c5", passed: [], position: "classic orange:d6d4/1 green:c4c5/1 orange", comment: "" },
    {
      colour: "orange",
      move: "Tc6c7/3",
      passed: ["green"],
      position: "classic orange:c7c6/3,d6d4/1 green:c4c5/1 orange",
      comment: "",
    },
  ],
  winners: [],
};

beforeEach(() => {
  useKeptReplays.setState({ kept: [] });
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(new Response(path.endsWith("/games/1/record") ? RECORD : '{"games": 3}')),
  );
});

afterEach(() => {
  closeReplay();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a game opens at its end, or at the ply of the address", async () => {
  await openGame("abcd", 1, null);
  expect(useReplay.getState()).toMatchObject({ replay: GAME, ply: 3, games: 3, problem: null });
  await openGame("abcd", 1, 2);
  expect(useReplay.getState().ply).toBe(2);
  await openGame("abcd", 1, 99);
  expect(useReplay.getState().ply).toBe(3);
  await openGame("abcd", 1, Number.NaN);
  expect(useReplay.getState().ply).toBe(0);
});

test("steps stay within the game", async () => {
  await openGame("abcd", 1, 0);
  stepBy(-1);
  expect(useReplay.getState().ply).toBe(0);
  stepBy(Number.POSITIVE_INFINITY);
  expect(useReplay.getState().ply).toBe(3);
  stepBy(1);
  expect(useReplay.getState().ply).toBe(3);
  stepBy(Number.NEGATIVE_INFINITY);
  expect(useReplay.getState().ply).toBe(0);
  jump(2);
  expect(lineAt(GAME, useReplay.getState().ply)).toBe(GAME.steps[1]?.position);
});

test("it plays by itself to the end, stops, and from there starts over", async () => {
  await openGame("abcd", 1, 1);
  vi.useFakeTimers();
  play();
  vi.advanceTimersByTime(PACE);
  expect(useReplay.getState()).toMatchObject({ ply: 2, isPlaying: true });
  vi.advanceTimersByTime(PACE * 5);
  expect(useReplay.getState()).toMatchObject({ ply: 3, isPlaying: false });
  togglePlaying();
  expect(useReplay.getState()).toMatchObject({ ply: 0, isPlaying: true });
  stepBy(1);
  expect(useReplay.getState()).toMatchObject({ ply: 1, isPlaying: false });
});

test("a picture marks the last arch, who passed and who won", () => {
  const won = { ...GAME, winners: ["orange"] };
  expect(pictureAt(won, 0)).toMatchObject({ last: null, blocked: [], winners: [] });
  const last = pictureAt(won, 3);
  expect(last.last).toMatchObject({ colour: "orange", tailward: "c7", headward: "c6", height: 3 });
  expect(last.blocked).toEqual(["green"]);
  expect(last.winners).toEqual(["orange"]);
  expect(pictureAt(won, 2).winners).toEqual([]);
});

test("an arch knows when it was placed", () => {
  expect(plyOfArchOn(GAME, 3, "c6")).toBe(3);
  expect(plyOfArchOn(GAME, 3, "d5")).toBe(1);
  expect(plyOfArchOn(GAME, 1, "c4")).toBeNull();
});

test("a record that breaks a rule is refused with its ply, move and reason", async () => {
  await openRecord("game.txt", RECORD.replace("Tc6c7/3", "Td5d8/2"));
  const { replay, problem } = useReplay.getState();
  expect(replay).toBeNull();
  expect(problem?.code).toBe("invalid-record");
  expect(problem?.details).toMatchObject({ ply: 3, move: "Td5d8/2", reason: "not-open-water", cell: "d5" });
});

test.each([
  ["hello", "invalid-record"],
  ["x".repeat(100_000), "invalid-record"],
  [`${RECORD}{`, "invalid-record"],
  [RECORD.replace("\n\n", '\n[Box "lake=22222"]\n\n'), "invalid-record"],
])("what is no record says so (%#)", async (text, code) => {
  await openRecord("game.txt", text);
  expect(useReplay.getState()).toMatchObject({ replay: null, problem: { code } });
});

test("a network that answers with a page of its own is no record", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("<h1>Log in</h1>")));
  await openGame("abcd", 1, null);
  expect(useReplay.getState().problem?.code).toBe("no-network");
});

test("without the network a game that was seen is shown again, and no other", async () => {
  keepReplay("abcd", 1, GAME);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await openGame("abcd", 1, null);
  expect(useReplay.getState()).toMatchObject({ isKept: true, ply: 3 });
  await openGame("abcd", 2, null);
  expect(useReplay.getState().problem?.code).toBe("no-network");
});

test("a device keeps the last few games, each once", () => {
  for (let game = 1; game <= 9; game++) keepReplay("abcd", game, GAME);
  keepReplay("abcd", 9, GAME);
  expect(useKeptReplays.getState().kept.map(({ game }) => game)).toEqual([9, 8, 7, 6, 5, 4]);
});

test("of the games that were kept, those that are spoilt are left out", () => {
  const sound = { code: "abcdefg", game: 1, replay: GAME };
  const spoilt = [null, 5, {}, { ...sound, replay: {} }, { ...sound, replay: { ...GAME, steps: [{}] } }];
  expect(soundOnes({ kept: [...spoilt, sound] })).toEqual([sound]);
  for (const kept of [null, 5, {}, { kept: 5 }]) expect(soundOnes(kept)).toEqual([]);
});
