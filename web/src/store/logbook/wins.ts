/** What the finished games add up to: against each computer, and in a row. */

import type { FinishedGame } from "./games";

export type Outcome = "won" | "shared" | "lost";
export type Tally = Readonly<Record<Outcome, number>>;

/** How it ended for those at this device; null where they played only among themselves. */
export function outcomeOf({ seats }: FinishedGame): Outcome | null {
  if (seats.every(({ isYours }) => isYours)) return null;
  const winners = seats.filter(({ isWinner }) => isWinner);
  if (!winners.some(({ isYours }) => isYours)) return "lost";
  return winners.every(({ isYours }) => isYours) ? "won" : "shared";
}

/** Games against a level, however many of them sat there. */
export function tallyAgainst(games: readonly FinishedGame[], level: string): Tally {
  const outcomes = games.filter(({ seats }) => seats.some((seat) => seat.level === level)).map(outcomeOf);
  const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length;
  return { won: count("won"), shared: count("shared"), lost: count("lost") };
}

/** Victories in a row, shared ones too: up to the last game, and the most there ever were. */
export function winsInARow(games: readonly FinishedGame[]): { readonly now: number; readonly best: number } {
  let now = 0;
  let best = 0;
  for (const outcome of [...games].sort((a, b) => a.at - b.at).map(outcomeOf)) {
    if (outcome) now = outcome === "lost" ? 0 : now + 1;
    best = Math.max(best, now);
  }
  return { now, best };
}
