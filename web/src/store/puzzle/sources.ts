/** Where puzzles come from: the game's own by name, those of a day or a week, and puzzles in links. */

import { puzzleNamed, puzzleOfDay, puzzleOfWeek } from "../../answers/collection";
import { type PuzzleView, puzzleIn, viewOf } from "../../answers/puzzles";
import { codeOf, isPassing, Problem } from "../../problem";

const MOST = 1200; // characters of a puzzle's line

export async function findNamed(id: string): Promise<PuzzleView> {
  if (!/^[a-z0-9-]{1,40}$/.test(id)) throw new Problem("no-such-puzzle");
  return viewOf(await puzzleNamed(id));
}

export async function findDaily(day: string): Promise<PuzzleView> {
  return viewOf(await puzzleOfDay(day));
}

export async function findWeekly(day: string): Promise<PuzzleView> {
  return viewOf(await puzzleOfWeek(day));
}

/** Read a link; if anything is wrong with it, it is not a puzzle, unless the page itself is at fault. */
export async function findShared(hash: string): Promise<PuzzleView> {
  const text = plain(hash);
  if (!text || text.length > MOST) throw new Problem("invalid-puzzle");
  try {
    return await puzzleIn(text);
  } catch (error) {
    throw isPassing(codeOf(error)) ? error : new Problem("invalid-puzzle");
  }
}

/** Underscores stand for blanks; some programs write characters with percent signs. */
function plain(hash: string): string {
  try {
    return decodeURIComponent(hash).replaceAll("_", " ").trim();
  } catch {
    return "";
  }
}
