/** The examples of the rules: positions and tries, with answers that a test compares with the game itself. */

import { spotOf } from "../../geometry/cell";
import { archOf, parseMove } from "../../geometry/move";
import type { Picture } from "../../geometry/picture";
import { parsePosition } from "../../geometry/position";
import type { Reason } from "../../words/texts/errors";
import { crossedBy } from "../table/lakePicture";
import data from "./examples.json";

/** A move on a position, and why it is refused if it is. */
export interface Example {
  readonly position: string;
  readonly move: string;
  readonly refused: Reason | null;
}

export interface Rule {
  readonly id: string; // R1 to R11
  readonly tries: readonly Example[];
}

export interface Refusal {
  readonly code: string;
  readonly rule: string; // the rule it comes from
  readonly tries: readonly Example[]; // what is refused, then what may be done instead
}

export const RULES: readonly Rule[] = data.rules as readonly Rule[];
export const REFUSALS: readonly Refusal[] = data.refusals as readonly Refusal[];

/** The lake of an example, with the try as a ghost. */
export function pictureOfExample({ position: line, move, refused }: Example): Picture {
  const position = parsePosition(line);
  const placement = parseMove(move);
  const colour = position.turn ?? position.monsters[0]?.colour ?? "black";
  const from = spotOf(placement.near);
  const to = spotOf(placement.far);
  const isStraight = from.x === to.x || from.y === to.y;
  const arch = archOf(position, colour, isStraight ? placement : { ...placement, far: placement.near });
  return {
    seats: position.monsters.length,
    position,
    rings: [],
    ghost: {
      arch,
      end: placement.end,
      isLegal: refused === null,
      offending: refused?.cell ?? null,
      crossed: refused === null ? crossedBy(position, arch) : [],
    },
    last: null,
    blocked: [],
    winners: [],
    cursor: null,
    side: null,
  };
}
