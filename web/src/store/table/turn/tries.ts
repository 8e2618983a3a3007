/** What somebody who taps a cell without a ring is trying to do. */

import { type Cell, cellAt, cellsBetween, spotOf } from "../../../geometry/cell";
import { HEIGHT, isInUse, WIDTH } from "../../../geometry/lake";
import type { Placement } from "../../../geometry/move";
import { type Colour, headOf, type Position, tailOf } from "../../../geometry/position";
import type { Hand } from "./choices";

/** What a tap on a cell without a ring most likely meant. */
export function triedPlacement(position: Position, hand: Hand, cell: Cell, seats: number): Placement {
  const length = hand.length ?? 1;
  const height = hand.height ?? 1;
  const monster = position.monsters.find((one) => one.colour === position.turn);
  const isStart = !monster?.arches.length;
  if (hand.near !== null) {
    const guess = closerEnd(position, position.turn, hand.near);
    return { end: isStart ? "start" : (hand.end ?? guess), near: hand.near, far: cell, length, height };
  }
  const end = isStart ? "start" : (hand.end ?? closerEnd(position, position.turn, cell));
  return { end, near: cell, far: someFarCell(cell, length, seats), length, height };
}

function closerEnd(position: Position, colour: Colour | null, cell: Cell): "head" | "tail" {
  const monster = position.monsters.find((one) => one.colour === colour);
  const head = monster && headOf(monster);
  const tail = monster && tailOf(monster);
  if (!head || !tail) return "head";
  return distance(cell, tail) < distance(cell, head) ? "tail" : "head";
}

function distance(a: Cell, b: Cell): number {
  const from = spotOf(a);
  const to = spotOf(b);
  return Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
}

/** A cell at the segment's distance, in the lake in use if there is one. */
function someFarCell(cell: Cell, length: number, seats: number): Cell {
  const { x, y } = spotOf(cell);
  const spots = [
    [x + length, y],
    [x - length, y],
    [x, y + length],
    [x, y - length],
  ].filter(([a = -1, b = -1]) => a >= 0 && b >= 0 && a < WIDTH && b < HEIGHT);
  const cells = spots.map(([a = 0, b = 0]) => cellAt(a, b));
  return cells.find((far) => cellsBetween(cell, far).every((one) => isInUse(one, seats))) ?? cells[0] ?? cell;
}
