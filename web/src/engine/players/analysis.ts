/** What a position is worth to each seat; src/blockness/players/analysis.py in the page, step by step the same. */

import type { AnalyseOptions, Analysis, MoveValue, Progress, Solution } from "../api";
import type { Clock } from "../clock";
import type { Position, Rules } from "../kernels/rules";
import type { Branch } from "../search/branch";
import { Solver } from "../search/solver";
import { Tree } from "../search/tree";
import { ANALYSIS_SECONDS, KNOWING, LATE, SOLVE_SHARE } from "./levels";

type Values = Analysis["values"];

/** What an analysis works with. */
export interface Thinking {
  readonly rules: Rules;
  readonly nodes: number; // the most of the tree
  readonly clock: Clock;
}

/** What is certain about a position. */
interface Proof {
  readonly values: Values;
  readonly move: string | null; // a best one; null if all are as bad
}

/** Say what a position is worth: exactly if the limit allows, otherwise as well as the simulations can tell. */
export function* analyse(
  thinking: Thinking,
  position: Position,
  options: AnalyseOptions,
): Generator<Progress, Analysis> {
  const { rules, clock } = thinking;
  const { facts } = position;
  if (facts.turn === null) return { values: finalValues(rules, position), moves: [], proved: true, simulations: 0 };
  const isFree = options.seconds === undefined && options.simulations === undefined;
  const seconds = isFree ? ANALYSIS_SECONDS : (options.seconds ?? null);
  const tree = new Tree(rules, KNOWING, thinking.nodes, (options.seed ?? 0) * 1000);
  const until = seconds === null ? null : clock() + (1 - SOLVE_SHARE) * seconds;
  yield* tree.search(position, until, options.simulations ?? null, clock);
  const { branches, simulations } = tree;
  const moves = branches.map((branch) => inWords(rules, position, branch));
  const values = likelyValues(tree, position);
  const solving = seconds === null ? null : SOLVE_SHARE * seconds;
  const guess = branches[0]?.code ?? -1;
  const proof = yield* prove(thinking, position, values, { guess, seconds: solving, nodes: options.nodes ?? null });
  if (!proof) return { values, moves, proved: false, simulations };
  const share = proof.values[facts.turn]?.share ?? 0;
  return { values: proof.values, moves: withBest(moves, proof, share), proved: true, simulations };
}

function inWords(rules: Rules, position: Position, { code, visits, value, proved }: Branch): MoveValue {
  const isCertain = proved !== null && position.facts.monsters.length === 2;
  return { move: rules.moveOf(position, code), share: proved ?? value, visits, proved: isCertain };
}

function likelyValues(tree: Tree, { facts }: Position): Values {
  const { shares, left } = tree.expectations(facts.monsters.length);
  const values = facts.monsters.map(
    ({ colour }, seat) => [colour, { share: shares[seat] ?? 0, left: left[seat] ?? 0 }] as const,
  );
  return Object.fromEntries(values);
}

interface Proving {
  readonly guess: number; // the code of the likely move
  readonly seconds: number | null;
  readonly nodes: number | null;
}

/** Find out for certain who wins, if seconds and nodes allow; for two, that needs less than what will be left. */
function* prove(
  { rules, clock }: Thinking,
  position: Position,
  likely: Values,
  { guess, seconds, nodes }: Proving,
): Generator<Progress, Proof | null> {
  const { monsters, turn } = position.facts;
  if ((seconds === null && nodes === null) || monsters.some(({ arches }) => !arches.length)) return null;
  const until = seconds === null ? null : clock() + seconds;
  const solver = new Solver(rules, clock);
  if (monsters.length > 2) {
    if (monsters.reduce((sum, _, seat) => sum + rules.mobility(position, seat), 0) > LATE) return null;
    return proofOf(yield* solver.solve(position, seconds, nodes));
  }
  const decided = yield* solver.decide(position, seconds, nodes, guess);
  if (!decided) return null;
  const solution = yield* solver.solve(position, until === null ? null : Math.max(0, until - clock()), nodes);
  if (solution.proved) return proofOf(solution);
  const share = (1 + decided.sign) / 2;
  const values = Object.entries(likely).map(
    ([colour, { left }]) => [colour, { share: colour === turn ? share : 1 - share, left }] as const,
  );
  return { values: Object.fromEntries(values), move: decided.sign >= 0 ? decided.move : null };
}

/** What best play leads to. */
function proofOf({ proved, winners, left, move }: Solution): Proof | null {
  if (!proved) return null;
  const share = 1 / winners.length;
  const values = Object.entries(left ?? {}).map(
    ([colour, count]) => [colour, { share: winners.includes(colour) ? share : 0, left: count }] as const,
  );
  return { values: Object.fromEntries(values), move };
}

/** The proved best move first, with what it is worth. */
function withBest(moves: readonly MoveValue[], { move }: Proof, share: number): readonly MoveValue[] {
  if (move === null) return moves;
  const visits = moves.find((one) => one.move === move)?.visits ?? 0;
  return [{ move, share, visits, proved: true }, ...moves.filter((one) => one.move !== move)];
}

/** How a finished game ended. */
function finalValues(rules: Rules, position: Position): Values {
  const standings = rules.standings(position);
  const share = 1 / standings.filter(({ rank }) => rank === 1).length;
  return Object.fromEntries(
    standings.map(({ rank, colour, left }) => [colour, { share: rank === 1 ? share : 0, left }] as const),
  );
}
