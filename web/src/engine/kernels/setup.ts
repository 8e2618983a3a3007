/** Writes what stands on a lake into memory, and has the kernels make a row of it. */

import { type Box, isSame, SHORE, zoneIn } from "../../words/texts/box";
import { cellOf, numberOf } from "../../words/texts/cell";
import { InvalidPosition } from "../../words/texts/errors";
import { type Facts, reachOf } from "../../words/texts/facts";
import { sentenceOf } from "../../words/texts/flaws";
import { FLAWS, MOST_ROCKS, MOST_SEGMENTS, NOBODY, OVER, ROW, SETUP, SIZES, TABLES_SIZE } from "./layout";
import type { Module } from "./module";

const CELLS = 256;
const SOUND = 0;

/** The tables of a box: which segments fit which view, which cells are near, where starters stand. */
export function makeTables(module: Module, box: Box): number {
  const sizes = module.area("sizes", SIZES.size);
  const tables = module.area("tables", TABLES_SIZE);
  for (let cell = 0; cell < CELLS; cell++) module.set(sizes, SIZES.zone, zoneAt(box, cell), cell);
  for (const [m, colour] of box.order.entries()) {
    const set = box.monsters[colour];
    module.set(sizes, SIZES.count, set.length, m);
    for (const [i, { length, height }] of set.entries()) {
      module.set(sizes, SIZES.length, length, m * MOST_SEGMENTS + i);
      module.set(sizes, SIZES.height, height, m * MOST_SEGMENTS + i);
    }
  }
  module.doors.fill_tables(sizes, tables);
  return tables;
}

function zoneAt(box: Box, number: number): number {
  return zoneIn(box, cellOf(number)) || SHORE;
}

/** The row of these facts, or an InvalidPosition. */
export function checkedRow(module: Module, tables: number, facts: Facts, box: Box): Uint8Array {
  const setup = writeSetup(module, facts, box);
  const row = module.area("row", ROW.size);
  refuse(module, setup, module.doors.check_setup(tables, setup, row), facts, box);
  return module.bytes(row, ROW.size).slice();
}

/** The row of facts that are known to be right. */
export function rowOf(module: Module, tables: number, facts: Facts, box: Box): Uint8Array {
  const row = module.area("row", ROW.size);
  module.doors.write_row(tables, writeSetup(module, facts, box), row);
  return module.bytes(row, ROW.size).slice();
}

/** Refuse monsters that cannot stand like that; whether anybody can move does not matter. */
export function checkMonsters(module: Module, tables: number, facts: Facts, box: Box): void {
  const setup = writeSetup(module, facts, box);
  refuse(module, setup, module.doors.check_setup_monsters(tables, setup), facts, box);
}

function refuse(module: Module, setup: number, flaw: number, facts: Facts, box: Box): void {
  if (flaw === SOUND) return;
  const found = {
    flaw: FLAWS[flaw] ?? "sound",
    seat: module.get(setup, SETUP.seat),
    arch: module.get(setup, SETUP.arch),
    otherSeat: module.get(setup, SETUP.other_seat),
    otherArch: module.get(setup, SETUP.other_arch),
    cell: cellOf(module.get(setup, SETUP.cell)),
  };
  throw new InvalidPosition(sentenceOf(found, facts, box));
}

function writeSetup(module: Module, facts: Facts, box: Box): number {
  const setup = module.area("setup", SETUP.size);
  module.bytes(setup, SETUP.size).fill(0);
  module.set(setup, SETUP.seats, facts.monsters.length);
  module.set(setup, SETUP.reach, reachOf(facts.variant));
  module.set(setup, SETUP.turn, turnOf(facts));
  const rocks = facts.rocks.slice(0, MOST_ROCKS);
  module.set(setup, SETUP.rocks, rocks.length);
  for (const [i, rock] of rocks.entries()) module.set(setup, SETUP.rock, numberOf(rock), i);
  for (const [seat, { colour, arches }] of facts.monsters.entries()) {
    const set = box.monsters[colour];
    const given = facts.reserves[seat] ?? [];
    const bits = set.map((one, i) => (given.some((other) => isSame(one, other)) ? 1 << i : 0));
    module.set(setup, SETUP.monster, box.order.indexOf(colour), seat);
    module.set(
      setup,
      SETUP.reserve,
      bits.reduce((sum, bit) => sum | bit, 0),
      seat,
    );
    module.set(setup, SETUP.arches, arches.length, seat);
    for (const [i, { tailward, headward, height }] of arches.entries()) {
      const at = seat * MOST_SEGMENTS + i;
      module.set(setup, SETUP.tailward, numberOf(tailward), at);
      module.set(setup, SETUP.headward, numberOf(headward), at);
      module.set(setup, SETUP.height, height, at);
    }
  }
  return setup;
}

function turnOf({ monsters, turn }: Facts): number {
  if (turn === null) return OVER;
  const seat = monsters.findIndex(({ colour }) => colour === turn);
  return seat < 0 ? NOBODY : seat;
}
