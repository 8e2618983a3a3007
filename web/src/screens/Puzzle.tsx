/** A puzzle of the game, by its name. */

import { useEffect } from "react";
import { PuzzlePage } from "../panels/puzzle/PuzzlePage";
import { closePuzzle, openPuzzle, usePuzzle } from "../store/puzzle/puzzle";
import { hasPlace, loadPuzzles, puzzleAfter, usePuzzles } from "../store/puzzle/puzzles";
import { findNamed } from "../store/puzzle/sources";
import { useSay } from "../words/say";

export default function Puzzle({ id }: { id: string }) {
  const say = useSay();
  const name = `puzzle ${id}`;
  const view = usePuzzle((table) => (table.name === name ? table.view : null));
  const list = usePuzzles((puzzles) => puzzles.list);
  const next = puzzleAfter(list, id);
  useEffect(() => {
    void loadPuzzles();
    void openPuzzle(name, () => findNamed(id));
    return () => closePuzzle(name);
  }, [name, id]);
  return (
    <PuzzlePage
      name={name}
      title={view && hasPlace(view) ? `${say(`puzzle-chapter-${view.chapter}`)} ${view.number}` : say("solo")}
      onward={next ? { to: `/solo/${next.id}`, label: say("solo-next") } : { to: "/solo", label: say("solo-chart") }}
    />
  );
}
