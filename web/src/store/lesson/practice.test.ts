/** A practice table answers the panels as a room would. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { failWith } from "../../../tests/enginePage";
import { parseMove } from "../../geometry/move";
import { askWhy, useRoom } from "../table/room";
import { choose, commit, useHand } from "../table/turn/hand";
import { practise, startAgain, stopPractising, usePractice } from "./practice";

vi.mock("../../engine/page", () => import("../../../tests/enginePage"));

const START = "classic orange:d6d4/1 green:c4c5/1 orange";
const AFTER = "classic orange:c7c6/3,d6d4/1 green:c4c5/1 orange"; // green is blocked
const MOVE = "Tc6c7/3";

beforeEach(() => failWith(null));

afterEach(() => stopPractising());

test("a table looks like a room's: seats, reserves, turn and choices", async () => {
  await practise("one", START, ["orange"]);
  const { state, you, link } = useRoom.getState();
  expect(link).toBe("open");
  expect(you).toEqual([0]);
  expect(state?.turn).toBe(0);
  expect(state?.seats.map((seat) => seat.left)).toEqual([9, 9]);
  expect(state?.seats[0]?.reserve).not.toContain("2/1");
  expect(state?.choices.find(({ length, height }) => length === 1 && height === 3)?.tail?.["c6"]).toContain("c7");
});

test("one person plays all monsters unless some are named", async () => {
  await practise("one", START);
  expect(useRoom.getState().you).toEqual([0, 1]);
});

test("a legal move is played, and everybody hears of it", async () => {
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

test("an illegal try is refused with its reason, and changes nothing", async () => {
  await practise("one", START);
  const reply = await askWhy("Td5d8/2");
  expect(reply).toMatchObject({ kind: "refused", code: "not-open-water", cell: "d5", details: { there: 1 } });
  expect(await askWhy("nonsense")).toMatchObject({ kind: "refused", code: "no-such-move" });
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
  await Promise.all([practise("one", START), practise("two", AFTER)]);
  expect(usePractice.getState().name).toBe("two");
  expect(useRoom.getState().state?.position).toBe(AFTER);
});

test("without its engine the table says so", async () => {
  failWith(new TypeError("offline"));
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
