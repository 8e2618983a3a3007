/** A tree of games, kept from one move to the next; src/blockness/search/tree/forest.py in the page, with one tree. */

import type { Progress } from "../api";
import type { Clock } from "../clock";
import {
  CODES,
  COUNT,
  DOUBT,
  FULL,
  MANNER,
  MEAN,
  MOST_SEATS,
  NODE,
  ROW,
  ROWS,
  UNPROVED,
  WORK,
} from "../kernels/layout";
import type { Field, Module } from "../kernels/module";
import type { Position, Rules } from "../kernels/rules";
import { MEMORY } from "../players/levels";
import { type Branch, branchAt, ranked } from "./branch";

export type Manner = Readonly<Record<string, number>>;

const REAL = { at: 0, kind: "f32" } as const satisfies Field;
const KEY = { at: 0, kind: "u64" } as const satisfies Field;
const HISTORY_SIZE = MOST_SEATS * CODES * 2 * 4;
const MOST = 0x7fffffff; // simulations: as good as endless
const FIRST_SLICE = 100; // simulations
const SLICE_TIME = 8; // ms that a slice should take

export class Tree {
  readonly #rules: Rules;
  readonly #module: Module;
  readonly #most: number; // nodes
  readonly #rows: number;
  readonly #work: number;
  readonly #history: number;
  readonly #manner: number;
  readonly #chance: number;
  #nodes: number;
  #spare: number;

  constructor(rules: Rules, manner: Manner, nodes: number, seed: number) {
    const { module } = rules;
    this.#rules = rules;
    this.#module = module;
    this.#most = nodes;
    this.#nodes = module.area("tree nodes", nodes * NODE.size);
    this.#spare = module.area("tree spare", nodes * NODE.size);
    this.#rows = module.cleared("tree rows", ROWS * ROW.size);
    this.#work = module.cleared("tree work", WORK.size);
    this.#history = module.area("tree history", HISTORY_SIZE);
    this.#manner = module.cleared("tree manner", MANNER.size);
    this.#chance = module.area("tree chance", 8);
    for (const [name, value] of Object.entries(manner)) module.set(this.#manner, MANNER[name as MannerName], value);
    module.set(this.#chance, KEY, seed);
    module.doors.seed_chance(this.#chance);
  }

  /** Begin at a position, with what the tree already knows about it. */
  setRoot(position: Position): void {
    const module = this.#module;
    const row = (index: number) => module.bytes(this.#rows + index * ROW.size, ROW.size);
    const used = module.get(this.#work, WORK.used);
    const known = used ? this.#find(position) : -1;
    const seats = position.facts.monsters.length;
    if (known > 0) this.#keepBelow(known);
    else if (!used || !isEqual(row(0), position.row)) this.#plant(seats);
    row(0).set(position.row);
    const turn = this.#rules.turn(position);
    const root = this.#nodes;
    for (let seat = 0; seat < MOST_SEATS; seat++) module.set(root, NODE.shares, Math.trunc(FULL / seats), seat);
    if (module.get(root, NODE.seat) !== turn) {
      // Its value was counted for the seat that moved there.
      module.set(root, NODE.value, module.get(root, NODE.visits) - module.get(root, NODE.value));
      module.set(root, NODE.proved, UNPROVED);
    }
    module.set(root, NODE.turn, turn);
    module.set(root, NODE.seat, turn);
    for (const field of [WORK.simulations, WORK.stop, WORK.endings]) module.set(this.#work, field, 0);
    for (let seat = 0; seat < MOST_SEATS; seat++) {
      module.set(this.#work, WORK.share_sums, 0, seat);
      module.set(this.#work, WORK.left_sums, 0, seat);
    }
  }

  #find({ row, facts }: Position): number {
    const module = this.#module;
    const monsters = (bytes: Uint8Array) => bytes.subarray(ROW.monster.at, ROW.monster.at + MOST_SEATS);
    const before = module.bytes(this.#rows, ROW.size);
    module.bytes(this.#rows + ROW.size, ROW.size).set(row);
    if (!isEqual(monsters(before), monsters(row))) return -1;
    const seats = facts.monsters.length;
    return module.doors.find_node(
      this.#rules.tables,
      this.#rows,
      this.#rows,
      this.#nodes,
      this.#work,
      this.#most,
      seats,
    );
  }

  #keepBelow(node: number): void {
    const module = this.#module;
    module.set(this.#work, WORK.used, module.doors.copy_nodes(this.#nodes, this.#spare, this.#most, node));
    [this.#nodes, this.#spare] = [this.#spare, this.#nodes];
    for (let i = COUNT; i < HISTORY_SIZE / 4; i += 2)
      module.set(this.#history, REAL, module.get(this.#history, REAL, i) * MEMORY, i);
  }

  #plant(seats: number): void {
    const module = this.#module;
    module.bytes(this.#nodes, NODE.size).fill(0);
    module.set(this.#work, WORK.used, 1);
    module.set(this.#nodes, NODE.proved, UNPROVED);
    const history = new Float32Array(module.bytes(this.#history, HISTORY_SIZE).buffer, this.#history, HISTORY_SIZE / 4);
    for (let i = 0; i < history.length; i += 2) {
      history[i + MEAN] = 1 / seats;
      history[i + COUNT] = DOUBT;
    }
  }

  /** Search until a moment in time, for a number of simulations, or until the root is proved; yields now and then. */
  *search(position: Position, until: number | null, simulations: number | null, clock: Clock): Generator<Progress> {
    this.setRoot(position);
    const most = simulations ?? MOST;
    let slice = FIRST_SLICE;
    do {
      const began = clock();
      this.run(Math.min(slice, most - this.simulations));
      const spent = (clock() - began) * 1000;
      slice = Math.max(FIRST_SLICE, Math.min(slice * 2, Math.round((slice * SLICE_TIME) / Math.max(spent, 0.1))));
      yield { done: this.simulations, of: simulations };
    } while (!this.isProved && this.simulations < most && (until === null || clock() < until));
  }

  run(most: number): void {
    this.#module.doors.simulate(
      this.#rules.tables,
      this.#rows,
      this.#nodes,
      this.#manner,
      this.#history,
      this.#work,
      this.#chance,
      this.#most,
      most,
    );
  }

  get isProved(): boolean {
    return this.#module.get(this.#nodes, NODE.proved) !== UNPROVED;
  }

  get simulations(): number {
    return this.#module.get(this.#work, WORK.simulations);
  }

  /** What is known about the root's moves, the best first. */
  get branches(): Branch[] {
    const module = this.#module;
    const first = module.get(this.#nodes, NODE.first);
    const count = module.get(this.#nodes, NODE.count);
    return ranked(Array.from({ length: count }, (_, i) => branchAt(module, this.#nodes + (first + i) * NODE.size)));
  }

  /** Each seat's expected share of the victory and of segments left, over all simulations. */
  expectations(seats: number): { readonly shares: number[]; readonly left: number[] } {
    const module = this.#module;
    const sums = (field: Field) => Array.from({ length: seats }, (_, seat) => module.get(this.#work, field, seat));
    const shares = sums(WORK.share_sums);
    const total = Math.max(
      1e-9,
      shares.reduce((sum, share) => sum + share, 0),
    );
    const endings = Math.max(1, module.get(this.#work, WORK.endings));
    return { shares: shares.map((share) => share / total), left: sums(WORK.left_sums).map((left) => left / endings) };
  }
}

type MannerName = Exclude<keyof typeof MANNER, "size">;

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.every((byte, i) => byte === other[i]);
}
