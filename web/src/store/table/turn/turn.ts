/** Whose turn it is, seen from this device. */

import type { Colour } from "../../../geometry/position";
import type { SeatState, State } from "../../../protocol";

/** This device's seat that is to move now; null on other people's turns and for people who watch. */
export function ownTurn(state: State | null, you: readonly number[]): number | null {
  if (state?.phase !== "playing" || state.turn === null || !you.includes(state.turn)) return null;
  return state.seats[state.turn]?.level ? null : state.turn;
}

/** The seat whose tray is shown: this device's seat to move, or else its seat that moves next. */
export function traySeat(state: State, you: readonly number[]): number | null {
  const count = state.seats.length;
  const from = state.turn ?? state.first;
  const order = Array.from({ length: count }, (_, i) => (from + i) % count);
  return order.find((seat) => you.includes(seat)) ?? null;
}

export function colourOf(seat: SeatState | undefined): Colour {
  return (seat?.colour ?? "black") as Colour;
}
