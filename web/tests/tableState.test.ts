/** A table on a device says the same as a room: tests/fixtures/states.json is what a room says. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { choicesOf } from "../src/geometry/choices";
import type { State } from "../src/protocol";
import { courseOf } from "../src/table/course";
import { gameOf, type KeptTable } from "../src/table/kept";
import { stateOf } from "../src/table/state";
import { realEngine } from "./engine";

interface Told extends Pick<KeptTable, "variant" | "seats" | "games"> {
  readonly legal: readonly string[];
  readonly state: Partial<State>;
}

const FILE = join(import.meta.dirname, "../../tests/fixtures/states.json");
const TOLD = JSON.parse(readFileSync(FILE, "utf-8")) as readonly Told[];
const engine = await realEngine();

test.each(TOLD.map((told, number) => [number, told] as const))("state %i", (_, { legal, state, ...played }) => {
  const table: KeptTable = { ...played, id: "states", at: 0, isOver: state.phase === "over" };
  const found = stateOf(engine, table, courseOf(engine, table, gameOf(table)));
  const { choices, ...rest } = found;
  expect(rest).toEqual({ ...state, stand_in: "" });
  expect(choices).toEqual(choicesOf(legal));
});

test("the fixture has passes, blocked monsters, second games and ends", () => {
  expect(TOLD.some(({ state }) => state.last?.passed.length)).toBe(true);
  expect(TOLD.some(({ state }) => state.phase === "playing" && state.seats?.some((seat) => !seat.can_move))).toBe(true);
  expect(TOLD.some(({ games }) => games.length > 1)).toBe(true);
  expect(TOLD.filter(({ state }) => state.phase === "over").length).toBeGreaterThan(10);
});
