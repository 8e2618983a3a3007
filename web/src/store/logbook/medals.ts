/** A few gentle medals: what the loch has seen a person do. They are worked out anew and can never be lost. */

import { daysBefore } from "../device/days";
import { type Progress, starsOf } from "../puzzle/progress";
import type { FinishedGame } from "./games";
import { outcomeOf } from "./wins";

export const MEDALS = ["ripple", "company", "whole", "stride", "heron", "legend", "mornings", "stars"] as const;
export type Medal = (typeof MEDALS)[number];

const PATIENT = ["heron", "pike", "kelpie", "nessie"]; // those who think ahead
const MORNINGS = 7;
const STARS = 30;

export function medalsOf(games: readonly FinishedGame[], progress: Progress): readonly Medal[] {
  const won = games.filter((game) => outcomeOf(game) === "won");
  const beat = (...levels: readonly string[]) =>
    won.some(({ seats }) => seats.some(({ level }) => levels.includes(level)));
  const earned: Record<Medal, boolean> = {
    ripple: games.length > 0,
    company: games.some(({ seats }) => seats.filter(({ level }) => !level).length > 1),
    whole: games.some(({ seats }) => seats.some(({ isYours, left }) => isYours && left === 0)),
    stride: won.some(({ variant }) => variant === "expert"),
    heron: beat(...PATIENT),
    legend: beat("nessie"),
    mornings: mostDaysInARow(progress.days) >= MORNINGS,
    stars: starsIn(progress) >= STARS,
  };
  return MEDALS.filter((medal) => earned[medal]);
}

export function starsIn({ solved }: Progress): number {
  return Object.values(solved).reduce((sum, mark) => sum + starsOf(mark), 0);
}

/** The longest run of days that there ever was. */
export function mostDaysInARow(days: readonly string[]): number {
  const solved = new Set(days);
  const starts = [...solved].filter((day) => !solved.has(daysBefore(day, 1)));
  return Math.max(0, ...starts.map((day) => runFrom(solved, day)));
}

function runFrom(solved: ReadonlySet<string>, day: string): number {
  let count = 0;
  while (solved.has(daysBefore(day, -count))) count += 1;
  return count;
}
