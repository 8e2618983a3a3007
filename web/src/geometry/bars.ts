/** What bars the ends of a monster: the cells where its next foot would have to stand, and what is there. */

import { type Cell, cellAt, spotOf } from "./cell";
import { HEIGHT, isInUse, WIDTH } from "./lake";
import { type Colour, type End, headOf, type Position, stackOn, tailOf } from "./position";

export interface Bar {
  readonly end: End;
  readonly cell: Cell;
  readonly what: "shore" | "rock" | "head" | "tail" | "arch" | "over" | "open"; // open: nothing fits from there
  readonly colour: Colour | null;
  readonly height: number;
}

const WAYS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** Around both ends; in the expert game the next foot is two cells away (R11). */
export function barsOf(position: Position, colour: string, seats: number): readonly Bar[] {
  const monster = position.monsters.find((one) => one.colour === colour);
  if (!monster) return [];
  const reach = position.variant === "expert" ? 2 : 1;
  const ends = [
    ["head", headOf(monster)],
    ["tail", tailOf(monster)],
  ] as const;
  return ends.flatMap(([end, from]) =>
    from ? around(from, reach).map((cell) => barOn(position, end, cell, seats)) : [],
  );
}

function around(from: Cell, reach: number): readonly Cell[] {
  const { x, y } = spotOf(from);
  return WAYS.map(([dx, dy]) => [x + dx * reach, y + dy * reach] as const)
    .filter(([column, row]) => column >= 0 && row >= 0 && column < WIDTH && row < HEIGHT)
    .map(([column, row]) => cellAt(column, row));
}

function barOn(position: Position, end: End, cell: Cell, seats: number): Bar {
  const bar = { end, cell, colour: null, height: 0 };
  if (!isInUse(cell, seats)) return { ...bar, what: "shore" };
  if (position.rocks.includes(cell)) return { ...bar, what: "rock" };
  const top = stackOn(position, cell)[0];
  if (!top) return { ...bar, what: "open" };
  const owner = position.monsters.find((one) => headOf(one) === cell || tailOf(one) === cell);
  if (owner) return { ...bar, what: headOf(owner) === cell ? "head" : "tail", colour: owner.colour };
  const isFoot = top.tailward === cell || top.headward === cell;
  return { ...bar, what: isFoot ? "arch" : "over", colour: top.colour, height: top.height };
}
