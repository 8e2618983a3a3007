/** A puzzle under way; src/blockness/puzzles/course.py in the page. */

import { hasOpponents } from "../../words/texts/goal";
import type { Course, Progress, Proof } from "../api";
import type { Position, Rules } from "../kernels/rules";
import { MOST_POSITIONS } from "../players/levels";
import type { ForcedGoal } from "../search/goals";
import { bestReply, forcingSearch, hasFoot, openPuzzle, type Puzzle, proof, prove } from "./prove";

/** A puzzle and the moves played so far. It never changes: `played` returns another one. */
interface State {
  readonly puzzle: Puzzle;
  readonly position: Position;
  readonly nodes: number; // how many a search may look at
  readonly search: ForcedGoal | null; // what can be forced, all along the way within one limit; null if nobody else moves
  readonly moves: readonly string[];
  readonly turns: number;
  readonly isOwn: boolean; // whether the person made the last move
  readonly passed: readonly string[];
}

/** Start, and play some moves. */
export function openCourse(
  rules: Rules,
  text: string,
  moves: readonly string[],
  nodes: number = MOST_POSITIONS,
): State {
  const puzzle = openPuzzle(rules, text);
  const search = hasOpponents(puzzle.goal) ? forcingSearch(rules, puzzle, nodes) : null;
  const state = { puzzle, position: puzzle.position, nodes, search, moves: [], turns: 0, isOwn: false, passed: [] };
  return moves.reduce<State>((course, move) => played(rules, course, move), state);
}

function played(rules: Rules, state: State, move: string): State {
  const { puzzle, position } = state;
  const after = rules.play(position, move);
  const isOwn = puzzle.own.includes(rules.turn(position));
  return {
    ...state,
    position: after,
    moves: [...state.moves, move],
    turns: state.turns + Number(isOwn),
    isOwn,
    passed: rules.passedBetween(position, after),
  };
}

export function inWords(rules: Rules, state: State): Course {
  return {
    position: rules.write(state.position),
    moves: state.moves,
    turns: state.turns,
    turnsLeft: turnsLeft(state),
    passed: state.passed,
    isSolved: isSolved(rules, state),
    isOver: isOver(rules, state),
  };
}

/** How many moves the person has left, if the goal counts them. */
function turnsLeft({ puzzle, turns }: State): number {
  return puzzle.goal.number - turns;
}

/** Whether the goal is reached, exactly as its sentence says. */
function isSolved(rules: Rules, state: State): boolean {
  const { puzzle, position, moves } = state;
  const { goal, seat } = puzzle;
  if (!moves.length || !hasFoot(puzzle, position, rules.box)) return false;
  const left = rules.left(position, seat);
  switch (goal.kind) {
    case "all":
      return left === 0;
    case "some":
      return (puzzle.facts.reserves[seat]?.length ?? 0) - left >= goal.number;
    case "reach":
    case "escape":
      return true;
    case "together":
      return !position.facts.reserves.some((given) => given.length);
    case "head":
      return left === 0 && rules.perch(position, seat) === goal.number;
    default:
      return turnsLeft(state) >= 0 && !!state.search?.hasReached(position, state.isOwn);
  }
}

/** Whether there is nothing left to do: solved, out of turns, or nobody can move. */
function isOver(rules: Rules, state: State): boolean {
  return isSolved(rules, state) || state.position.facts.turn === null || !hasTurns(rules, state);
}

/** Whether there is time for the goal: only your own move blocks, while a win waits for the end of the game. */
function hasTurns(rules: Rules, state: State): boolean {
  const { kind } = state.puzzle.goal;
  if (kind !== "block" && kind !== "win") return true;
  return turnsLeft(state) > 0 || (kind === "win" && rules.turn(state.position) !== state.puzzle.seat);
}

/** Search from here, on the person's turn. */
export function* proveCourse(rules: Rules, state: State): Generator<Progress, Proof> {
  if (isSolved(rules, state)) return proof(1, [], 0);
  return yield* prove(rules, state.puzzle, state.position, turnsLeft(state), state.nodes);
}

/** Whether the goal can still be reached, whoever is to move; null if it takes too long to find out. */
export function* isSolvable(rules: Rules, state: State): Generator<Progress, boolean | null> {
  if (isSolved(rules, state) || state.search === null) {
    const { solutions, exact } = yield* proveCourse(rules, state);
    return exact || solutions ? solutions > 0 : null;
  }
  const answer = yield* state.search.can(state.position, turnsLeft(state), state.isOwn);
  return state.search.wasStopped ? null : answer;
}

/** Let the opponents reply, each with what holds out longest, until it is the person's turn again. */
export function* answered(rules: Rules, state: State): Generator<Progress, State> {
  let course = state;
  while (course.search && !isOver(rules, course) && rules.turn(course.position) !== course.puzzle.seat) {
    const move = yield* bestReply(rules, course.search, course.position, turnsLeft(course), false);
    course = played(rules, course, move);
  }
  return course;
}
