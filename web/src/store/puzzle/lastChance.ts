/** Where a try went wrong: the last moment at which the goal could still be reached, told only on request. */

import { tryPuzzle } from "../../answers/puzzles";
import { asking, type Chance, goBackTo, usePuzzle } from "./puzzle";

export async function askForLastChance(): Promise<void> {
  const { view, turns } = usePuzzle.getState();
  if (!view) return;
  usePuzzle.setState({ chance: "asking" });
  const found = await asking((signal) => lastChance(view.text, turns, signal));
  if (found) usePuzzle.setState({ chance: found });
  else if (usePuzzle.getState().chance === "asking") usePuzzle.setState({ chance: null });
}

/** One step back, to where there still was a way. */
export async function goBackToChance(): Promise<void> {
  const { chance } = usePuzzle.getState();
  if (chance && typeof chance === "object") await goBackTo(chance.turns);
}

/** From the last turn to the first, since most tries go wrong late. */
async function lastChance(puzzle: string, turns: readonly (readonly string[])[], signal: AbortSignal): Promise<Chance> {
  for (const [count, [move = ""]] of [...turns.entries()].reverse()) {
    const moves = turns.slice(0, count).flat();
    const { solvable } = await tryPuzzle({ puzzle, moves, ask: "solvable" }, signal);
    if (solvable === null) return "unknown";
    if (solvable) return { turns: count, move };
  }
  return "never";
}
