/** What the engine answers. Every text is one of docs/notation.md: position lines, moves, puzzles. */

import type { Reason } from "../words/texts/errors";

export type { Reason } from "../words/texts/errors";

/** How an engine is made. */
export interface EngineOptions {
  readonly box?: string; // the text of a box file; the usual box if there is none
  readonly memory?: number; // the most megabytes; 96 by default
}

export interface Engine {
  /** Sorted as in Python; none when the game is over. */
  legalMoves(line: string): readonly string[];
  whyNot(line: string, move: string): Reason | null;
  /** The next position line; throws IllegalMove, InvalidMove or InvalidPosition. */
  play(line: string, move: string): string;
  /** The best first. */
  standings(line: string): readonly Standing[];
  perft(line: string, depth: number): number;
  choose(line: string, options?: ChooseOptions): string;
  analyse(line: string, options?: Limit): Analysis;
  solve(line: string, options?: { readonly seconds?: number }): Solution;
  provePuzzle(text: string, options?: { readonly nodes?: number }): Proof;
  randomGames(options: RandomGames): { readonly plies: number };
  /** The empty lake. */
  start(options?: StartOptions): string;
  /** How many moves each seat would have if it were its turn, in the order of the seats. */
  mobility(line: string): readonly number[];
  /** A puzzle after some moves, the person's and the opponents'; throws InvalidPuzzle, InvalidMove or IllegalMove. */
  course(text: string, options: CourseOptions): Course;
  /** The same after the opponents' replies, those that hold out longest. */
  answered(text: string, options: CourseOptions): Course;
  /** What a search from there finds on the person's turn, for a hint. */
  proveCourse(text: string, options: CourseOptions): Proof;
  /** Whether the goal can still be reached; null if that takes too long to find out. */
  isSolvable(text: string, options: CourseOptions): boolean | null;
  /** A lake of the puzzle editor, with one more segment if there is a move; throws InvalidPuzzle or InvalidMove. */
  draw(lake: string, move?: string): Drawn;
}

/** A lake that is being drawn: variant, seats, rocks and the colour whose segments are being placed. */
export interface Drawn {
  readonly lake: string;
  readonly moves: readonly string[]; // what may be placed next
  readonly refused: Reason | null; // why nothing was placed
}

export interface StartOptions {
  readonly seats?: number; // 2 by default
  readonly variant?: string;
  readonly colours?: readonly string[];
}

export interface CourseOptions {
  readonly moves: readonly string[];
  readonly nodes?: number;
}

/** A puzzle under way. */
export interface Course {
  readonly position: string;
  readonly moves: readonly string[];
  readonly turns: number; // how many the person has taken
  readonly turnsLeft: number; // if the goal counts them
  readonly passed: readonly string[]; // the colours that had to pass after the last move
  readonly isSolved: boolean;
  readonly isOver: boolean; // solved, out of turns, or nobody can move
}

export interface Standing {
  readonly rank: number; // 1 is best
  readonly colour: string;
  readonly left: number; // segments in the reserve
  readonly perch: number; // the height its head stands at
}

export interface Limit {
  readonly seconds?: number;
  readonly simulations?: number;
}

export interface ChooseOptions extends Limit {
  readonly level?: string;
  readonly seed?: number;
}

export interface Analysis {
  readonly values: Readonly<Record<string, { readonly share: number; readonly left: number }>>; // by colour
  readonly moves: readonly MoveValue[]; // the best first
  readonly proved: boolean;
  readonly simulations: number;
}

export interface MoveValue {
  readonly move: string;
  readonly share: number; // of the victory, 0 to 1
  readonly visits: number;
  readonly proved: boolean;
}

export interface Solution {
  readonly proved: boolean;
  readonly winners: readonly string[];
  readonly left: Readonly<Record<string, number>> | null; // by colour
  readonly move: string | null;
  readonly nodes: number;
}

export interface Proof {
  readonly exact: boolean; // otherwise the search was given up, and the rest means nothing
  readonly solvable: boolean;
  readonly solutions: number;
  readonly nodes: number;
  readonly line: readonly string[];
}

export interface RandomGames {
  readonly seats?: number; // 2 by default
  readonly variant?: string;
  readonly games: number;
  readonly seed?: number;
}

/** What takes a while, and so happens in a worker. */
export type Task = "choose" | "analyse" | "solve" | "provePuzzle" | "answered" | "proveCourse" | "isSolvable";

/** How far a task has come. */
export interface Progress {
  readonly done: number; // simulations or positions
  readonly of: number | null; // how many there will be, if that is known
}

export interface Asking {
  readonly signal?: AbortSignal; // ends the task; its promise is then rejected with the signal's reason
  readonly onProgress?: (progress: Progress) => void;
  readonly box?: string; // the text of a box file; the usual box if there is none
}

/** `ask` of page.ts: give a worker a task. */
export type Ask = <Name extends Task>(
  task: Name,
  text: string,
  options?: Parameters<Engine[Name]>[1],
  asking?: Asking,
) => Promise<ReturnType<Engine[Name]>>;

/** `rules` of page.ts: the engine on the page's own thread, for what is done at once. It is loaded once. */
export type Rules = () => Promise<Engine>;
