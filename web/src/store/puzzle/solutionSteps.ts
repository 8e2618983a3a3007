/** The way through a puzzle: the lake before its first move and after each. */

import { useEffect, useState } from "react";
import { tryPuzzle } from "../../answers/puzzles";
import { codeOf } from "../../problem";

interface Steps {
  readonly positions: readonly string[]; // none until they are found
  readonly problem: string;
}

const UNKNOWN: Steps = { positions: [], problem: "" };

export function useSolutionSteps(puzzle: string, moves: readonly string[]): Steps {
  const [steps, setSteps] = useState(UNKNOWN);
  useEffect(() => {
    let isWanted = true;
    Promise.all([...moves, ""].map((_, count) => tryPuzzle({ puzzle, moves: moves.slice(0, count) })))
      .then((states) => isWanted && setSteps({ positions: states.map(({ position }) => position), problem: "" }))
      .catch((error: unknown) => isWanted && setSteps({ positions: [], problem: codeOf(error) }));
    return () => {
      isWanted = false;
    };
  }, [puzzle, moves]);
  return steps;
}
