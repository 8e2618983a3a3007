/** The moves of a reviewed game that are worth a second try. */

import { headerOf, type Replay } from "../../answers/replay";
import type { Review, ReviewedPly } from "../../answers/review";
import type { Mistake } from "../logbook/mistakes";
import { lineAt } from "../replay/replay";

/** More than slips, by whoever plays these colours. */
export function mistakesIn(replay: Replay, review: Review, colours: readonly string[]): readonly Mistake[] {
  return review.plies
    .filter(({ colour, judgement }) => colours.includes(colour) && (judgement === "mistake" || judgement === "blunder"))
    .map((one) => mistakeOf(replay, one));
}

export function mistakeOf(replay: Replay, found: ReviewedPly, now = Date.now()): Mistake {
  const { ply, colour, move, best, cost } = found;
  const name = nameIn(replay, colour);
  const position = lineAt(replay, ply - 1);
  return { position, box: replay.box ?? "", colour, name, move, best, cost, at: now, solved: 0, due: now };
}

/** The name that a record gives; empty where nobody knows. */
export function nameIn({ headers }: Replay, colour: string): string {
  const name = headers[headerOf(colour)] ?? "";
  return name === "?" ? "" : name;
}
