/** Where puzzles come from: the game's own by name, the puzzle of the day, and puzzles in links. */

import { puzzleNamed, puzzleOfDay, readPuzzle } from "../../link/api";
import { codeOf, isPassing, Problem } from "../../problem";
import type { PuzzleView } from "../../protocol";

const MOST = 1200; // characters of a puzzle's line

export async function findNamed(id: string): Promise<PuzzleView> {
  if (!/^[a-z0-9-]{1,40}$/.test(id)) throw new Problem("no-such-puzzle");
  return puzzleNamed(id);
}

export function findDaily(day: string): Promise<PuzzleView> {
  return puzzleOfDay(day);
}

/** Read a link; whatever is wrong with it, it is no puzzle, unless the server is at fault. */
export async function findShared(hash: string): Promise<PuzzleView> {
  const text = plain(hash);
  if (!text || text.length > MOST) throw new Problem("invalid-puzzle");
  try {
    return await readPuzzle(text);
  } catch (error) {
    throw isPassing(codeOf(error)) ? error : new Problem("invalid-puzzle");
  }
}

/** Underscores stand for blanks; some programs write signs with percent signs. */
function plain(hash: string): string {
  try {
    return decodeURIComponent(hash).replaceAll("_", " ").trim();
  } catch {
    return "";
  }
}
