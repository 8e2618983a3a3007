/** The list of all puzzles of the game, asked for once. */

import { create } from "zustand";
import { allPuzzles, type PuzzleSummary } from "../../answers/collection";
import { isChapter } from "../../geometry/loch";
import { codeOf } from "../../problem";

interface Puzzles {
  readonly list: readonly PuzzleSummary[];
  readonly problem: string;
}

export const usePuzzles = create<Puzzles>(() => ({ list: [], problem: "" }));
let asked: Promise<void> | null = null;

export function loadPuzzles(): Promise<void> {
  asked ??= allPuzzles()
    .then((list) => usePuzzles.setState({ list, problem: "" }))
    .catch((error: unknown) => {
      asked = null; // the next one asks again
      usePuzzles.setState({ problem: codeOf(error) });
    });
  return asked;
}

/** Whether a puzzle has a place on the chart; the others come from the bank or from people. */
export function hasPlace({ id, chapter }: { readonly id: string; readonly chapter: string }): boolean {
  return chapter !== "" && id.startsWith(`${chapter}-`);
}

export function puzzlesIn(list: readonly PuzzleSummary[], chapter: string): readonly PuzzleSummary[] {
  return list.filter((one) => one.chapter === chapter);
}

/** The number of a puzzle in its chapter; the one that took the place of bay-4 is bay-4b, and number 4 like it. */
export function numberOf(id: string): string {
  return id.slice(id.lastIndexOf("-") + 1).replace(/\D/g, "");
}

/** The next puzzle, in the next chapter if necessary. */
export function puzzleAfter(list: readonly PuzzleSummary[], id: string): PuzzleSummary | null {
  const at = list.findIndex((one) => one.id === id);
  return at < 0 ? null : (list[at + 1] ?? null);
}

/** Where a puzzle of the game is, by its name. */
function placeOf(id: string): PuzzlePlace {
  const chapter = id.slice(0, id.lastIndexOf("-"));
  return isChapter(chapter) ? { id, chapter } : { id: "first-1", chapter: "first" };
}

type PuzzlePlace = Pick<PuzzleSummary, "id" | "chapter">;

/**
 * Where to continue: the last puzzle that was open, if unsolved, or else the next unsolved one; null if there is none.
 * Until the list is there, it is the last one that was open.
 */
export function puzzleToGoOn(
  list: readonly PuzzleSummary[],
  last: string,
  isSolved: (id: string) => boolean,
): PuzzlePlace | null {
  if (!list.length) return placeOf(last);
  const from = Math.max(
    0,
    list.findIndex((one) => one.id === last),
  );
  const order = [...list.slice(from), ...list.slice(0, from)];
  return order.find((one) => !isSolved(one.id)) ?? null;
}
