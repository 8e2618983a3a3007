/** Proves puzzles by exhaustive search; src/blockness/puzzles/{puzzle,prove}.py in the page. */

import { type Box, isAtShore } from "../../words/texts/box";
import { numberOf } from "../../words/texts/cell";
import { InvalidPuzzle } from "../../words/texts/errors";
import { hasOpponents, hasPartner } from "../../words/texts/goal";
import { type CheckMonsters, type Puzzle as Lines, readPuzzle } from "../../words/texts/puzzle";
import type { Progress, Proof } from "../api";
import { clock } from "../clock";
import { ASHORE, BLOCK, NOWHERE, WIN } from "../kernels/layout";
import type { Position, Rules } from "../kernels/rules";
import { checkMonsters } from "../kernels/setup";
import { MOST_MONSTERS, MOST_POSITIONS } from "../players/levels";
import { ForcedGoal, type Goal, Walk } from "../search/goals";

/** A question on the lake. */
export interface Puzzle extends Lines {
  readonly position: Position; // before the first move
  readonly seat: number; // the person's, or the first of two to move
  readonly own: readonly number[]; // all seats that the person plays
}

export function openPuzzle(rules: Rules, text: string): Puzzle {
  const { goal, facts } = readPuzzle(text, rules.box, checking(rules));
  const seat = facts.monsters.findIndex(({ colour }) => colour === facts.turn);
  const position = rules.of(facts);
  if (!rules.mobility(position, seat))
    throw new InvalidPuzzle(`${facts.turn} cannot place any of its segments`, "cannot-move");
  const movers = facts.reserves.flatMap((given, i) => (given.length ? [i] : []));
  return { goal, facts, position, seat, own: hasPartner(goal) ? movers : [seat] };
}

/** Refuses monsters that cannot stand like that. */
export function checking({ module, tables, box }: Rules): CheckMonsters {
  return (variant, monsters) =>
    checkMonsters(module, tables, { variant, monsters, reserves: [], rocks: [], turn: null }, box);
}

/** Search from a position of a puzzle with that many turns left. */
export function* prove(
  rules: Rules,
  puzzle: Puzzle,
  position: Position,
  turns: number,
  nodes: number | null,
): Generator<Progress, Proof> {
  if (hasOpponents(puzzle.goal))
    return yield* proveAgainstOpponents(rules, puzzle, position, turns, nodes || MOST_POSITIONS);
  return yield* proveAlone(rules, puzzle, position, Math.min(nodes || MOST_MONSTERS, MOST_MONSTERS));
}

export function proof(solutions: number, line: readonly string[], nodes: number, exact = true): Proof {
  return { exact, solvable: exact && solutions > 0, solutions, nodes, line };
}

/** Go through everything that the person's monsters can grow into. */
function* proveAlone(rules: Rules, puzzle: Puzzle, position: Position, nodes: number): Generator<Progress, Proof> {
  if (position.facts.turn === null) return proof(0, [], 0);
  const search = new Walk(rules, clock, hasPartner(puzzle.goal) ? 2 : 1, nodes);
  const found = yield* search.count(position, goalRow(puzzle, position, rules.box));
  const line = found ? wordsFor(rules, position, search.line) : [];
  return proof(found, line, search.nodes, !search.wasStopped);
}

/** The codes of moves that follow each other, in words. */
function wordsFor(rules: Rules, from: Position, codes: readonly number[]): readonly string[] {
  let position = from;
  return codes.map((code) => {
    const move = rules.moveOf(position, code);
    position = rules.play(position, move);
    return move;
  });
}

/** A goal without opponents as integers: most segments left, where a foot is still wanted, a height. */
function goalRow(puzzle: Puzzle, position: Position, box: Box): Goal {
  const { goal, facts, seat } = puzzle;
  const given = facts.reserves[seat]?.length ?? 0;
  const wanted = goal.kind === "escape" ? ASHORE : goal.cell ? numberOf(goal.cell) : NOWHERE;
  const foot = hasFoot(puzzle, position, box) ? NOWHERE : wanted;
  switch (goal.kind) {
    case "some":
      return [given - goal.number, foot, 0];
    case "reach":
    case "escape":
      return [given, foot, 0];
    case "head":
      return [0, foot, goal.number];
    default:
      return [0, foot, 0];
  }
}

