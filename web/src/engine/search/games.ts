/** The exact value of a game of two seats, and of three or four. */

import type { Progress } from "../api";
import type { Clock } from "../clock";
import { CONTROL, INFINITY, MORE_ENTRY, NOTES, TABLE_ENTRIES, TWO_ENTRY } from "../kernels/layout";
import type { Position, Rules } from "../kernels/rules";
import { WORD, Workspace } from "./exact";

export class TwoSeats extends Workspace {
  readonly #notes: number;

  constructor(rules: Rules, clock: Clock) {
    super(rules, clock, TWO_ENTRY, TABLE_ENTRIES);
    this.#notes = rules.module.area("exact notes", NOTES * 8);
  }

  /** The value within (alpha, beta), trying the move `first` first; null if that takes too many nodes. */
  *value(position: Position, alpha = -INFINITY, beta = INFINITY, first = -1): Generator<Progress, number | null> {
    this.put(position);
    this.module.set(this.control, WORD, 1, CONTROL.HEADS);
    const { tables } = this.rules;
    const { rows, frames, codes, scores, table, control, entries } = this;
    const begun = this.module.doors.begin_two_seats(
      ...([tables, rows, rows, frames, codes, scores, table, this.#notes, control] as const),
      ...([entries, alpha, beta, first] as const),
    );
    return (yield* this.finish(begun)) ? this.result : null;
  }

  protected override resume(): number {
    const { tables } = this.rules;
    const { rows, frames, codes, scores, table, control, entries } = this;
    return this.module.doors.resume_two_seats(
      ...([tables, rows, rows, frames, codes, scores, table, this.#notes, control, entries] as const),
    );
  }
}

export class MoreSeats extends Workspace {
  constructor(rules: Rules, clock: Clock) {
    super(rules, clock, MORE_ENTRY, TABLE_ENTRIES);
  }

  /** The value; null if that takes too many nodes. */
  *value(position: Position): Generator<Progress, number | null> {
    this.put(position);
    const begun = this.module.doors.begin_more_seats(this.rows, this.control);
    return (yield* this.finish(begun)) ? this.result : null;
  }

  protected override resume(): number {
    const { tables } = this.rules;
    const { rows, frames, codes, table, control, entries } = this;
    return this.module.doors.resume_more_seats(tables, rows, rows, frames, codes, table, control, entries);
  }
}
