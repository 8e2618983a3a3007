/** Where two segments fit between the same feet, the hand asks which one is meant. */

import { afterEach, beforeEach, expect, test } from "vitest";
import { parseMove, textOf } from "../../../geometry/move";
import type { Question } from "../../../table/table";
import { DEFAULTS, set } from "../../device/settings";
import { showTable, sitAtLocalTable } from "../localTable";
import { leaveRoom } from "../room";
import { tableState } from "../tableState";
import { answer, browse, pointAt, stepBack, stepOf, takeSegment, tapCell, useHand } from "./hand";

const CHOICES = [
  { length: 2, height: 4, head: { f6: ["f8", "h6"] } },
  { length: 2, height: 5, head: { f6: ["f8"] } },
];
const FOUR = parseMove("Hf6f8/4");
const FIVE = parseMove("Hf6f8/5");

let asked: Question[] = [];

function moves(): readonly string[] {
  return asked.flatMap((one) => (one.kind === "play" ? [one.move] : []));
}

beforeEach(() => {
  asked = [];
  sitAtLocalTable([0], (question) => {
    asked.push(question);
    return new Promise(() => undefined);
  });
  showTable(tableState("classic orange:d5f5/1 green:h7h8/1 orange", { choices: CHOICES }));
});

afterEach(() => {
  leaveRoom();
  set(DEFAULTS);
});

function point(): void {
  tapCell("f6");
  tapCell("f8");
}

test("a tap on the second foot asks and takes neither", () => {
  point();
  expect(useHand.getState()).toMatchObject({ chosen: null, hand: { near: "f6", far: "f8", height: null } });
  expect(stepOf(useHand.getState())).toBe("which");
  tapCell("f8");
  expect(stepOf(useHand.getState())).toBe("which");
  expect(moves()).toEqual([]);
});

test("the mouse shows no ghost where it would be a guess", () => {
  tapCell("f6");
  pointAt("f8");
  expect(useHand.getState().preview).toBeNull();
  pointAt("h6");
  expect(useHand.getState().preview).toMatchObject({ far: "h6", height: 4 });
});

test("what the question offers stays under the mouse, and a tap on it answers nothing", () => {
  point();
  useHand.setState({ preview: FIVE });
  pointAt(null);
  expect(useHand.getState().preview).toEqual(FIVE);
  tapCell("f8");
  expect(moves()).toEqual([]);
});

test.each([
  ["touch", true, true],
  ["touch", false, false],
  ["always", true, false],
  ["never", false, true],
] as const)("with a second tap %s and a mouse %s, an answer commits: %s", (confirm, isMouse, isCommitted) => {
  set({ confirm });
  point();
  answer(FIVE, isMouse);
  expect(useHand.getState().chosen).toEqual(FIVE);
  expect(moves()).toEqual(isCommitted ? [textOf(FIVE)] : []);
});

test("a card of the tray answers, too", () => {
  point();
  takeSegment(2, 5);
  expect(useHand.getState().chosen).toEqual(FIVE);
  takeSegment(2, 4);
  expect(useHand.getState().chosen).toEqual(FOUR);
});

test("stepping back goes from the question to the start, and from there to nothing", () => {
  point();
  stepBack();
  expect(useHand.getState().hand).toMatchObject({ near: "f6", far: null });
  stepBack();
  expect(useHand.getState().hand).toMatchObject({ near: null });
});

test("looking through the list keeps what was chosen before", () => {
  takeSegment(2, 4);
  browse(1);
  browse(1);
  expect(useHand.getState()).toMatchObject({ chosen: { far: "h6" }, hand: { height: 4, near: null } });
  browse(1);
  expect(useHand.getState().chosen).toEqual(FOUR);
  stepBack();
  expect(useHand.getState()).toMatchObject({ chosen: null, hand: { height: 4 } });
});
