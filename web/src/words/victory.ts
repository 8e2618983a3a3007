/** Who won, and what decided it (R10). */

import type { State } from "../protocol";
import { listed, nameOf } from "./people";
import type { Say } from "./say";

type Over = Pick<State, "seats" | "winners">;

/** "Leo wins!", or all who share the victory. */
export function victoryText(say: Say, language: string, state: Over): string {
  return winText(say, language, namesOf(say, state, state.winners));
}

export function winText(say: Say, language: string, names: readonly string[]): string {
  return names.length === 1
    ? say("wins-of", { name: names[0] ?? "" })
    : say("wins-shared-of", { names: listed(names, language) });
}

/** What decided it: the fewest segments left, then the higher head. */
export function decisionText(say: Say, language: string, state: Over): string {
  const { seats, winners } = state;
  const winner = seats[winners[0] ?? 0];
  if (!winner) return "";
  const { left: count, perch } = winner;
  if (winners.length > 1)
    return say("decided-by-nothing", { names: listed(namesOf(say, state, winners), language), count, perch });
  const name = nameOf(say, winner, seats);
  return tiedSeats(state).length > 1
    ? say("decided-by-head", { name, count, perch })
    : say("decided-by-left", { name, count });
}

/** The seats with the fewest segments left; more than one, and the heads decide. */
export function tiedSeats({ seats }: Pick<State, "seats">): readonly number[] {
  const least = Math.min(...seats.map(({ left }) => left));
  return seats.flatMap(({ left }, seat) => (left === least ? [seat] : []));
}

function namesOf(say: Say, { seats }: Over, wanted: readonly number[]): readonly string[] {
  return wanted.flatMap((seat) => {
    const sitter = seats[seat];
    return sitter ? [nameOf(say, sitter, seats)] : [];
  });
}
