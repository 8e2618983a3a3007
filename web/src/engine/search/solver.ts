/** Exact answers about late positions; src/blockness/players/solver.py in the page. */

import type { Progress, Solution } from "../api";
import type { Clock } from "../clock";
import type { Position, Rules } from "../kernels/rules";
import { MARGIN } from "../players/levels";
import { MoreSeats, TwoSeats } from "./games";

const SHIFT = 16; // shortfalls of more than two seats come in bytes, and the lowest is -6

export class Solver {
  readonly #rules: Rules;
  readonly #clock: Clock;
  #two: TwoSeats | null = null;
  #more: MoreSeats | null = null;

  constructor(rules: Rules, clock: Clock) {
    this.#rules = rules;
    this.#clock = clock;
  }

  /** Find the whole value of a position, if there are enough time and nodes. */
  *solve(position: Position, seconds: number | null, nodes: number | null): Generator<Progress, Solution> {
    const colours = position.facts.monsters.map(({ colour }) => colour);
    const isDuel = colours.length === 2;
    const search = isDuel ? this.#forTwo() : this.#forMore();
    search.clear(nodes);
    const value = yield* this.#inTime(search.value(position), this.#endOf(seconds));
    if (value === null) return { proved: false, winners: [], left: null, move: null, nodes: search.nodes };
    const { left, best } = isDuel ? resultOfTwo(value) : resultOfMore(value, colours.length);
    return {
      proved: true,
      winners: best.map((seat) => colours[seat] ?? ""),
      left: Object.fromEntries(colours.map((colour, seat) => [colour, left[seat] ?? 0])),
      move: position.facts.turn === null ? null : this.#rules.moveOf(position, search.code),
      nodes: search.nodes,
    };
  }

  /**
   * Find only who wins a game of two: 1 the seat to move, 0 both, -1 the other; null if there is not enough time. A good
   * guess of the winning move, as `first`, saves most of the work.
   */
  *decide(
    position: Position,
    seconds: number | null,
    nodes: number | null,
    first: number,
  ): Generator<Progress, { readonly sign: number; readonly move: string } | null> {
    const search = this.#forTwo();
    search.clear(nodes);
    const until = this.#endOf(seconds);
    const isFirst = this.#rules.turn(position) === 0;
    let sign = 1;
    for (const goal of isFirst ? [MARGIN, 0] : [0, MARGIN]) {
      const value = yield* this.#inTime(search.value(position, goal - 1, goal, first), until);
      if (value === null || position.facts.turn === null) return null;
      if (value >= goal === isFirst) break;
      sign--;
    }
    return { sign, move: this.#rules.moveOf(position, search.code) };
  }

  #endOf(seconds: number | null): number | null {
    return seconds === null ? null : this.#clock() + seconds;
  }

  /** Watch the clock between two slices; null if there was not enough time. */
  *#inTime(slices: Generator<Progress, number | null>, until: number | null): Generator<Progress, number | null> {
    for (;;) {
      const step = slices.next();
      if (step.done) return step.value;
      if (until !== null && this.#clock() >= until) return null;
      yield step.value;
    }
  }

  #forTwo(): TwoSeats {
    this.#two ??= new TwoSeats(this.#rules, this.#clock);
    return this.#two;
  }

  #forMore(): MoreSeats {
    this.#more ??= new MoreSeats(this.#rules, this.#clock);
    return this.#more;
  }
}

interface Result {
  readonly left: readonly number[]; // segments left to each seat
  readonly best: readonly number[]; // the seats that win
}

/** What a value of two seats says: the margin and the segments in all. */
function resultOfTwo(value: number): Result {
  const margin = Math.floor(value / MARGIN);
  const total = value - margin * MARGIN;
  // The margin counts eight per segment and one per height. At most two differences fit it, and not both are even.
  const floor = Math.floor(margin / 8);
  const ahead = [floor, floor + 1].find((d) => (total - d) % 2 === 0 && Math.abs(margin - 8 * d) <= 6) ?? 0;
  return { left: [(total - ahead) / 2, (total + ahead) / 2], best: margin > 0 ? [0] : margin < 0 ? [1] : [0, 1] };
}

function resultOfMore(value: number, seats: number): Result {
  const scores = Array.from({ length: seats }, (_, seat) => (Math.floor(value / 256 ** seat) % 256) - SHIFT);
  const lowest = Math.min(...scores);
  const all = scores.map((_, seat) => seat);
  return { left: scores.map((score) => Math.ceil(score / 8)), best: all.filter((seat) => scores[seat] === lowest) };
}
