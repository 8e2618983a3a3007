/** A player that plays games out in its head; src/blockness/players/searcher.py in the page, step by step the same. */

import { readMove } from "../../words/texts/move";
import type { Limit, Progress, SolvedGames } from "../api";
import type { Clock } from "../clock";
import type { Position, Rules } from "../kernels/rules";
import { Solver } from "../search/solver";
import { type Manner, Tree } from "../search/tree";
import { CHECK, FIRST_TRY, LATE, LEAD, USUAL_SHARE } from "./levels";
import { lookUp } from "./solved";

export interface Settings {
  readonly manner: Manner;
  readonly seed: number;
  readonly seconds: number | null; // what it takes when nobody sets a limit
  readonly simulations: number | null;
  readonly solveNodes: number; // for an exact answer; nodes, not seconds, so that a seed decides the whole game
  readonly solveShare: number; // of the seconds for an exact answer
}

/** What it works with. */
export interface Means {
  readonly nodes: number; // of its tree
  readonly clock: Clock;
  readonly solved: SolvedGames | null; // what is proved about the starts of games of two
}

export class Searcher {
  readonly #rules: Rules;
  readonly #settings: Settings;
  readonly #clock: Clock;
  readonly #tree: Tree;
  readonly #solver: Solver | null;
  readonly #solved: SolvedGames | null;

  constructor(rules: Rules, settings: Settings, { nodes, clock, solved }: Means) {
    this.#rules = rules;
    this.#settings = settings;
    this.#clock = clock;
    this.#solved = solved;
    this.#tree = new Tree(rules, settings.manner, nodes, settings.seed * 1000);
    this.#solver = settings.solveNodes || settings.solveShare ? new Solver(rules, clock) : null;
  }

  *choose(position: Position, asked: Limit): Generator<Progress, string> {
    const [only, second] = this.#rules.legalMoves(position);
    if (only !== undefined && second === undefined) return only;
    const known = lookUp(this.#solved, this.#rules.box, position);
    const isStart = position.facts.monsters.some(({ arches }) => !arches.length);
    // A start that loses is the one after which that is hardest to see.
    if (known && (isStart || known.winners.includes(position.facts.turn ?? ""))) return known.move;
    const limit = this.#within(asked);
    const until = limit.seconds === null ? null : this.#clock() + Math.max(0, limit.seconds - LEAD);
    if (!this.#maySolve(position)) return best(yield* this.#likelyMoves(position, limit, until));
    if (position.facts.monsters.length > 2) return yield* this.#robustMove(position, limit, until);
    const certain = yield* this.#certainMove(position, limit, FIRST_TRY, -1);
    if (certain !== null) return certain;
    const later = (1 - FIRST_TRY) * this.#settings.solveShare * (limit.seconds ?? 0);
    const likely = best(yield* this.#likelyMoves(position, limit, until === null ? null : until - later));
    const [, first] = this.#rules.judge(position, readMove(likely));
    return (yield* this.#certainMove(position, limit, 1 - FIRST_TRY, first)) ?? likely;
  }

  /** The tighter of the limit that is asked for and the level's own. */
  #within({ seconds, simulations }: Limit): Tight {
    const usual = seconds === undefined && simulations === undefined ? this.#settings.seconds : (seconds ?? null);
    const most = this.#settings.simulations;
    const asked = simulations ?? null;
    return { seconds: usual, simulations: asked === null || most === null ? (asked ?? most) : Math.min(asked, most) };
  }

  /** Whether an exact answer is worth trying for: soon after the starts for two, near the end for more. */
  #maySolve(position: Position): boolean {
    const { monsters } = position.facts;
    if (this.#solver === null || monsters.some(({ arches }) => !arches.length)) return false;
    const mobility = monsters.reduce((sum, _, seat) => sum + this.#rules.mobility(position, seat), 0);
    return monsters.length === 2 || mobility <= LATE;
  }

  /** A move that is proved to win a game of two, or not to lose it, if part of the effort is enough. */
  *#certainMove(position: Position, limit: Tight, part: number, first: number): Generator<Progress, string | null> {
    const { seconds, nodes } = this.#effort(limit, part);
    if (this.#solver === null || (seconds === null && nodes === null)) return null;
    const decided = yield* this.#solver.decide(position, seconds, nodes, first);
    return decided && decided.sign >= 0 ? decided.move : null;
  }

  /** The seconds and the positions in part of the effort for an exact answer. */
  #effort(limit: Tight, part: number): { readonly seconds: number | null; readonly nodes: number | null } {
    const { solveShare, solveNodes } = this.#settings;
    const seconds = limit.seconds === null ? null : part * (solveShare || USUAL_SHARE) * limit.seconds;
    return { seconds, nodes: Math.trunc(part * solveNodes) || null };
  }

  /**
   * What the tree search likes best among the moves that keep a proved win, if there is one. With three or four seats a
   * proof relies on everybody's best answer; the search knows what errors do to it.
   */
  *#robustMove(position: Position, limit: Tight, until: number | null): Generator<Progress, string> {
    const { seconds, nodes } = this.#effort(limit, FIRST_TRY);
    const solver = this.#solver;
    const turn = position.facts.turn ?? "";
    if (solver === null || (seconds === null && nodes === null))
      return best(yield* this.#likelyMoves(position, limit, until));
    const solution = yield* solver.solve(position, seconds, nodes);
    if (!(solution.move && solution.winners.includes(turn)))
      return best(yield* this.#likelyMoves(position, limit, until));
    const early = until === null ? null : until - CHECK * (limit.seconds ?? 0);
    for (const move of yield* this.#likelyMoves(position, limit, early)) {
      const left = until === null ? null : until - this.#clock();
      if (left !== null && left <= 0) break;
      const after = yield* solver.solve(this.#rules.play(position, move), left, nodes);
      if (after.winners.includes(turn) && after.winners.length <= solution.winners.length) return move;
    }
    return solution.move;
  }

  /** The moves in the order in which the tree search likes them. */
  *#likelyMoves(position: Position, limit: Tight, until: number | null): Generator<Progress, string[]> {
    yield* this.#tree.search(position, until, limit.simulations, this.#clock);
    const found = this.#tree.branches.map(({ code }) => this.#rules.moveOf(position, code));
    return found.length ? found : this.#rules.legalMoves(position);
  }
}

interface Tight {
  readonly seconds: number | null;
  readonly simulations: number | null;
}

function best(moves: readonly string[]): string {
  const [move] = moves;
  if (move === undefined) throw new Error("expected a move of a game that is not over");
  return move;
}
