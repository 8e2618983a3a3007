/** The course of a game on this device: every position, by the engine. */

import { passedBetween } from "../answers/passed";
import type { Engine } from "../engine/api";
import { parsePosition } from "../geometry/position";
import type { Box } from "../words/texts/box";
import type { KeptGame, KeptTable } from "./kept";

export interface Course {
  readonly game: KeptGame;
  readonly lines: readonly string[]; // before the first move, and after each
}

/** Replay a saved game; throws if a move cannot be played. */
export function courseOf(engine: Engine, table: KeptTable, game: KeptGame): Course {
  const lines = [startOf(engine, table, game)];
  for (const move of game.moves) lines.push(engine.play(lines.at(-1) ?? "", move));
  return { game, lines };
}

/** The position that is played on, or the empty lake, where the colour that begins comes first. */
function startOf(engine: Engine, { seats, variant }: KeptTable, { first, start }: KeptGame): string {
  if (start !== undefined) {
    engine.standings(start); // which refuses what is no position
    return start;
  }
  const colours = [...seats.slice(first), ...seats.slice(0, first)].map((seat) => seat.colour);
  return engine.start({ seats: seats.length, variant, colours });
}

export function played(engine: Engine, { game, lines }: Course, move: string): Course {
  const line = engine.play(lines.at(-1) ?? "", move);
  return { game: { ...game, moves: [...game.moves, move] }, lines: [...lines, line] };
}

/** The course as it was after a number of moves. */
export function rewound({ game, lines }: Course, ply: number): Course {
  return { game: { ...game, moves: game.moves.slice(0, ply) }, lines: lines.slice(0, ply + 1) };
}

export function lineOf({ lines }: Course): string {
  return lines.at(-1) ?? "";
}

/** The colour that made each move. */
export function moversOf({ lines }: Course): readonly string[] {
  return lines.slice(0, -1).map(turnIn);
}

/** The colour to move; "over" when nobody can. */
export function turnIn(line: string): string {
  return line.slice(line.lastIndexOf(" ") + 1);
}

export function isOver(course: Course): boolean {
  return turnIn(lineOf(course)) === "over";
}

/** The colours that had to pass after the last move (R8). */
export function passedIn({ lines }: Course, box: Box): readonly string[] {
  const [before = "", after = ""] = lines.slice(-2);
  return passedBetween(before, after, box);
}

/** The colours that could place nothing if it were their turn; those that have not started can. */
export function blockedIn(engine: Engine, line: string): readonly string[] {
  const mobility = engine.mobility(line);
  return parsePosition(line)
    .monsters.filter(({ arches }, seat) => arches.length && !mobility[seat])
    .map(({ colour }) => colour);
}
