/** Proofs and solutions of puzzles, searched in a worker within limits. */

import { USUAL } from "../words/texts/box";
import { InvalidPuzzle } from "../words/texts/errors";
import { linkTo, type Puzzle, readPuzzle } from "../words/texts/puzzle";
import { ask, NODES, until } from "./engine";
import { problemIn } from "./refusals";

/** What an exhaustive search found; if it is not exact, the search was given up and the rest means nothing. */
export interface PuzzleProof {
  readonly exact: boolean;
  readonly solvable: boolean;
  readonly solutions: number;
  readonly nodes: number;
  readonly link: string;
  readonly line: readonly string[]; // a solution, including the opponents' replies
  readonly flaw: string; // what a draft still lacks, by name; nothing was searched then
}

const UNPROVED = { exact: false, solvable: false, solutions: 0, nodes: 0, link: "", line: [] };

/** Prove a puzzle within limits; people who are making one ask before it is finished. */
export async function provePuzzle(text: string, signal?: AbortSignal): Promise<PuzzleProof> {
  try {
    const proof = await ask("provePuzzle", text, { nodes: NODES }, until(signal));
    const { exact, solvable, solutions, nodes, line } = proof;
    const link = linkTo(parsed(text));
    return { exact, solvable, nodes, link, flaw: "", ...(exact ? { solutions, line } : { solutions: 0, line: [] }) };
  } catch (error) {
    if (error instanceof InvalidPuzzle && error.flaw) return { ...UNPROVED, flaw: error.flaw };
    throw problemIn(error);
  }
}

/** A whole way to the goal, including the opponents' replies; empty if none was found. */
export async function solutionOf(text: string, signal?: AbortSignal): Promise<readonly string[]> {
  return (await ask("proveCourse", text, { moves: [], nodes: NODES }, until(signal))).line;
}

/** Read a text that the engine has already read. */
export function parsed(text: string): Puzzle {
  return readPuzzle(text, USUAL, () => undefined);
}
