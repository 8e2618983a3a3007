/** Tries, steps back and time are noted until a puzzle is solved, and nothing else is in the file. */

import { beforeEach, expect, test } from "vitest";
import { effortsText, noteEffort, startWatch, useEfforts } from "./efforts";

beforeEach(() => useEfforts.setState({ efforts: {} }));

test("every step adds to it until the puzzle is solved", () => {
  startWatch(1_000);
  noteEffort("bay-4", "tried", false, 6_000);
  noteEffort("bay-4", "undone", false, 8_000);
  noteEffort("bay-4", "tried", false, 9_000);
  noteEffort("bay-4", "hinted", false, 9_000);
  noteEffort("bay-4", "placed", true, 13_400);
  const whole = { tries: 2, undos: 1, seconds: 12, hinted: true, solved: true };
  expect(useEfforts.getState().efforts).toEqual({ "bay-4": whole });
  noteEffort("bay-4", "tried", false, 20_000);
  expect(useEfforts.getState().efforts["bay-4"]).toEqual(whole);
  expect(JSON.parse(effortsText())).toEqual({
    kind: "blockness-efforts",
    version: 1,
    efforts: [{ id: "bay-4", ...whole }],
  });
});

test("a long absence is not thought, a clock that was put back takes nothing away, and what has no name is not noted", () => {
  startWatch(0);
  noteEffort("bay-4", "tried", false, 86_400_000);
  noteEffort("bay-4", "placed", false, 5);
  noteEffort("", "tried", false, 6);
  expect(useEfforts.getState().efforts).toEqual({
    "bay-4": { tries: 1, undos: 0, seconds: 300, hinted: false, solved: false },
  });
});

test("of a damaged memory, what makes sense is kept", async () => {
  const good = { tries: 1, undos: 0, seconds: 3, hinted: false, solved: true };
  const state = { efforts: { "bay-4": good, "bay-5": { ...good, tries: "many" }, "bay-6": null } };
  localStorage.setItem("blockness-efforts", JSON.stringify({ state, version: 0 }));
  await useEfforts.persist.rehydrate();
  expect(useEfforts.getState().efforts).toEqual({ "bay-4": good });
});
