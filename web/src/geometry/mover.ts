/** Whose move it was. */

import { parseMove } from "./move";
import type { Colour, Position } from "./position";

/** The arch still stands, and only once. */
export function moverOf(position: Position, text: string): Colour {
  const move = parseMove(text);
  const [tailward, headward] = move.end === "tail" ? [move.far, move.near] : [move.near, move.far];
  const arches = position.monsters.flatMap((monster) => monster.arches);
  return arches.find((arch) => arch.tailward === tailward && arch.headward === headward)?.colour ?? "black";
}
