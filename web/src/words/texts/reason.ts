/** Why a move is refused, in the words that the locales' sentences need. */

import type { Cell } from "../../geometry/cell";
import type { Placement } from "../../geometry/move";
import { type Colour, stackOn } from "../../geometry/position";
import { type Box, starterOf } from "./box";
import type { Reason } from "./errors";
import { type Facts, reachOf } from "./facts";

export function reasonFor(code: string, cell: Cell | null, facts: Facts, move: Placement, box: Box): Reason {
  const { turn, variant } = facts;
  const top = cell ? stackOn(facts, cell)[0] : undefined;
  return {
    code,
    cell,
    details: {
      turn: turn ?? "",
      reach: reachOf(variant),
      cell: cell ?? "",
      length: move.length,
      starter: turn === null ? 0 : starterOf(box, turn as Colour).length,
      ...(move.end === "start" ? {} : { end: move.end, height: move.height }),
      ...(top ? { colour: top.colour, there: top.height } : {}),
    },
  };
}
