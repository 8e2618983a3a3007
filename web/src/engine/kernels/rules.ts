/** The rules on positions: read, judged and played by the kernels, put into words here. */

import { type Placement, textOf } from "../../geometry/move";
import { type Arch, type Colour, type Monster, makeArch } from "../../geometry/position";
import { type Box, starterOf } from "../../words/texts/box";
import { cellOf, numberOf } from "../../words/texts/cell";
import { IllegalMove, type Reason } from "../../words/texts/errors";
import type { Facts } from "../../words/texts/facts";
import { checkTable, readLine, writeLine } from "../../words/texts/line";
import { readMove } from "../../words/texts/move";
import { reasonFor } from "../../words/texts/reason";
import type { Standing } from "../api";
import { HEAD, MOST_MOVES, OVER, ROW, STARTER, TAIL, VERDICTS } from "./layout";
import type { Field, Module } from "./module";
import { checkedRow, makeTables, rowOf } from "./setup";

const WORD = { at: 0, kind: "i64" } as const satisfies Field;
const INT = { at: 0, kind: "i32" } as const satisfies Field;
const LEGAL = 0;
const NOWHERE = -1;
const STEPS = [1, -1, 16, -16]; // from a cell's number to the next, by heading: east, west, north, south

/** What is on the lake, in words and as the kernels know it. It never changes. */
export interface Position {
  readonly facts: Facts;
  readonly row: Uint8Array;
}

export class Rules {
  readonly tables: number;
  readonly #row: number;
  readonly #codes: number;
  readonly #answer: number;

  constructor(
    readonly module: Module,
    readonly box: Box,
  ) {
    this.tables = makeTables(module, box);
    this.#row = module.area("row", ROW.size);
    this.#codes = module.area("codes", MOST_MOVES * 8);
    this.#answer = module.area("answer", 8);
  }

  read(line: string): Position {
    const facts = readLine(line, this.box);
    return { facts, row: checkedRow(this.module, this.tables, facts, this.box) };
  }

  /** The position of facts that are known to be right. */
  of(facts: Facts): Position {
    return { facts, row: rowOf(this.module, this.tables, facts, this.box) };
  }

  write({ facts }: Position): string {
    return writeLine(facts, this.box);
  }

  /** The empty lake (R1, R2). */
  start(variant: string, names: readonly string[]): Position {
    const colours = checkTable(this.box, variant, names);
    return this.of({
      variant: variant as Facts["variant"],
      monsters: colours.map((colour) => ({ colour, arches: [] })),
      reserves: colours.map((colour) => this.box.monsters[colour]),
      rocks: [],
      turn: colours[0] ?? null,
    });
  }

  /** The seat to move, or OVER. */
  turn({ row }: Position): number {
    return row[ROW.turn.at] ?? OVER;
  }

