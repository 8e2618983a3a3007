/** The memory of exact searches, which pause after some thousand nodes and go on; src/blockness/search/exact. */

import type { Progress } from "../api";
import type { Clock } from "../clock";
import { CONTROL, DONE, ENDLESS, EXACT_TABLE, LEVELS, MOST_FRAME, MOST_MOVES, PAUSED, ROW } from "../kernels/layout";
import type { Field, Module } from "../kernels/module";
import type { Position, Rules } from "../kernels/rules";

export const WORD = { at: 0, kind: "i64" } as const satisfies Field;

const TICK = 0.006; // the most seconds that a slice should take
const FIRST_SLICE = 256; // nodes

/** Memory for one search at a time; the table is kept from search to search. All kinds of searches share the space. */
export abstract class Workspace {
  protected readonly rules: Rules;
  protected readonly module: Module;
  protected readonly rows: number;
  protected readonly frames: number;
  protected readonly codes: number;
  protected readonly scores: number;
  protected readonly control: number;
  protected readonly entries: number;
  readonly #clock: Clock;
  readonly #tableSize: number;
  #table: number | null = null;

  constructor(rules: Rules, clock: Clock, entry: number, entries: number) {
    const { module } = rules;
    this.rules = rules;
    this.module = module;
    this.entries = entries;
    this.rows = module.area("exact rows", LEVELS * ROW.size);
    this.frames = module.area("exact frames", LEVELS * MOST_FRAME);
    this.codes = module.area("exact codes", LEVELS * MOST_MOVES * 8);
    this.scores = module.area("exact scores", MOST_MOVES * 8);
    this.control = module.area("exact control", Object.keys(CONTROL).length * 8);
    this.#clock = clock;
    this.#tableSize = entry * entries;
  }

  /** Get ready for a search with a limit of nodes. */
  clear(most: number | null): void {
    for (const at of Object.values(CONTROL)) this.module.set(this.control, WORD, 0, at);
    this.module.set(this.control, WORD, most ?? ENDLESS, CONTROL.MOST);
  }

  /** The table of positions already searched; it is large, so it is taken when it is first needed. */
  protected get table(): number {
    this.#table ??= this.module.cleared("exact table", this.#tableSize, EXACT_TABLE);
    return this.#table;
  }

  protected put({ row }: Position): void {
    this.module.bytes(this.rows, ROW.size).set(row);
  }

  /** Search on for as long as the control says. */
  protected abstract resume(): number;

  /** Search on, slice by slice; tells whether it was done within the limit. */
  protected *finish(begun: number): Generator<Progress, boolean> {
    let state = begun;
    let nodes = FIRST_SLICE;
    while (state === PAUSED) {
      const began = this.#clock();
      this.module.set(this.control, WORD, this.nodes + nodes, CONTROL.PAUSE);
      state = this.resume();
      const spent = this.#clock() - began;
      if (spent < TICK / 2) nodes *= 2;
      else if (spent > TICK) nodes = Math.max(1, nodes >> 1);
      if (state === PAUSED) yield { done: this.nodes, of: null };
    }
    return state === DONE;
  }

  /** The result; unless the search is done, it means nothing. */
  protected get result(): number {
    return this.module.get(this.control, WORD, CONTROL.VALUE);
  }

  /** The best move. */
  get code(): number {
    return this.module.get(this.control, WORD, CONTROL.CODE);
  }

  /** Positions met so far. */
  get nodes(): number {
    return this.module.get(this.control, WORD, CONTROL.NODES);
  }

  get wasStopped(): boolean {
    return this.module.get(this.control, WORD, CONTROL.STOP) !== 0;
  }
}
