/** Which moves of a game are worth a second try, and which was its player's best. */

import type { ReviewedPly } from "../../answers/review";

type Plies = readonly (ReviewedPly | null)[];

const MOST = 2; // for each seat: enough to learn from, and not a sermon

/** The game's turning points, in their order. */
export function turningPointsIn(plies: Plies): readonly ReviewedPly[] {
  return plies.filter((one) => one !== null).filter(({ turning }) => turning);
}

/** A colour's moves to try again, those that cost most, in their order. */
export function secondTriesOf(plies: Plies, colour: string): readonly ReviewedPly[] {
  const own = plies.filter((one) => one !== null).filter((one) => one.colour === colour && one.judgement !== "");
  return own
    .sort((a, b) => Number(b.turning) - Number(a.turning) || b.cost - a.cost)
    .slice(0, MOST)
    .sort((a, b) => a.ply - b.ply);
}

/** A colour's best move, if one stands out. */
export function findOf(plies: Plies, colour: string): ReviewedPly | null {
  return plies.find((one) => one?.colour === colour && one.find) ?? null;
}
