/** What a position is worth to each seat; src/blockness/players/analysis.py in the page. */

import type { Analysis, Limit, MoveValue, Progress, Solution } from "../api";
import type { Clock } from "../clock";
import type { Position, Rules } from "../kernels/rules";
import type { Branch } from "../search/branch";
import { Solver } from "../search/solver";
import { Tree } from "../search/tree";
import { ANALYSIS_SECONDS, KNOWING, SOLVE_SHARE } from "./levels";

type Values = Analysis["values"];

/** Say what a position is worth: exactly if time allows, otherwise as well as the simulations can tell. */
export function* analyse(
  rules: Rules,
  position: Position,
  limit: Limit,
  nodes: number,
  clock: Clock,
): Generator<Progress, Analysis> {
  const { facts } = position;
  if (facts.turn === null) return { values: finalValues(rules, position), moves: [], proved: true, simulations: 0 };
  const isFree = limit.seconds === undefined && limit.simulations === undefined;
  const seconds = isFree ? ANALYSIS_SECONDS : (limit.seconds ?? null);
  const tree = new Tree(rules, KNOWING, nodes, 0);
  const until = seconds === null ? null : clock() + seconds;
  const allStand = facts.monsters.every(({ arches }) => arches.length);
  const solution =
    allStand && seconds ? yield* new Solver(rules, clock).solve(position, SOLVE_SHARE * seconds, null) : null;
  yield* tree.search(position, until, limit.simulations ?? null, clock);
  const moves = tree.branches.map((branch) => inWords(rules, position, branch));
  if (solution?.proved) {
    const values = exactValues(solution);
    const share = values[facts.turn]?.share ?? 0;
    return { values, moves: withBest(moves, solution, share), proved: true, simulations: tree.simulations };
  }
  const { shares, left } = tree.expectations(facts.monsters.length);
  const values = facts.monsters.map(
    ({ colour }, seat) => [colour, { share: shares[seat] ?? 0, left: left[seat] ?? 0 }] as const,
  );
  return { values: Object.fromEntries(values), moves, proved: false, simulations: tree.simulations };
}

function inWords(rules: Rules, position: Position, { code, visits, value, proved }: Branch): MoveValue {
  const isCertain = proved !== null && position.facts.monsters.length === 2;
  return { move: rules.moveOf(position, code), share: proved ?? value, visits, proved: isCertain };
}

/** What best play leads to. */
function exactValues({ winners, left }: Solution): Values {
  const share = 1 / winners.length;
  const values = Object.entries(left ?? {}).map(
    ([colour, count]) => [colour, { share: winners.includes(colour) ? share : 0, left: count }] as const,
  );
  return Object.fromEntries(values);
}

/** The proved best move first, with what it is worth. */
function withBest(moves: readonly MoveValue[], { move }: Solution, share: number): readonly MoveValue[] {
  const best = moves.filter((one) => one.move === move).map((one) => ({ ...one, share, proved: true }));
  return [...best, ...moves.filter((one) => one.move !== move)];
}

/** How a finished game ended. */
function finalValues(rules: Rules, position: Position): Values {
  const standings = rules.standings(position);
  const share = 1 / standings.filter(({ rank }) => rank === 1).length;
  return Object.fromEntries(
    standings.map(({ rank, colour, left }) => [colour, { share: rank === 1 ? share : 0, left }] as const),
  );
}
