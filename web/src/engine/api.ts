/** What the engine answers. Every text is one of docs/notation.md: position lines, moves, puzzles. */

import type { Reason } from "../words/texts/errors";

export type { Reason } from "../words/texts/errors";

/** How an engine is made. */
export interface EngineOptions {
  readonly box?: string; // the text of a box file; the usual box if there is none
  readonly memory?: number; // the most megabytes; 96 by default
  readonly solved?: SolvedGames; // what is proved about the starts of games of two; nothing if there is none
}

/** The table of solved games, src/blockness/players/solved.json. */
export interface SolvedGames {
  readonly games: Readonly<Record<string, SolvedGame>>; // by variant and colours: "classic orange green"
}

/** Answers are a sign (+ if the first seat wins, = if both do, - if the second) and a move that keeps it so. */
export interface SolvedGame {
  readonly start: string; // a best one
  readonly starts: Readonly<Record<string, string>>; // the answers to every first start, up to symmetry
  readonly pairs: Readonly<Record<string, string>>; // by the first starter's feet: the second's feet, and the answers
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
  analyse(line: string, options?: AnalyseOptions): Analysis;
  /** What one move of a game was worth, from what the positions before it and after it are. */
  judge(line: string, options: JudgeOptions): ReviewedPly;
  /** A whole game, from its first position. */
  review(line: string, options: ReviewedGame): Review;
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

export interface AnalyseOptions extends Limit {
  readonly nodes?: number; // the most positions of a search for an exact answer
  readonly seed?: number;
}

export interface Analysis {
  readonly values: Readonly<Record<string, { readonly share: number; readonly left: number }>>; // by colour
  readonly moves: readonly MoveValue[]; // the best first
  readonly proved: boolean; // the shares
  readonly simulations: number;
}

export interface MoveValue {
  readonly move: string;
  readonly share: number; // of the victory, 0 to 1
  readonly visits: number;
  readonly proved: boolean;
}

export interface ReviewOptions {
  readonly simulations?: number; // for each position
  readonly nodes?: number;
  readonly seed?: number;
}

export interface JudgeOptions extends ReviewOptions {
  readonly ply: number; // 1 is the first
  readonly move: string;
  readonly end: string; // the last position of the game
  readonly before: Analysis; // with the same options
  readonly after: Analysis;
}

export interface ReviewedGame extends ReviewOptions {
  readonly moves: readonly string[];
}

/** One move of a game, reviewed; docs/analysis.md explains each figure. */
export interface ReviewedPly {
  readonly ply: number;
  readonly colour: string;
  readonly move: string;
  readonly best: string;
  readonly cost: number; // the share of the victory that the move gave away, 0 to 1
  readonly gained: Readonly<Record<string, number>>; // who got it, by colour; it sums to the cost
  readonly shares: Readonly<Record<string, number>>; // after it, by colour
  readonly left: Readonly<Record<string, number>>; // segments that each will have left, as expected after it
  readonly proved: boolean; // the shares
  readonly judgement: Judgement;
  readonly by: "" | "proof" | "simulations"; // what the judgement rests on
  readonly forced: boolean; // it was the only move
  readonly passed: readonly string[]; // the colours that had to pass after it
  readonly kept: number; // how much more it kept than the next best moves, where it was much
  readonly turning: boolean; // one of its player's two costliest mistakes; known once all plies are
  readonly find: boolean; // the best thing its player did; known once all plies are
  readonly words: readonly Remark[]; // two at the most
}

export type Judgement = "" | "inaccuracy" | "mistake" | "blunder";

/** A fact about a move: `remark-` and the key is its sentence; the detail `colour` is whom it is about. */
export interface Remark {
  readonly key: string;
  readonly details: Readonly<Record<string, string | number>>;
}

export interface Review {
  readonly plies: readonly ReviewedPly[];
  readonly accuracy: Readonly<Record<string, number>>; // by colour, 0 to 1
  readonly start: Readonly<Record<string, number>>; // the shares before the first move
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
export type Task = "choose" | "analyse" | "judge" | "solve" | "provePuzzle" | "answered" | "proveCourse" | "isSolvable";

/** How far a task has come. */
export interface Progress {
  readonly done: number; // simulations or positions
  readonly of: number | null; // how many there will be, if that is known
}

export interface Asking {
  readonly signal?: AbortSignal; // ends the task; its promise is then rejected with the signal's reason
  readonly onProgress?: (progress: Progress) => void;
  readonly box?: string; // the text of a box file; the usual box if there is none
  readonly solved?: SolvedGames; // as in EngineOptions
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