/** Whether the person's monster has a foot where the goal wants one; if it wants none, that is always so. */
export function hasFoot({ goal, seat }: Puzzle, { facts }: Position, box: Box): boolean {
  const arches = facts.monsters[seat]?.arches ?? [];
  const feet = arches.flatMap(({ tailward, headward }) => [tailward, headward]);
  if (goal.kind === "escape") return feet.some((foot) => isAtShore(box, foot, facts.monsters.length));
  return goal.cell === null || feet.includes(goal.cell);
}

/** A search for what can be forced; all its questions share one limit. */
export function forcingSearch(rules: Rules, { goal, facts, seat }: Puzzle, nodes: number | null): ForcedGoal {
  const rivals = facts.reserves.reduce((sum, given, i) => (given.length && i !== seat ? sum | (1 << i) : sum), 0);
  return new ForcedGoal(rules, clock, seat, goal.kind === "block" ? BLOCK : WIN, rivals, nodes, goal.cell);
}

/** Try every first move against every reply. */
function* proveAgainstOpponents(
  rules: Rules,
  puzzle: Puzzle,
  position: Position,
  turns: number,
  nodes: number,
): Generator<Progress, Proof> {
  const search = forcingSearch(rules, puzzle, nodes);
  const good = yield* forcingMoves(rules, search, position, turns);
  const [first] = good;
  const line = first === undefined ? [] : yield* mainLine(rules, search, position, turns, first);
  return search.wasStopped ? proof(0, [], search.nodes, false) : proof(good.length, line, search.nodes);
}

/** The moves that force the goal in that many turns, including this one. */
function* forcingMoves(
  rules: Rules,
  search: ForcedGoal,
  position: Position,
  turns: number,
): Generator<Progress, string[]> {
  const good: string[] = [];
  if (rules.turn(position) !== search.seat || turns < 1) return good;
  for (const move of rules.legalMoves(position))
    if (yield* search.can(rules.play(position, move), turns - 1, true)) good.push(move);
  return good;
}

/** The fewest turns in which the goal can be forced; one more than `turns` if it cannot. */
export function* turnsNeeded(
  search: ForcedGoal,
  position: Position,
  turns: number,
  isOwn: boolean,
): Generator<Progress, number> {
  for (let few = 0; few <= turns; few++) if (yield* search.can(position, few, isOwn)) return few;
  return turns + 1;
}

/** A first move and what follows: the quickest way to the goal, the replies that hold out longest. */
function* mainLine(
  rules: Rules,
  search: ForcedGoal,
  from: Position,
  turns: number,
  first: string,
): Generator<Progress, string[]> {
  const line = [first];
  let position = rules.play(from, first);
  let isOwn = true;
  let left = turns - 1;
  while (!search.hasReached(position, isOwn) && !search.wasStopped) {
    isOwn = rules.turn(position) === search.seat;
    left -= Number(isOwn);
    const move = yield* bestReply(rules, search, position, left, isOwn);
    line.push(move);
    position = rules.play(position, move);
  }
  return line;
}

/** The move after which the goal takes the fewest turns if it is the person's own, else the most. */
export function* bestReply(
  rules: Rules,
  search: ForcedGoal,
  position: Position,
  turns: number,
  isOwn: boolean,
): Generator<Progress, string> {
  let best = "";
  let needed = isOwn ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  for (const move of rules.legalMoves(position)) {
    const few = yield* turnsNeeded(search, rules.play(position, move), turns, isOwn);
    if (isOwn ? few < needed : few > needed) {
      best = move;
      needed = few;
    }
  }
  return best;
}
