/** What the hand sends belongs to the table it was sent from; a later answer does not count. */

import { afterEach, beforeEach, expect, test } from "vitest";
import { parseMove } from "../../../geometry/move";
import { refused } from "../../../table/judged";
import type { Question, Reply } from "../../../table/table";
import { showTable, sitAtLocalTable } from "../localTable";
import { leaveRoom, useRoom } from "../room";
import { tableState } from "../tableState";
import { choose, clearHand, commit, takeSegment, tapCell, useHand } from "./hand";

const POSITION = "classic orange:d6d4/1 green:c4c5/1 orange";
const CHOICES = [{ length: 1, height: 3, tail: { c6: ["c7", "b6"] } }];
const MOVE = parseMove("Tc6c7/3");

let asked: { question: Question; answer: (reply: Reply) => void }[] = [];

/** A table that answers when the test does. */
function sit(): void {
  const ask = (question: Question) => new Promise<Reply>((answer) => asked.push({ question, answer }));
  sitAtLocalTable([0], ask);
  showTable(tableState(POSITION, { choices: CHOICES }));
}

async function refuseAll(): Promise<void> {
  for (const { question, answer } of asked) answer(refused(question, "out-of-date"));
  await new Promise((done) => setTimeout(done));
}

beforeEach(() => {
  asked = [];
  sit();
});

afterEach(leaveRoom);

test("a refused move stands there with its reason", async () => {
  choose(MOVE);
  commit();
  expect(useHand.getState().isSending).toBe(true);
  await refuseAll();
  expect(useHand.getState()).toMatchObject({ isSending: false, refusedTry: { placement: MOVE } });
});

test("what is chosen in the next turn stays, though the answer to the last move comes after it", async () => {
  choose(MOVE);
  commit();
  showTable(tableState("classic orange:c7c6/3,d6d4/1 green:c4c5/1 green", { moves: ["Tc6c7/3"] }), [
    { seat: 0, move: "Tc6c7/3" },
  ]);
  expect(useHand.getState()).toMatchObject({ isSending: false, chosen: null });
  choose(parseMove("Hf5f8/2"));
  for (const { question, answer } of asked) answer({ kind: "ack", id: question.id, number: 1 });
  await new Promise((done) => setTimeout(done));
  expect(useHand.getState()).toMatchObject({ isSending: false, chosen: { near: "f5" } });
});

test("a table that is left before it answers leaves the hand free", () => {
  choose(MOVE);
  commit();
  leaveRoom();
  expect(useHand.getState()).toMatchObject({ isSending: false, chosen: null });
  sit();
  choose(MOVE);
  commit();
  expect(asked).toHaveLength(2);
});

test("another table does not hear what the first one answers", async () => {
  choose(MOVE);
  commit();
  sit();
  choose(MOVE);
  await refuseAll();
  expect(useHand.getState()).toMatchObject({ chosen: MOVE, refusedTry: null });
  expect(useRoom.getState().unanswered).toBe(0);
});

test("another table does not hear why a cell was not possible", async () => {
  takeSegment(1, 3);
  tapCell("h8");
  sit();
  await refuseAll();
  expect(asked.map(({ question }) => question.kind)).toEqual(["why"]);
  expect(useHand.getState().refusedTry).toBeNull();
});

test("an answer for another hand is not shown to this one", async () => {
  takeSegment(1, 3);
  tapCell("h8");
  choose(MOVE);
  await refuseAll();
  expect(useHand.getState()).toMatchObject({ chosen: MOVE, refusedTry: null });
});

test("a hand that is put down forgets what it sent, and points nowhere", async () => {
  choose(MOVE);
  commit();
  useHand.setState({ cursor: "c6" });
  clearHand();
  expect(useHand.getState()).toMatchObject({ isSending: false, chosen: null, cursor: null });
  await refuseAll();
  expect(useHand.getState().refusedTry).toBeNull();
});
