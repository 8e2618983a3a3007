/** The puzzles that come with the game: the published ones, one for each day, and one for each week. */

import { published, weeks, weeksOfYear, years } from "virtual:bank";
import { isChapter } from "../geometry/loch";
import { Problem } from "../problem";
import { USUAL } from "../words/texts/box";
import { figuresOf, type GoalFigures } from "../words/texts/goal";
import { readPuzzle } from "../words/texts/puzzle";

export interface ListedPuzzle {
  readonly id: string;
  readonly theme: string; // its name is puzzle-theme-THEME
  readonly grade: number; // 1 to 5, 0 if not graded
  readonly text: string;
}

/** A puzzle in the list. */
export interface PuzzleSummary {
  readonly id: string;
  readonly chapter: string; // its name is puzzle-chapter-CHAPTER
  readonly grade: number;
  readonly theme: string;
  readonly goal: GoalFigures;
  readonly variant: string;
  readonly seats: number;
}

type Part = (typeof years)[number];

const MONDAY = Date.UTC(2024, 0, 1); // the day of the first puzzle
const DAY = 86_400_000; // ms
const DAYS = 7;
const GRADES = ["shallows", "reeds", "bay", "deep", "lair"]; // the chapters of grade 1 to 5

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

/** The hard one of the week that a day is in: a Sunday's, but one that is half the bank away from this week's. */
export function puzzleOfWeek(date: string): Promise<ListedPuzzle> {
  return puzzleOn(Math.floor(daysSinceFirst(date) / DAYS) + Math.floor(weeks / 2), DAYS - 1);
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

/** The chapter in a puzzle's name; for a day's puzzle or somebody's own, the chapter of its grade, if it has one. */
export function chapterOf({ id, grade }: Pick<ListedPuzzle, "id" | "grade">): string {
  const chapter = id.slice(0, Math.max(0, id.lastIndexOf("-")));
  return isChapter(chapter) ? chapter : (GRADES[grade - 1] ?? "");
}

async function inPart(part: Part): Promise<readonly ListedPuzzle[]> {
  const { default: listed } = await part().catch(() => {
    throw new Problem("no-network"); // it was never loaded before
  });
  return listed.map(([id, theme, grade, text]) => ({ id, theme, grade, text }));
}

function summaryOf(listed: ListedPuzzle): PuzzleSummary {
  const { id, theme, grade, text } = listed;
  const { goal, facts } = readPuzzle(text, USUAL, () => undefined); // published ones are known to be right
  const seat = facts.monsters.findIndex(({ colour }) => colour === facts.turn);
  return {
    id,
    theme,
    grade,
    chapter: chapterOf(listed),
    goal: figuresOf(goal, facts.reserves[seat]?.length ?? 0),
    variant: facts.variant,
    seats: facts.monsters.length,
  };
}
