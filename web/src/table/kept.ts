/** A table as a device keeps it: who sits where, and every game so far. */

import { COLOURS, LEVELS } from "../box";
import type { Colour } from "../geometry/position";
import { boxOf } from "../words/texts/boxes/reader";

export interface KeptTable {
  readonly id: string;
  readonly at: number; // when it was last played at, in milliseconds
  readonly variant: "classic" | "expert";
  readonly seats: readonly KeptSeat[]; // clockwise
  readonly games: readonly KeptGame[]; // the last one is on, unless it is over
  readonly isOver: boolean;
  readonly box?: string; // on one line; the usual one if there is none
}

export interface KeptSeat {
  readonly colour: Colour;
  readonly name: string; // of a person
  readonly level: string; // of a computer; empty for a person
}

export interface KeptGame {
  readonly first: number; // the seat that began
  readonly moves: readonly string[];
  readonly start?: string; // the position line that it began from, if that was not the empty lake
}

const LONGEST_NAME = 100;
const LONGEST_LINE = 4096;
const MOST_MOVES = 64;
const MOVE = /^[SHT][a-p]\d{1,2}[a-p]\d{1,2}(\/\d)?$/;

/** A table at which nobody has played yet. */
export function freshTable(
  fresh: Pick<KeptTable, "id" | "at" | "variant" | "seats" | "box">,
  first: number,
): KeptTable {
  return { ...fresh, games: [{ first, moves: [] }], isOver: false };
}

/** A table at which a position is played on. */
export function tableFrom(start: string, fresh: Pick<KeptTable, "id" | "at" | "variant" | "seats" | "box">): KeptTable {
  const turn = start.slice(start.lastIndexOf(" ") + 1);
  const first = Math.max(
    0,
    fresh.seats.findIndex(({ colour }) => colour === turn),
  );
  return { ...fresh, games: [{ first, moves: [], start }], isOver: false };
}

export function gameOf(table: KeptTable): KeptGame {
  return table.games.at(-1) ?? { first: 0, moves: [] };
}

/** The table with another last game. */
export function withGame(table: KeptTable, game: KeptGame, isOver: boolean, at: number): KeptTable {
  return { ...table, at, isOver, games: [...table.games.slice(0, -1), game] };
}

/** The table with one more game. */
export function withNextGame(table: KeptTable, at: number): KeptTable {
  return { ...table, at, isOver: false, games: [...table.games, nextGame(table)] };
}

/** The next seat begins; a position that was played on is played on again. */
function nextGame(table: KeptTable): KeptGame {
  const { first, start } = gameOf(table);
  return start === undefined ? { first: (first + 1) % table.seats.length, moves: [] } : { first, moves: [], start };
}

/** A fresh table with every computer a level easier or harder, where the next seat begins; null if none can be. */
export function withOtherLevels(table: KeptTable, by: 1 | -1, fresh: Pick<KeptTable, "id" | "at">): KeptTable | null {
  const seats = table.seats.map((seat) => ({ ...seat, level: levelBeside(seat.level, by) ?? seat.level }));
  if (seats.every(({ level }, i) => level === table.seats[i]?.level)) return null;
  const { variant, box } = table;
  const { id, at } = fresh;
  return { id, at, variant, seats, ...(box ? { box } : {}), games: [nextGame(table)], isOver: false };
}

function levelBeside(level: string, by: 1 | -1): string | undefined {
  const levels: readonly string[] = LEVELS;
  return level ? levels[levels.indexOf(level) + by] : level;
}

/** Whether one person plays against computers. */
export function isAlone({ seats }: KeptTable): boolean {
  return seats.filter(({ level }) => !level).length === 1;
}

export function writeKept(table: KeptTable): string {
  return JSON.stringify(table);
}

/** Read what a device kept; null if it is damaged. Whether the moves can be played is for the engine to say. */
export function readKept(text: string): KeptTable | null {
  try {
    const found: unknown = JSON.parse(text);
    return isKept(found) ? found : null;
  } catch {
    return null;
  }
}

function isKept(found: unknown): found is KeptTable {
  if (!isRecord(found)) return false;
  const { id, at, variant, seats, games, isOver, box } = found;
  const isTable = typeof id === "string" && Number.isFinite(at) && (variant === "classic" || variant === "expert");
  if (!isTable || typeof isOver !== "boolean" || !Array.isArray(seats) || !Array.isArray(games)) return false;
  if (box !== undefined && !isBox(box)) return false;
  const colours = new Set(seats.map((seat) => isRecord(seat) && seat["colour"]));
  return (
    seats.length >= 2 &&
    colours.size === seats.length &&
    seats.every(isSeat) &&
    games.length > 0 &&
    games.every((game) => isGame(game, seats.length))
  );
}

function isBox(found: unknown): boolean {
  try {
    return typeof found === "string" && boxOf(found) !== null;
  } catch {
    return false;
  }
}

function isSeat(found: unknown): boolean {
  if (!isRecord(found)) return false;
  const { colour, name, level } = found;
  return (
    (COLOURS as readonly unknown[]).includes(colour) &&
    typeof name === "string" &&
    name.length <= LONGEST_NAME &&
    (level === "" || (LEVELS as readonly unknown[]).includes(level))
  );
}

function isGame(found: unknown, seats: number): boolean {
  if (!isRecord(found)) return false;
  const { first, moves, start } = found;
  if (start !== undefined && (typeof start !== "string" || start.length > LONGEST_LINE)) return false;
  const isFirst = Number.isInteger(first) && Number(first) >= 0 && Number(first) < seats;
  return (
    isFirst &&
    Array.isArray(moves) &&
    moves.length <= MOST_MOVES &&
    moves.every((move) => typeof move === "string" && MOVE.test(move))
  );
}

function isRecord(found: unknown): found is Record<string, unknown> {
  return typeof found === "object" && found !== null;
}
