/** Moments of a game that deserve a word: somebody is blocked, or back after having been (R8). */

import type { State } from "../../protocol";
import { listMoves } from "./moveList";

export function isBlocked(state: State, seat: number): boolean {
  const one = state.seats[seat];
  return state.phase === "playing" && one !== undefined && one.left > 0 && !one.can_move;
}

/** This device's seat that is blocked: the one that has just had to pass, else the first. */
export function blockedSeat(state: State, you: readonly number[]): number | null {
  const own = you.filter((seat) => isBlocked(state, seat));
  return own.find((seat) => hasJustPassed(state, seat)) ?? own[0] ?? null;
}

export function hasJustPassed({ last, seats }: State, seat: number): boolean {
  return last?.passed.includes(seats[seat]?.colour ?? "") ?? false;
}

/** Whether the seat to move had to pass since its last move. */
export function isBack(state: State): boolean {
  const colour = state.turn === null ? undefined : state.seats[state.turn]?.colour;
  if (state.phase !== "playing" || colour === undefined) return false;
  const moves = listMoves(state);
  const own = moves.findLastIndex((move) => move.colour === colour);
  return own >= 0 && moves.slice(own).some(({ passed }) => passed.includes(colour));
}
