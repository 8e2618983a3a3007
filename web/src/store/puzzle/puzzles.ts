/** The list of all puzzles of the game, asked for once. */

import { create } from "zustand";
import { allPuzzles, type Place, type PuzzleSummary } from "../../answers/collection";
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
export function hasPlace({ number }: Place): boolean {
  return number > 0;
}

export function puzzlesIn(list: readonly PuzzleSummary[], chapter: string): readonly PuzzleSummary[] {
  return list.filter((one) => one.chapter === chapter);
}

/** The next puzzle, in the next chapter if necessary. */
export function puzzleAfter(list: readonly PuzzleSummary[], id: string): PuzzleSummary | null {
  const at = list.findIndex((one) => one.id === id);
  return at < 0 ? null : (list[at + 1] ?? null);
}

/** Where to continue: the last puzzle that was open, if unsolved, or else the next unsolved one; null if there is none. */
export function puzzleToGoOn(
  list: readonly PuzzleSummary[],
  last: string,
  isSolved: (id: string) => boolean,
): PuzzleSummary | null {
  const from = Math.max(
    0,
    list.findIndex((one) => one.id === last),
  );
  const order = [...list.slice(from), ...list.slice(0, from)];
  return order.find((one) => !isSolved(one.id)) ?? null;
}
