/** A table made from a position line, in the shape that a room's table has, so that the same panels show both. */

import type { Choice } from "../../geometry/choices";
import { type Monster, parsePosition } from "../../geometry/position";
import type { SeatState } from "../../protocol";
import type { TableState } from "../../table/table";
import { textOfSegment } from "../../words/texts/box";
import { boxOf } from "../../words/texts/boxes/reader";

/** What is known about a position besides its line; what is left out is empty. */
interface Known {
  readonly choices?: readonly Choice[];
  readonly blocked?: readonly string[];
  readonly passed?: readonly string[];
  readonly winners?: readonly string[];
  readonly moves?: readonly string[];
  readonly mover?: string; // of the last move
  readonly names?: Readonly<Record<string, string>>; // by colour
  readonly game?: number;
  readonly reserves?: Readonly<Record<string, readonly string[]>>; // by colour; else all that is not placed
  readonly box?: string; // on one line; the usual one if there is none
}

export function tableState(line: string, known: Known = {}): TableState {
  const position = parsePosition(line);
  const colours: readonly string[] = position.monsters.map((monster) => monster.colour);
  const { choices = [], moves = [], winners = [], passed = [], names = {}, game = 1, box = "" } = known;
  const last = moves.at(-1);
  return {
    phase: position.turn === null ? "over" : "playing",
    game,
    variant: position.variant,
    first: 0,
    position: line,
    ply: moves.length,
    turn: position.turn === null ? null : colours.indexOf(position.turn),
    seats: position.monsters.map((monster) => seatOf(monster, names[monster.colour] ?? "", known)),
    choices,
    last: last && known.mover ? { seat: colours.indexOf(known.mover), move: last, passed } : null,
    undo: null,
    can_undo: [],
    moves,
    winners: winners.map((colour) => colours.indexOf(colour)),
    clock: 0,
    free_text: false,
    hints: true,
    stand_in: "",
    box,
  };
}

function seatOf({ colour, arches }: Monster, name: string, { blocked = [], reserves, box = "" }: Known): SeatState {
  const isPlaced = ({ length, height }: { length: number; height: number }) =>
    arches.some((arch) => arch.length === length && arch.height === height);
  const unplaced = boxOf(box).monsters[colour].filter((segment) => !isPlaced(segment));
  const reserve = reserves ? (reserves[colour] ?? []) : unplaced.map(textOfSegment);
  return {
    colour,
    kind: "person",
    name,
    level: "",
    holder: 0,
    reserve,
    rank: 0,
    left: reserve.length,
    perch: arches.at(-1)?.height ?? 0,
    can_move: !blocked.includes(colour),
  };
}
