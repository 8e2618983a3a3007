/** The chapters of the game: what is solved in each, and which of them are out of the mist. */

import { useEffect, useState } from "react";
import type { PuzzleSummary } from "../../answers/collection";
import { CHAPTERS, type Chapter } from "../../geometry/loch";
import { noteTold, type Progress, starsOf, useProgress } from "./progress";
import { puzzlesIn, usePuzzles } from "./puzzles";

const NEEDED = 5; // puzzles of the chapter before

type Marks = Progress["solved"];

export function useChapter(chapter: string) {
  const list = usePuzzles((puzzles) => puzzles.list);
  const marks = useProgress((progress) => progress.solved);
  const puzzles = puzzlesIn(list, chapter);
  const stars = puzzles.reduce((sum, { id }) => sum + starsOf(marks[id]), 0);
  return { puzzles, count: puzzles.length, solved: puzzles.filter(({ id }) => id in marks).length, stars };
}

/** The chapters that can be seen, and those of them that have just come out of the mist. */
export function useUncovered(): { readonly uncovered: readonly Chapter[]; readonly lifting: readonly Chapter[] } {
  const list = usePuzzles((puzzles) => puzzles.list);
  const marks = useProgress((progress) => progress.solved);
  const [lifting, setLifting] = useState<readonly Chapter[]>([]);
  const uncovered = uncoveredIn(list, marks);
  const names = uncovered.join(" ");
  useEffect(() => {
    if (!list.length) return;
    const { told } = useProgress.getState();
    const fresh = CHAPTERS.filter((chapter) => names.split(" ").includes(chapter) && !told.includes(chapter));
    if (!fresh.length) return;
    setLifting(fresh);
    noteTold(fresh);
  }, [list, names]);
  return { uncovered, lifting };
}

/** A chapter comes out of the mist when enough of the one before it is solved, or anything of its own. */
export function uncoveredIn(list: readonly PuzzleSummary[], marks: Marks): readonly Chapter[] {
  return CHAPTERS.filter((chapter) => solvedIn(list, chapter, marks) > 0 || leftToUncover(list, chapter, marks) === 0);
}

/** How many more must be solved in the chapter before. */
export function leftToUncover(list: readonly PuzzleSummary[], chapter: Chapter, marks: Marks): number {
  const before = chapterBefore(chapter);
  return before ? Math.max(0, NEEDED - solvedIn(list, before, marks)) : 0;
}

export function chapterBefore(chapter: Chapter): Chapter | undefined {
  return CHAPTERS[CHAPTERS.indexOf(chapter) - 1];
}

function solvedIn(list: readonly PuzzleSummary[], chapter: Chapter, marks: Marks): number {
  return puzzlesIn(list, chapter).filter(({ id }) => id in marks).length;
}
