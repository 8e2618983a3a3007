/** The engine's best moves as placements that can be shown, chosen and numbered. */

import type { Analysis } from "../../engine/api";
import type { Choice } from "../../geometry/choices";
import { textOf } from "../../geometry/move";
import type { Advice as Shown } from "../table/lakePicture";
import { placementsOf } from "../table/turn/choices";

export interface Advice extends Shown {
  readonly isProved: boolean;
}

const MOST_LISTED = 5;
export const MOST_SHOWN = 3; // as ghosts: more would hide the lake

/** The best first; where the engine has found nothing, or spoke of another position, there is nothing. */
export function advicesOf(analysis: Analysis | null, choices: readonly Choice[], language: string): readonly Advice[] {
  const placements = new Map(placementsOf(choices).map((one) => [textOf(one), one]));
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  const best = (analysis?.moves ?? []).slice(0, MOST_LISTED);
  // The engine's own order is by how often it tried a move, and people compare the shares; only a proof goes before.
  const [proved] = analysis?.proved ? best : [];
  const sorted = [...best].sort((a, b) => Number(b === proved) - Number(a === proved) || b.share - a.share);
  return sorted.flatMap(({ move, share, proved: isProved }, index) => {
    const placement = placements.get(move);
    return placement ? [{ placement, number: index + 1, share: percent.format(share), isProved }] : [];
  });
}
