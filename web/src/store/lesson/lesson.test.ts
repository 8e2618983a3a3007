/** The lesson: whether a move does what the step asks, and what is kept. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act, useRoom } from "../table/room";
import { useHand } from "../table/turn/hand";
import { beginAgain, judge, layStep, leaveLesson, STEPS, showMove, useLesson } from "./lesson";
import { usePractice } from "./practice";

vi.mock("../../engine/page", () => import("../../../tests/enginePage"));

beforeEach(() => useLesson.setState({ step: 0, done: [], result: "none" }));

afterEach(() => leaveLesson());

test("a step accepts what it lists, or anything legal", () => {
  const [start] = STEPS;
  const winning = STEPS.find((step) => step.id === "winning");
  if (!start || !winning) throw new Error("no steps");
  expect(judge(start, "Sd5f5")).toBe("done");
  expect(judge(winning, "Hi7f7/6")).toBe("done");
  expect(judge(winning, "Ti7f7/6")).toBe("other");
});

test("playing what is asked for finishes a step and is kept on the device", async () => {
  layStep(0);
  await vi.waitFor(() => expect(useRoom.getState().state).not.toBeNull());
  await act({ kind: "play", seat: 0, move: "Sd5f5", ply: 1 });
  expect(useLesson.getState()).toMatchObject({ result: "done", done: ["start"] });
  expect(JSON.parse(localStorage.getItem("blockness-lesson") ?? "{}").state).toEqual({ step: 0, done: ["start"] });
});

test("a legal move that was not asked for can be put back", async () => {
  layStep(STEPS.findIndex((step) => step.id === "winning"));
  await vi.waitFor(() => expect(useRoom.getState().state).not.toBeNull());
  await act({ kind: "play", seat: 0, move: "Ti7f7/6", ply: 1 });
  expect(useLesson.getState()).toMatchObject({ result: "other", done: [] });
  layStep();
  expect(useLesson.getState().result).toBe("none");
  expect(usePractice.getState().moves).toEqual([]);
});

test("a move that does it is shown as a ghost, and not played", async () => {
  layStep(0);
  await vi.waitFor(() => expect(usePractice.getState().tried).not.toBeNull());
  showMove();
  expect(useHand.getState().chosen).toMatchObject({ near: "d5", far: "f5" });
  expect(usePractice.getState().moves).toEqual([]);
});

test("every move that a step shows can be played, and does it", async () => {
  for (const [number, step] of STEPS.entries()) {
    layStep(number);
    await vi.waitFor(() => expect(useRoom.getState().state?.position).toBe(step.position));
    await act({ kind: "play", seat: useRoom.getState().state?.turn ?? 0, move: step.shown, ply: 1 });
    expect(useLesson.getState()).toMatchObject({ result: "done", step: number });
  }
});

test("after the last step the table is cleared, and the lesson can start again", () => {
  layStep(STEPS.length);
  expect(useLesson.getState().step).toBe(STEPS.length);
  expect(usePractice.getState().name).toBeNull();
  beginAgain();
  expect(useLesson.getState()).toMatchObject({ step: 0, done: [] });
  layStep(-5);
  expect(useLesson.getState().step).toBe(0);
});
