/** A cell in words: where it is, what is on it, and what a tap there would do. */

import type { Cell } from "../geometry/cell";
import { isInUse } from "../geometry/lake";
import type { Picture } from "../geometry/picture";
import { headOf, stackOn, tailOf } from "../geometry/position";
import type { Say } from "../words/say";

export function cellInWords(say: Say, picture: Picture, cell: Cell): string {
  return [cell, ...contents(say, picture, cell), ...offers(say, picture, cell)].join(", ");
}

function contents(say: Say, picture: Picture, cell: Cell): readonly string[] {
  const marked = picture.mark === cell ? [say("cell-mark")] : [];
  const wanted = picture.floats?.includes(cell) ? [say("cell-float")] : [];
  return [
    ...marked,
    ...wanted,
    ...(picture.position.rocks.includes(cell) ? [say("cell-rock")] : standing(say, picture, cell)),
  ];
}

/** What stands there or passes over it. */
function standing(say: Say, { position, seats, last }: Picture, cell: Cell): readonly string[] {
  const stack = stackOn(position, cell);
  if (!stack.length) return [say(isInUse(cell, seats) ? "cell-open" : "cell-shore")];
  const ends = position.monsters.flatMap((monster) => [
    ...(headOf(monster) === cell ? [say("cell-head", { colour: monster.colour })] : []),
    ...(tailOf(monster) === cell ? [say("cell-tail", { colour: monster.colour })] : []),
  ]);
  const arches = stack.map(({ colour, height }, i) => say(i ? "cell-over" : "cell-arch", { colour, height }));
  const isLast =
    last?.cells.includes(cell) && stack.some((arch) => arch.height === last.height && arch.colour === last.colour);
  return [...ends, ...arches, ...(isLast ? [say("cell-last")] : [])];
}

function offers(say: Say, { rings, ghost, near }: Picture, cell: Cell): readonly string[] {
  const found: string[] = near === cell && !ghost ? [say("cell-near")] : [];
  const ring = rings.find((one) => one.cell === cell);
  if (ring) found.push(say(ring.role === "near" ? "ring-near" : "ring-far", { end: ring.end }));
  if (ghost?.isLegal && ghost.arch.cells.includes(cell)) found.push(say("cell-ghost"));
  if (ghost?.offending === cell) found.push(say("cell-offending"));
  return found;
}
