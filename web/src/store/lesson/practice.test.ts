/** A practice table answers the panels as a room would. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parseMove } from "../../geometry/move";
import type { Tried } from "../../protocol";
import { choose, commit, useHand } from "../table/hand";
import { askWhy, useRoom } from "../table/room";
import { practise, startAgain, stopPractising, usePractice } from "./practice";

const START = "classic orange:d6d4/1 green:c4c5/1 orange";
const AFTER = "classic orange:c7c6/3,d6d4/1 green:c4c5/1 orange";
const MOVE = "Tc6c7/3";

const FRESH: Tried = {
  position: START,
  choices: [{ length: 1, height: 3, tail: { c6: ["c7"] } }],
  passed: [],
  refused: null,
};
const PLAYED: Tried = { position: AFTER, choices: [], passed: ["green"], refused: null, blocked: ["green"] };
const REFUSED: Tried = { ...FRESH, refused: { code: "under-an-arch", cell: "d5", details: { there: 1 } } };

let asked: { position: string; move: string }[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (_: string, init: { body: string }) => {
    const question = JSON.parse(init.body) as { position: string; move: string };
    asked.push(question);
    const answer = !question.move ? FRESH : question.move === MOVE ? PLAYED : REFUSED;
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
});

afterEach(() => {
  stopPractising();
  vi.unstubAllGlobals();
});

test("a table looks like a room's: seats, reserves, turn and choices", async () => {
  await practise("one", START, ["orange"]);
  const { state, you, link } = useRoom.getState();
  expect(link).toBe("open");
  expect(you).toEqual([0]);
  expect(state?.turn).toBe(0);
  expect(state?.seats.map((seat) => seat.left)).toEqual([9, 9]);
  expect(state?.seats[0]?.reserve).not.toContain("2/1");
  expect(state?.choices).toEqual(FRESH.choices);
});

test("one person plays all monsters unless some are named", async () => {
  await practise("one", START);
  expect(useRoom.getState().you).toEqual([0, 1]);
});

test("a move is played once the server agrees, and everybody hears of it", async () => {
  await practise("one", START);
  choose(parseMove(MOVE));
  commit();
  await vi.waitFor(() => expect(useRoom.getState().state?.position).toBe(AFTER));
  const { state, news } = useRoom.getState();
  expect(state?.last).toEqual({ seat: 0, move: MOVE, passed: ["green"] });
  expect(state?.seats[1]?.can_move).toBe(false);
  expect(news?.events.map(({ what }) => what.kind)).toEqual(["moved"]);
  expect(usePractice.getState().moves).toEqual([MOVE]);
});

test("an illegal try is refused with the server's reason, and changes nothing", async () => {
  await practise("one", START);
  const reply = await askWhy("Td5d8/2");
  expect(reply).toMatchObject({ kind: "refused", code: "under-an-arch", cell: "d5" });
  expect(useRoom.getState().state?.position).toBe(START);
});

test("starting again lays the first position and empties the hand", async () => {
  await practise("one", START);
  choose(parseMove(MOVE));
  commit();
  await vi.waitFor(() => expect(useRoom.getState().state?.ply).toBe(1));
  await startAgain();
  expect(useRoom.getState().state?.position).toBe(START);
  expect(useRoom.getState().state?.ply).toBe(0);
  expect(useHand.getState().chosen).toBeNull();
});

test("the answer for a table that was left is not shown", async () => {
  const first = practise("one", START);
  const second = practise("two", AFTER);
  await Promise.all([first, second]);
  expect(usePractice.getState().name).toBe("two");
  expect(asked.map(({ position }) => position)).toEqual([START, AFTER]);
});

test("without a network the table says so", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await practise("one", START);
  expect(usePractice.getState().problem).toBe("no-network");
  expect(useRoom.getState().state).toBeNull();
});

test("leaving another's table does nothing", async () => {
  await practise("one", START);
  stopPractising("two");
  expect(usePractice.getState().name).toBe("one");
  stopPractising("one");
  expect(useRoom.getState().state).toBeNull();
});
