/** The moves of a game with whoever had to pass after each. */

import { moverOf } from "../../geometry/mover";
import { type Colour, parsePosition } from "../../geometry/position";
import type { State } from "../../protocol";

export interface ListedMove {
  readonly move: string;
  readonly colour: Colour;
  readonly passed: readonly string[]; // colours, in their order
}

/** Turns go round the table, so whoever is left out between two moves has passed (R8). */
export function listMoves({ moves, seats, position: line }: Pick<State, "moves" | "seats" | "position">) {
  const position = parsePosition(line);
  const colours = seats.map(({ colour }) => colour);
  const movers = moves.map((move) => moverOf(position, move));
  return moves.map((move, ply): ListedMove => {
    const colour = movers[ply] ?? "black";
    const next = movers[ply + 1] ?? position.turn;
    return { move, colour, passed: next === null ? [] : between(colours, colour, next) };
  });
}

/** The colours after one and before another, clockwise. */
function between(colours: readonly string[], from: string, to: string): readonly string[] {
  const start = colours.indexOf(from);
  const order = colours.map((_, i) => colours[(start + 1 + i) % colours.length] ?? "");
  return order.slice(0, order.indexOf(to));
}
