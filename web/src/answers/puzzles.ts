/** Puzzles as pages see them: on their own, in play, and proved. What takes a while is searched in a worker. */

import type { Asking, Course, Engine } from "../engine/api";
import { type Choice, choicesOf } from "../geometry/choices";
import { textOfSegment, USUAL } from "../words/texts/box";
import { InvalidPuzzle, type Reason } from "../words/texts/errors";
import { figuresOf, type GoalFigures, hasOpponents } from "../words/texts/goal";
import { readLine } from "../words/texts/line";
import { type Puzzle, readPuzzle, writePuzzle } from "../words/texts/puzzle";
import { chapterOf, type ListedPuzzle } from "./collection";
import { ask, rules } from "./engine";
import { problemIn, understood } from "./refusals";

/** A puzzle in play: the lake, and how close the goal is. */
export interface PuzzleState {
  readonly position: string;
  readonly choices: readonly Choice[];
  readonly passed: readonly string[]; // colours that had to pass after the last move
  readonly refused: Reason | null;
  readonly moves: readonly string[]; // all so far, the opponents' answers among them
  readonly answers: readonly string[]; // of the opponents, to the move that was tried
  readonly reserves: Readonly<Record<string, readonly string[]>>; // what each monster that moves may still place
  readonly turns_left: number | null; // of the person's moves, where the goal counts them
  readonly solved: boolean;
  readonly over: boolean;
  readonly solvable: boolean | null; // only where it was asked for; null also if the search takes too long
  readonly hint: string | null; // only where it was asked for
}

/** A whole puzzle except for its solution. */
export interface PuzzleView {
  readonly id: string;
  readonly chapter: string;
  readonly grade: number;
  readonly theme: string;
  readonly text: string;
  readonly link: string;
  readonly goal: GoalFigures;
  readonly variant: string;
  readonly turn: string;
  readonly rocks: readonly string[];
  readonly state: PuzzleState;
}

/** A puzzle's text, the moves so far and, optionally, a move to play and a question. */
export interface PuzzleTry {
  readonly puzzle: string;
  readonly moves?: readonly string[];
  readonly move?: string;
  readonly ask?: "" | "hint" | "solvable";
}

/** What an exhaustive search found; if it is not exact, it was given up and the rest means nothing. */
export interface PuzzleProof {
  readonly exact: boolean;
  readonly solvable: boolean;
  readonly solutions: number;
  readonly nodes: number;
  readonly link: string;
  readonly line: readonly string[]; // a solution, the opponents' answers among its moves
  readonly flaw: string; // what a draft still lacks, by name; nothing was searched then
}

const NODES = 1_000_000; // positions for one search: a few seconds
const OVER: Reason = { code: "game-over", cell: null, details: {} };
const UNPROVED = { exact: false, solvable: false, solutions: 0, nodes: 0, link: "", line: [] };

/** A puzzle and its lake as they are at the start. */
export async function viewOf({ id, theme, grade, text }: ListedPuzzle): Promise<PuzzleView> {
  const engine = await rules();
  return understood(() => {
    const course = engine.course(text, { moves: [] });
    const puzzle = parsed(text);
    const written = writePuzzle(puzzle);
    return {
      id,
      theme,
      grade,
      chapter: chapterOf({ id, grade }),
      text: written,
      link: linkOf(written),
      goal: figuresOf(puzzle.goal, givenIn(puzzle)),
      variant: puzzle.facts.variant,
      turn: puzzle.facts.turn ?? "",
      rocks: puzzle.facts.rocks,
      state: stateOf(engine, puzzle, course),
    };
  });
}

/** A puzzle that somebody made, by its text. */
export function puzzleIn(text: string): Promise<PuzzleView> {
  return viewOf({ id: "", theme: "", grade: 0, text });
}

/** Play the moves so far, then the one to try, and let the opponents answer. */
export async function tryPuzzle(
  { puzzle: text, moves = [], move = "", ask: asked = "" }: PuzzleTry,
  signal?: AbortSignal,
): Promise<PuzzleState> {
  const engine = await rules();
  const { puzzle, course } = understood(() => ({ course: engine.course(text, { moves }), puzzle: parsed(text) }));
  if (!move) return advised(text, stateOf(engine, puzzle, course), asked, signal);
  const refused = course.isOver ? OVER : understood(() => engine.whyNot(course.position, move));
  if (refused) return advised(text, { ...stateOf(engine, puzzle, course), refused }, asked, signal);
  const played = { moves: [...moves, move], nodes: NODES };
  const after = hasOpponents(puzzle.goal)
    ? await ask("answered", text, played, until(signal))
    : engine.course(text, played);
  const state = stateOf(engine, puzzle, after);
  return advised(text, { ...state, answers: after.moves.slice(played.moves.length) }, asked, signal);
}

/** Answer the question that came with a try. */
async function advised(
  text: string,
  state: PuzzleState,
  asked: PuzzleTry["ask"],
  signal?: AbortSignal,
): Promise<PuzzleState> {
  const options = { moves: state.moves, nodes: NODES };
  if (asked === "solvable") return { ...state, solvable: await ask("isSolvable", text, options, until(signal)) };
  if (asked !== "hint" || state.over) return state;
  const { line } = await ask("proveCourse", text, options, until(signal));
  return { ...state, hint: line[0] ?? null };
}

/** A whole way to the goal, the opponents' answers among its moves; none if none was found. */
export async function solutionOf(text: string, signal?: AbortSignal): Promise<readonly string[]> {
  return (await ask("proveCourse", text, { moves: [], nodes: NODES }, until(signal))).line;
}

function until(signal: AbortSignal | undefined): Asking {
  return signal ? { signal } : {};
}

function stateOf(engine: Engine, puzzle: Puzzle, course: Course): PuzzleState {
  const { reserves } = readLine(course.position, USUAL);
  const movers = puzzle.facts.monsters.flatMap(({ colour }, seat) =>
    puzzle.facts.reserves[seat]?.length ? [[colour, (reserves[seat] ?? []).map(textOfSegment)] as const] : [],
  );
  return {
    position: course.position,
    choices: course.isOver ? [] : choicesOf(engine.legalMoves(course.position)),
    passed: course.passed,
    refused: null,
    moves: course.moves,
    answers: [],
    reserves: Object.fromEntries(movers),
    turns_left: hasOpponents(puzzle.goal) ? course.turnsLeft : null,
    solved: course.isSolved,
    over: course.isOver,
    solvable: null,
    hint: null,
  };
}

/** Prove a puzzle within limits; people who are making one ask before it is finished. */
export async function provePuzzle(text: string, signal?: AbortSignal): Promise<PuzzleProof> {
  try {
    const proof = await ask("provePuzzle", text, { nodes: NODES }, until(signal));
    const { exact, solvable, solutions, nodes, line } = proof;
    const link = linkOf(writePuzzle(parsed(text)));
    return { exact, solvable, nodes, link, flaw: "", ...(exact ? { solutions, line } : { solutions: 0, line: [] }) };
  } catch (error) {
    if (error instanceof InvalidPuzzle && error.flaw) return { ...UNPROVED, flaw: error.flaw };
    throw problemIn(error);
  }
}

/** The same for an address, with underscores instead of blanks. */
function linkOf(text: string): string {
  return text.replaceAll(" ", "_");
}

/** Read a text that the engine has read already. */
function parsed(text: string): Puzzle {
  return readPuzzle(text, USUAL, () => undefined);
}

function givenIn({ facts }: Puzzle): number {
  return facts.reserves[facts.monsters.findIndex(({ colour }) => colour === facts.turn)]?.length ?? 0;
}
