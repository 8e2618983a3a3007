/** A puzzle of the game, by its name. */

import { useEffect } from "react";
import { puzzleNamed } from "../link/api";
import { PuzzlePage } from "../panels/PuzzlePage";
import { closePuzzle, openPuzzle, usePuzzle } from "../store/puzzle";
import { loadPuzzles, numberOf, puzzleAfter, usePuzzles } from "../store/puzzles";
import { useSay } from "../words/say";

export default function Puzzle({ id }: { id: string }) {
  const say = useSay();
  const name = `puzzle ${id}`;
  const view = usePuzzle((table) => (table.name === name ? table.view : null));
  const list = usePuzzles((puzzles) => puzzles.list);
  const next = puzzleAfter(list, id);
  useEffect(() => {
    void loadPuzzles();
    void openPuzzle(name, () => puzzleNamed(id));
    return () => closePuzzle(name);
  }, [name, id]);
  const chapter = view?.chapter ? say(`puzzle-chapter-${view.chapter}`) : "";
  const isListed = view?.id.startsWith(`${view.chapter}-`);
  return (
    <PuzzlePage
      name={name}
      title={view && isListed ? `${chapter} ${numberOf(id)}` : chapter || say("solo")}
      onward={next ? { to: `/solo/${next.id}`, label: say("solo-next") } : { to: "/solo", label: say("solo-chart") }}
    />
  );
}
