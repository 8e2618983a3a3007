/** Puzzles as pages see them: on their own and in play. What takes a while is searched in a worker. */

import type { Course, Engine } from "../engine/api";
import { type Choice, choicesOf } from "../geometry/choices";
import { textOfSegment, USUAL } from "../words/texts/box";
import type { Reason } from "../words/texts/errors";
import { figuresOf, type GoalFigures, hasOpponents, hasPartner } from "../words/texts/goal";
import { readLine } from "../words/texts/line";
import { linkTo, type Puzzle, writePuzzle } from "../words/texts/puzzle";
import { type ListedPuzzle, NOWHERE, type Place } from "./collection";
import { ask, NODES, rules, until } from "./engine";
import { parsed } from "./proofs";
import { understood } from "./refusals";

/** A puzzle in play: the lake, and how close the goal is. */
export interface PuzzleState {
  readonly position: string;
  readonly choices: readonly Choice[];
  readonly passed: readonly string[]; // colours that had to pass after the last move
  readonly refused: Reason | null;
  readonly moves: readonly string[]; // all so far, including the opponents' replies
  readonly answers: readonly string[]; // of the opponents, to the move that was tried
  readonly reserves: Readonly<Record<string, readonly string[]>>; // what each monster that moves may still place
  readonly turns_left: number | null; // of the person's moves, if the goal counts them
  readonly solved: boolean;
  readonly over: boolean;
  readonly solvable: boolean | null; // only if it was asked for; null also if the search takes too long
  readonly hint: string | null; // only if it was asked for
}

/** A whole puzzle except for its solution. */
export interface PuzzleView extends Place {
  readonly id: string;
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

/** The colours that the person moves. */
export function ownColours({ goal, turn, state }: Pick<PuzzleView, "goal" | "turn" | "state">): readonly string[] {
  return hasPartner(goal) ? Object.keys(state.reserves) : [turn];
}

/** A puzzle's text, the moves so far and, optionally, a move to play and a question. */
export interface PuzzleTry {
  readonly puzzle: string;
  readonly moves?: readonly string[];
  readonly move?: string;
  readonly ask?: "" | "hint" | "solvable";
}

const OVER: Reason = { code: "game-over", cell: null, details: {} };

/** A puzzle and its lake as they are at the start. */
export async function viewOf({ text, ...listed }: ListedPuzzle): Promise<PuzzleView> {
  const engine = await rules();
  return understood(() => {
    const course = engine.course(text, { moves: [] });
    const puzzle = parsed(text);
    return {
      ...listed,
      text: writePuzzle(puzzle),
      link: linkTo(puzzle),
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
  return viewOf({ ...NOWHERE, id: "", theme: "", grade: 0, text });
}

/** Play the moves so far, then the one to try, and let the opponents reply. */
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

function givenIn({ facts }: Puzzle): number {
  return facts.reserves[facts.monsters.findIndex(({ colour }) => colour === facts.turn)]?.length ?? 0;
}
