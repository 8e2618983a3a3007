/** A move's text and its parts. */

import { type Cell, cellsBetween } from "./cell";
import { type Arch, type Colour, type End, makeArch, type Position } from "./position";

export interface Placement {
  readonly end: End | "start";
  readonly near: Cell; // for a start, the tail's cell
  readonly far: Cell; // for a start, the head's cell
  readonly length: number;
  readonly height: number;
}

export function textOf({ end, near, far, height }: Placement): string {
  return end === "start" ? `S${near}${far}` : `${end === "head" ? "H" : "T"}${near}${far}/${height}`;
}

/** The arch as it would stand after a placement by a colour. */
export function archOf(position: Position, colour: Colour, placement: Placement): Arch {
  const { end, near, far, height } = placement;
  const arches = position.monsters.find((monster) => monster.colour === colour)?.arches.length ?? 0;
  return end === "tail"
    ? makeArch(colour, -1, far, near, height) // goes before all others
    : makeArch(colour, arches, near, far, height);
}

/** Read a move's text; of a start the height is that of the usual starters. */
export function parseMove(text: string): Placement {
  const [, kind = "", near = "", far = "", height = "1"] = /^([SHT])([a-p]\d+)([a-p]\d+)(?:\/(\d))?$/.exec(text) ?? [];
  return {
    end: kind === "S" ? "start" : kind === "H" ? "head" : "tail",
    near,
    far,
    length: cellsBetween(near, far).length - 1,
    height: Number(height),
  };
}
