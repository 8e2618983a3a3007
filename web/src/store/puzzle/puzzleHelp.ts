/** Help with a puzzle, on request: hints, whether it can still be solved, and the solution step by step. */

import { solutionOf } from "../../answers/proofs";
import { type PuzzleState, type PuzzleView, tryPuzzle } from "../../answers/puzzles";
import { textOf } from "../../geometry/move";
import { placementsOf } from "../table/turn/choices";
import { choose, clearHand, useHand } from "../table/turn/hand";
import { noteEffort } from "./efforts";
import { keepAttempt } from "./progress";
import { asking, isNew, keyOf, show, UNASKED, usePuzzle } from "./puzzle";

/** One more step of a hint: where, which segment, the move as a ghost. */
export async function askForAdvice(): Promise<void> {
  const { view, turns, state, advice } = usePuzzle.getState();
  if (!view || !state || state.over) return;
  if (advice && advice !== "none") {
    const step = advice.step < 3 ? ((advice.step + 1) as 2 | 3) : 3;
    usePuzzle.setState({ advice: { ...advice, step } });
    const placement = placementFor(state, advice.move);
    if (step === 3 && placement) choose(placement);
    return;
  }
  const found = await asking((signal) => tryPuzzle({ puzzle: view.text, moves: turns.flat(), ask: "hint" }, signal));
  if (!found) return;
  noteHelp(view);
  usePuzzle.setState({ advice: found.hint ? { move: found.hint, step: 1 } : "none" });
  const placement = found.hint ? placementFor(state, found.hint) : undefined;
  if (placement) useHand.setState({ cursor: placement.near });
}

/** Help costs a star. */
function noteHelp(view: PuzzleView): void {
  keepAttempt(keyOf(view), { hinted: true });
  if (isNew(view)) noteEffort(view.id, "hinted");
}

export function placementFor(state: PuzzleState, move: string) {
  return placementsOf(state.choices).find((one) => textOf(one) === move);
}

/** Whether it can still be solved, told only on request. */
export async function askWhetherSolvable(): Promise<void> {
  const { view, turns } = usePuzzle.getState();
  if (!view) return;
  usePuzzle.setState({ check: "asking" });
  const found = await asking((signal) =>
    tryPuzzle({ puzzle: view.text, moves: turns.flat(), ask: "solvable" }, signal),
  );
  const { solvable = null } = found ?? {};
  if (found) usePuzzle.setState({ check: solvable === null ? "unknown" : solvable ? "yes" : "no" });
  else if (usePuzzle.getState().check === "asking") usePuzzle.setState({ check: null });
}

/** Show the way, from the first move. */
export async function showSolution(): Promise<void> {
  const { view, state } = usePuzzle.getState();
  if (!view || !state) return;
  const states = await asking((signal) => solve(view, signal));
  if (!states) return;
  if (!states.length) {
    usePuzzle.setState({ check: "unsolved" });
    return;
  }
  if (!state.solved) noteHelp(view);
  clearHand();
  usePuzzle.setState({ ...UNASKED, solution: { states, at: 0 } });
  stepTo(0);
}

/** The lake before the first move of a solution and after each; none if none was found. */
async function solve(view: PuzzleView, signal: AbortSignal): Promise<readonly PuzzleState[]> {
  const puzzle = view.text;
  const moves = await solutionOf(puzzle, signal);
  if (!moves.length) return [];
  return [view.state, ...(await Promise.all(moves.map((_, i) => tryPuzzle({ puzzle, moves: moves.slice(0, i + 1) }))))];
}

/** Look at the solution after some moves. */
export function stepTo(wanted: number): void {
  const { view, solution } = usePuzzle.getState();
  if (!view || !solution) return;
  const at = Math.max(0, Math.min(wanted, solution.states.length - 1));
  const state = solution.states[at];
  if (!state) return;
  usePuzzle.setState({ solution: { ...solution, at } });
  show(view, state, []);
}

/** Back to the person's own try. */
export function leaveSolution(): void {
  const { view, state } = usePuzzle.getState();
  usePuzzle.setState({ solution: null });
  if (view && state) show(view, state, []);
}
