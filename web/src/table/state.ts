/** How things stand at a table on this device, in the shape that a room's server sends. */

import type { Engine } from "../engine/api";
import { choicesOf } from "../geometry/choices";
import type { SeatState } from "../protocol";
import { type Box, starterHeight, textOfSegment } from "../words/texts/box";
import { boxOf } from "../words/texts/boxes/reader";
import { readLine } from "../words/texts/line";
import { blockedIn, type Course, isOver, lineOf, moversOf, passedIn, turnIn } from "./course";
import type { KeptTable } from "./kept";
import type { TableState } from "./table";

export function stateOf(engine: Engine, table: KeptTable, course: Course): TableState {
  const line = lineOf(course);
  const box = boxOf(table.box ?? "");
  const { moves, first } = course.game;
  const seatOf = (colour: string) => table.seats.findIndex((seat) => seat.colour === colour);
  const movers = moversOf(course).map(seatOf);
  const seats = seatStates(engine, table, line, box);
  const over = isOver(course);
  const last = moves.at(-1);
  return {
    phase: over ? "over" : "playing",
    game: table.games.length,
    variant: table.variant,
    first,
    position: line,
    ply: moves.length,
    turn: over ? null : seatOf(turnIn(line)),
    seats,
    choices: choicesOf(engine.legalMoves(line), starterHeight(box, turnIn(line))),
    last: last ? { seat: movers.at(-1) ?? 0, move: last, passed: passedIn(course, box) } : null,
    undo: null,
    can_undo: [...new Set(movers)].filter((seat) => !table.seats[seat]?.level).sort(),
    moves,
    winners: over ? seats.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : [])) : [],
    clock: 0,
    free_text: false,
    hints: true,
    stand_in: "",
    box: table.box ?? "",
  };
}

function seatStates(engine: Engine, table: KeptTable, line: string, box: Box): readonly SeatState[] {
  const { monsters, reserves } = readLine(line, box);
  const standings = engine.standings(line);
  const blocked = blockedIn(engine, line);
  return table.seats.map(({ colour, name, level }): SeatState => {
    const standing = standings.find((one) => one.colour === colour);
    const number = monsters.findIndex((one) => one.colour === colour);
    return {
      colour,
      kind: level ? "computer" : "person",
      name,
      level,
      holder: level ? -1 : 0,
      reserve: (reserves[number] ?? []).map(textOfSegment),
      rank: standing?.rank ?? 0,
      left: standing?.left ?? 0,
      perch: standing?.perch ?? 0,
      can_move: !blocked.includes(colour),
    };
  });
}
