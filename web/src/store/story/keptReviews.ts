/** Games whose every move was looked at, kept so that nobody has to wait for it twice. */

import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { Replay } from "../../answers/replay";
import type { Review, ReviewedPly } from "../../answers/review";
import { forgivingStorage } from "../device/storage";

interface Kept {
  readonly game: string;
  readonly review: Review;
}

interface Reviews {
  readonly kept: readonly Kept[]; // the one looked at last first
}

const MOST = 24; // some 12 KB each

export const useKeptReviews = create<Reviews>()(
  persist((): Reviews => ({ kept: [] }), {
    name: "blockness-reviews-1", // another number once reviews are made in another way
    storage: forgivingStorage(),
    merge: (found) => ({ kept: soundReviews(found) }),
  }),
);

/** What makes a game the one it is: where it started, its moves, and its box. */
export function gameIn({ start, steps, box = "" }: Pick<Replay, "start" | "steps" | "box">): string {
  return [start, ...steps.map(({ move }) => move), box].join(" ").trim();
}

export function keptReview(replay: Replay): Review | null {
  const game = gameIn(replay);
  return useKeptReviews.getState().kept.find((one) => one.game === game)?.review ?? null;
}

export function keepReview(replay: Replay, review: Review): void {
  const game = gameIn(replay);
  useKeptReviews.setState(({ kept }) => ({
    kept: [{ game, review }, ...kept.filter((one) => one.game !== game)].slice(0, MOST),
  }));
}

/** Whatever makes sense of what was kept. */
export function soundReviews(found: unknown): readonly Kept[] {
  const { kept } = (found ?? {}) as { readonly kept?: unknown };
  return Array.isArray(kept) ? kept.filter(isSound).slice(0, MOST) : [];
}

function isSound(found: Partial<Kept> | null): boolean {
  const { plies, accuracy, start } = found?.review ?? {};
  const isNamed = typeof found?.game === "string" && isFigures(accuracy) && isFigures(start);
  return isNamed && Array.isArray(plies) && plies.every(isPly);
}

function isPly(found: Partial<ReviewedPly> | null): boolean {
  const { ply, colour, move, best, cost, gained, shares, passed, words } = found ?? {};
  const hasTexts = [colour, move, best].every((text) => typeof text === "string");
  const hasLists = Array.isArray(passed) && Array.isArray(words);
  return (
    hasTexts &&
    hasLists &&
    typeof ply === "number" &&
    typeof cost === "number" &&
    isFigures(gained) &&
    isFigures(shares)
  );
}

function isFigures(found: unknown): boolean {
  return typeof found === "object" && found !== null && Object.values(found).every((one) => typeof one === "number");
}
