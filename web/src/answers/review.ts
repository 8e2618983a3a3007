/** A whole game reviewed by two workers, ply by ply. */

import type { Analysis, Review, ReviewedPly, ReviewOptions } from "../engine/api";
import { limitOf, reviewOf } from "../engine/players/review";
import { boxOf } from "../words/texts/boxes/reader";
import { askOf, until } from "./engine";
import type { Replay } from "./replay";

export type { Judgement, Remark, Review, ReviewedPly, ReviewOptions } from "../engine/api";
export { accuracyOf } from "../engine/players/review";

/** Who wants to know about it. */
export interface Reviewing {
  readonly signal?: AbortSignal; // ends it; its promise is then rejected with the signal's reason
  readonly onPly?: (ply: ReviewedPly) => void; // in any order, and not marked yet as turning points and finds
  readonly onProgress?: (done: number, of: number) => void; // plies
}

const LANES = 3; // plies at once: one more than there are workers, so that none of them waits

export async function reviewGame(
  { start, steps, colours, box }: Replay,
  options: ReviewOptions = {},
  { signal, onPly, onProgress }: Reviewing = {},
): Promise<Review> {
  const limit = limitOf(options, colours.length);
  const ask = askOf(boxOf(box ?? ""));
  const lines = [start, ...steps.map(({ position }) => position)];
  const end = lines.at(-1) ?? start;
  const looks = new Map<number, Promise<Analysis>>();
  const plies: ReviewedPly[] = [];

  /** What the position after so many plies is worth; each is looked at once. */
  const lookAt = (at: number): Promise<Analysis> => {
    const found = looks.get(at) ?? ask("analyse", lines[at] ?? start, limit, until(signal));
    looks.set(at, found);
    return found;
  };

  const judge = async (ply: number): Promise<void> => {
    const [before, after] = await Promise.all([lookAt(ply - 1), lookAt(ply)]);
    const move = steps[ply - 1]?.move ?? "";
    const played = { ...limit, ply, move, end, before, after };
    const judged = await ask("judge", lines[ply - 1] ?? start, played, until(signal));
    plies.push(judged);
    onPly?.(judged);
    onProgress?.(plies.length, steps.length);
  };

  let next = 1;
  const lane = async (): Promise<void> => {
    while (next <= steps.length) await judge(next++);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  signal?.throwIfAborted(); // the last ply may have come just before
  plies.sort((one, other) => one.ply - other.ply);
  return reviewOf(plies, await lookAt(0));
}
