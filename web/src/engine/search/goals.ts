/** What monsters can grow into, and what one seat can force: the searches behind puzzles. */

import type { Cell } from "../../geometry/cell";
import { numberOf } from "../../words/texts/cell";
import type { Progress } from "../api";
import type { Clock } from "../clock";
import { FORCED_ENTRIES, FORCED_ENTRY, LINE, NOWHERE, ROW, SEEN_ENTRY, YES } from "../kernels/layout";
import type { Position, Rules } from "../kernels/rules";
import { WORD, Workspace } from "./exact";

export type Goal = readonly [left: number, foot: number, perch: number];

const KEPT = 1; // solutions that are kept move by move

/** One walk through everything one or two monsters can grow into while the others stand still. */
export class Walk extends Workspace {
  readonly #goal: number;
  readonly #lines: number;

  constructor(
    rules: Rules,
    clock: Clock,
    readonly monsters: 1 | 2,
    most: number,
  ) {
    super(rules, clock, SEEN_ENTRY, 2 ** (32 - Math.clz32(2 * most - 1)));
    this.clear(most);
    this.#goal = rules.module.area("goal", 3 * 8);
    this.#lines = rules.module.area("goal lines", KEPT * LINE * 8);
  }

  /** How many different monsters, or pairs of them, reach the goal. */
  *count(position: Position, goal: Goal): Generator<Progress, number> {
    this.put(position);
    for (const [i, number] of goal.entries()) this.module.set(this.#goal, WORD, number, i);
    const { rows, frames, codes, control, monsters } = this;
    const { begin_one_monster, begin_two_monsters } = this.module.doors;
    const begin = monsters === 1 ? begin_one_monster : begin_two_monsters;
    yield* this.finish(begin(this.rules.tables, rows, frames, codes, control));
    return this.result;
  }

  protected override resume(): number {
    const { rows, frames, codes, table, control, entries, monsters } = this;
    const { resume_one_monster, resume_two_monsters } = this.module.doors;
    const resume = monsters === 1 ? resume_one_monster : resume_two_monsters;
    return resume(
      ...([this.rules.tables, rows, frames, codes, table, control, this.#goal, this.#lines, entries, KEPT] as const),
    );
  }

  /** The moves of the first solution. */
  get line(): number[] {
    const moves = Array.from({ length: LINE }, (_, i) => this.module.get(this.#lines, WORD, i));
    return moves.slice(0, moves.indexOf(-1));
  }
}

/** Questions about what one seat can force; the table is kept from question to question. */
export class ForcedGoal extends Workspace {
  #foot = NOWHERE; // where one is still wanted

  constructor(
    rules: Rules,
    clock: Clock,
    readonly seat: number,
    readonly kind: number,
    readonly rivals: number,
    most: number | null,
    readonly cell: Cell | null, // where a foot is wanted, too
  ) {
    super(rules, clock, FORCED_ENTRY, FORCED_ENTRIES);
    this.clear(most);
  }

  /**
   * Whether the seat can force its goal in so many moves; when it was stopped, the answer means nothing. `isOwn`: the
   * seat itself moved last, which matters when the goal is to block.
   */
  *can(position: Position, left: number, isOwn: boolean): Generator<Progress, boolean> {
    this.put(position);
    this.#foot = this.cell === null || this.isMet(position) ? NOWHERE : numberOf(this.cell);
    const { rows, frames, codes, control, seat, kind, rivals } = this;
    const begun = this.module.doors.begin_forced_goal(
      ...([this.rules.tables, rows, rows, frames, codes, control] as const),
      ...([seat, kind, rivals, this.#foot, left, Number(isOwn)] as const),
    );
    return (yield* this.finish(begun)) && this.result === YES;
  }

  protected override resume(): number {
    const { rows, frames, codes, table, control, entries, seat, kind, rivals } = this;
    return this.module.doors.resume_forced_goal(
      ...([this.rules.tables, rows, rows, frames, codes, table, control] as const),
      ...([entries, seat, kind, rivals, this.#foot] as const),
    );
  }

  /** Whether the goal is reached now, without a search. */
  hasReached(position: Position, isOwn: boolean): boolean {
    if (!this.isMet(position)) return false;
    const { row } = position;
    const at = this.module.area("row", ROW.size);
    this.module.bytes(at, ROW.size).set(row);
    const { seat, kind, rivals } = this;
    return this.module.doors.has_forced_goal(this.rules.tables, at, seat, kind, rivals, Number(isOwn)) !== 0;
  }
  /** Whether the seat has a foot on the cell that the goal also asks for, if it asks for one. */
  private isMet({ facts }: Position): boolean {
    const arches = facts.monsters[this.seat]?.arches ?? [];
    return (
      this.cell === null || arches.some(({ tailward, headward }) => [tailward, headward].includes(this.cell as Cell))
    );
  }
}
