/** What decides a game. */

import { expect, it } from "vitest";
import type { SeatState } from "../protocol";
import type { Say } from "./say";
import { decisionText, tiedSeats, victoryText } from "./victory";

const say: Say = (key, details) => [key, ...Object.values(details ?? {})].join(" ");

function seat(name: string, left: number, perch: number): SeatState {
  const rest = { kind: "person", level: "", holder: 0, reserve: [], rank: 1, can_move: false } as const;
  return { ...rest, colour: name, name, left, perch };
}

it("the fewest left win", () => {
  const state = { seats: [seat("Ann", 3, 2), seat("Leo", 1, 1)], winners: [1] };
  expect(victoryText(say, "en", state)).toBe("wins-of Leo");
  expect(decisionText(say, "en", state)).toBe("decided-by-left Leo 1");
  expect(tiedSeats(state)).toEqual([1]);
});

it("in a tie the higher head wins", () => {
  const state = { seats: [seat("Ann", 2, 5), seat("Leo", 2, 3), seat("Mia", 4, 6)], winners: [0] };
  expect(tiedSeats(state)).toEqual([0, 1]);
  expect(decisionText(say, "en", state)).toBe("decided-by-head Ann 2 5");
});

it("level heads share the victory", () => {
  const state = { seats: [seat("Ann", 2, 5), seat("Leo", 2, 5)], winners: [0, 1] };
  expect(victoryText(say, "en", state)).toBe("wins-shared-of Ann and Leo");
  expect(decisionText(say, "en", state)).toBe("decided-by-nothing Ann and Leo 2 5");
});