  legalCodes(position: Position): number[] {
    const { module } = this;
    const count = module.doors.list_moves(this.tables, this.#put(position), this.#codes);
    return Array.from({ length: count }, (_, i) => module.get(this.#codes, WORD, i));
  }

  /** All moves of the seat to move, in the order of their texts. */
  legalMoves(position: Position): string[] {
    return this.legalCodes(position)
      .map((code) => this.moveOf(position, code))
      .sort();
  }

  /** A move code of the seat to move in words: end, near foot, heading and segment, from the highest bits down. */
  moveOf({ facts }: Position, code: number): string {
    const set = this.box.monsters[facts.turn as Colour];
    const segment = set[code & 15] ?? { length: 0, height: 0 };
    const near = (code >> 6) & 255;
    const far = near + segment.length * (STEPS[(code >> 4) & 3] ?? 0);
    const end = (code & 15) === STARTER ? "start" : code >> 14 === HEAD ? "head" : "tail";
    return textOf({ end, near: cellOf(near), far: cellOf(far), ...segment });
  }

  /** Ask the one validator: LEGAL and the move's code, or why not and the cell's number. */
  judge(position: Position, { end, near, far, height }: Placement): readonly [verdict: number, where: number] {
    const verdict = this.module.doors.judge_move(
      this.tables,
      this.#put(position),
      this.#answer,
      end === "start" ? 1 : 0,
      end === "tail" ? TAIL : HEAD,
      numberOf(near),
      numberOf(far),
      end === "start" ? 0 : height,
    );
    return [verdict, this.module.get(this.#answer, INT)];
  }

  whyNot(position: Position, text: string): Reason | null {
    const move = readMove(text);
    const [verdict, where] = this.judge(position, move);
    return verdict === LEGAL ? null : this.#reason(position, verdict, where, move);
  }

  #reason({ facts }: Position, verdict: number, where: number, move: Placement): Reason {
    const cell = where === NOWHERE ? null : cellOf(where);
    return reasonFor(VERDICTS[verdict] ?? "legal", cell, facts, move, this.box);
  }

  play(position: Position, text: string): Position {
    const move = readMove(text);
    const [verdict, code] = this.judge(position, move);
    if (verdict !== LEGAL) throw new IllegalMove(this.#reason(position, verdict, code, move));
    const seat = this.turn(position);
    this.module.doors.play_move(this.tables, this.#put(position), code);
    const row = this.module.bytes(this.#row, ROW.size).slice();
    return { row, facts: this.#after(position.facts, seat, move, row) };
  }

  #after(facts: Facts, seat: number, move: Placement, row: Uint8Array): Facts {
    const turn = facts.monsters[row[ROW.turn.at] ?? OVER]?.colour ?? null;
    return {
      ...facts,
      monsters: facts.monsters.map((monster, i) => (i === seat ? this.#extended(monster, move) : monster)),
      reserves: facts.reserves.map((given, i) => (i === seat ? given.filter(isNot(this.#placed(move, facts))) : given)),
      turn,
    };
  }

  /** The segment that a move takes from the reserve. */
  #placed({ end, length, height }: Placement, facts: Facts): { length: number; height: number } {
    return end === "start" ? starterOf(this.box, facts.turn as Colour) : { length, height };
  }

  #extended({ colour, arches }: Monster, { end, near, far, height }: Placement): Monster {
    if (end === "start")
      return { colour, arches: [makeArch(colour, 0, near, far, starterOf(this.box, colour).height)] };
    if (end === "head") return { colour, arches: [...arches, makeArch(colour, arches.length, near, far, height)] };
    const moved = arches.map((arch): Arch => ({ ...arch, index: arch.index + 1 }));
    return { colour, arches: [makeArch(colour, 0, far, near, height), ...moved] };
  }

  /** All seats, the best first (R10). */
  standings(position: Position): Standing[] {
    const seats = position.facts.monsters.map(({ colour }, seat) => {
      const left = this.left(position, seat);
      const perch = this.perch(position, seat);
      return { colour, left, perch, shortfall: left * 8 - perch };
    });
    return seats
      .map(({ colour, left, perch, shortfall }) => ({
        rank: 1 + seats.filter((other) => other.shortfall < shortfall).length,
        colour,
        left,
        perch,
      }))
      .sort((one, other) => one.rank - other.rank);
  }

  left({ facts }: Position, seat: number): number {
    return facts.reserves[seat]?.length ?? 0;
  }

  /** The height a seat's head stands at, 0 before it is placed. */
  perch({ row }: Position, seat: number): number {
    return row[ROW.perch.at + 2 * seat + HEAD] ?? 0;
  }

  /** How many moves a seat would have if it were its turn; 0 before its monster is placed. */
  mobility(position: Position, seat: number): number {
    if (!position.facts.monsters[seat]?.arches.length) return 0;
    return this.module.doors.count_moves(this.tables, this.#put(position), seat);
  }

  /** What a seat could place if it were its turn, once all starters stand. */
  movesOf({ facts, row }: Position, seat: number): string[] {
    const own = row.slice();
    own[ROW.turn.at] = seat;
    return this.legalMoves({ row: own, facts: { ...facts, turn: facts.monsters[seat]?.colour ?? null } });
  }

  /** Whether a seat will never place anything again, even if the others' ends move out of its way. */
  isDone(position: Position, seat: number): boolean {
    return this.module.doors.is_done_for(this.tables, this.#put(position), seat) !== 0;
  }

  /** The colours that had to pass after the move that leads from one position to the next (R8). */
  passedBetween(before: Position, after: Position): string[] {
    const { monsters, reserves, turn } = after.facts;
    if (turn === null) return [];
    const mover = this.turn(before);
    const steps = (this.turn(after) - mover - 1 + monsters.length) % monsters.length;
    const skipped = Array.from({ length: steps }, (_, i) => (mover + i + 1) % monsters.length);
    return skipped.filter((seat) => reserves[seat]?.length).map((seat) => monsters[seat]?.colour ?? "");
  }

  #put({ row }: Position): number {
    this.module.bytes(this.#row, ROW.size).set(row);
    return this.#row;
  }
}

function isNot(placed: { readonly length: number; readonly height: number }) {
  return (one: { readonly length: number; readonly height: number }) =>
    one.length !== placed.length || one.height !== placed.height;
}
