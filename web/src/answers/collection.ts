/** The puzzles that come with the game: the published ones, one for each day, and one for each week. */

import { published, weekly, weeks, weeksOfYear, years } from "virtual:bank";
import { Problem } from "../problem";
import { USUAL } from "../words/texts/box";
import { figuresOf, type GoalFigures } from "../words/texts/goal";
import { readPuzzle } from "../words/texts/puzzle";

/** Where a puzzle is in the game, and what is special about it. */
export interface Place {
  readonly chapter: string; // its name is puzzle-chapter-CHAPTER; none outside the game
  readonly number: number; // in the chapter, from 1
  readonly par: number; // of a finale: segments that a good solver places, those taken back included; else 0
  readonly isMasterpiece: boolean;
}

export interface ListedPuzzle extends Place {
  readonly id: string;
  readonly theme: string; // its name is puzzle-theme-THEME
  readonly grade: number; // 1 to 5, 0 if not graded
  readonly text: string;
}

/** A puzzle in the list. */
export interface PuzzleSummary extends Place {
  readonly id: string;
  readonly grade: number;
  readonly theme: string;
  readonly goal: GoalFigures;
  readonly variant: string;
  readonly seats: number;
}

/** Of a puzzle of the bank, or somebody's own. */
export const NOWHERE: Place = { chapter: "", number: 0, par: 0, isMasterpiece: false };

type Part = (typeof years)[number];

const MONDAY = Date.UTC(2024, 0, 1); // the day of the first puzzle
const DAY = 86_400_000; // ms
const DAYS = 7;

/** All published puzzles in order, without their lakes. */
export async function allPuzzles(): Promise<readonly PuzzleSummary[]> {
  return (await inPart(published)).map(summaryOf);
}

/** A puzzle of the game or of some day. */
export async function puzzleNamed(id: string): Promise<ListedPuzzle> {
  for (const part of [published, ...years]) {
    const found = (await inPart(part)).find((one) => one.id === id);
    if (found) return found;
  }
  throw new Problem("no-such-puzzle");
}

/** The puzzle of a day like 2026-11-16: the same for everyone, Monday easy, Sunday hard. */
export function puzzleOfDay(date: string): Promise<ListedPuzzle> {
  const days = daysSinceFirst(date);
  return puzzleOn(Math.floor(days / DAYS), remainder(days, DAYS));
}

/** The hard one of the week that a day is in: the hardest of the bank take turns. */
export async function puzzleOfWeek(date: string): Promise<ListedPuzzle> {
  const hardest = await inPart(weekly);
  const found = hardest[remainder(Math.floor(daysSinceFirst(date) / DAYS), hardest.length)];
  if (!found) throw new Problem("no-such-puzzle");
  return found;
}

async function puzzleOn(week: number, weekday: number): Promise<ListedPuzzle> {
  const at = remainder(week, weeks);
  const part = years[Math.floor(at / weeksOfYear)];
  const found = part && (await inPart(part))[(at % weeksOfYear) * DAYS + weekday];
  if (!found) throw new Problem("no-such-puzzle");
  return found;
}

function daysSinceFirst(date: string): number {
  return Math.round((Date.parse(`${date}T00:00Z`) - MONDAY) / DAY);
}

function remainder(number: number, by: number): number {
  return ((number % by) + by) % by;
}

async function inPart(part: Part): Promise<readonly ListedPuzzle[]> {
  const { default: listed } = await part().catch(() => {
    throw new Problem("no-network"); // it was never loaded before
  });
  const counts = new Map<string, number>();
  return listed.map(([id, theme, grade, text, chapter = "", par = 0, isMasterpiece = false]) => {
    const number = chapter ? (counts.get(chapter) ?? 0) + 1 : 0;
    counts.set(chapter, number);
    return { id, theme, grade, text, chapter, number, par, isMasterpiece };
  });
}

function summaryOf({ text, ...listed }: ListedPuzzle): PuzzleSummary {
  const { goal, facts } = readPuzzle(text, USUAL, () => undefined); // published ones are known to be right
  const seat = facts.monsters.findIndex(({ colour }) => colour === facts.turn);
  return {
    ...listed,
    goal: figuresOf(goal, facts.reserves[seat]?.length ?? 0),
    variant: facts.variant,
    seats: facts.monsters.length,
  };
}
