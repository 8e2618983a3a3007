/** A game that travels in a link: its record, as the part of an address that no server sees. */

import { LEVELS } from "../box";
import type { Engine } from "../engine/api";
import type { Colour } from "../geometry/position";
import { type Box, lineOfBox, USUAL } from "../words/texts/box";
import { boxOf } from "../words/texts/boxes/reader";
import { openRecord, replayed, startLine } from "../words/texts/record";
import { writeRecord } from "../words/texts/recordWriter";
import { courseOf, isOver } from "./course";
import { gameOf, type KeptSeat, type KeptTable, tableFrom } from "./kept";

const COMPUTERS = "Computers"; // the header that tells computers from people: colours

/** The record of the game that is on. */
export function recordOf(engine: Engine, table: KeptTable): string {
  const course = courseOf(engine, table, gameOf(table));
  const computers = table.seats.filter(({ level }) => level).map(({ colour }) => colour);
  const headers = {
    Date: new Date(table.at).toISOString().slice(0, 10),
    ...Object.fromEntries(table.seats.map(({ colour, name, level }) => [headerOf(colour), level || name])),
    ...(computers.length ? { [COMPUTERS]: computers.join(" ") } : {}),
  };
  const { lines: positions, game } = course;
  return writeRecord(
    { headers, box: boxOf(table.box ?? ""), positions, moves: game.moves, comments: new Map() },
    engine,
  );
}

/** The box of a recorded game; throws InvalidRecord where there is no game. */
export function boxIn(text: string): Box {
  return openRecord(text).box;
}

/** The table at which a recorded game can go on, by the rules of its box; throws InvalidRecord where it cannot. */
export function tableIn(engine: Engine, text: string, id: string, at: number): KeptTable {
  const opened = openRecord(text);
  const { headers, positions, moves } = replayed(opened, engine);
  const variant = opened.headers["Variant"] === "expert" ? "expert" : "classic";
  const colours = (opened.headers["Seats"] ?? "").trim().split(/\s+/) as Colour[];
  const computers = (headers[COMPUTERS] ?? "").split(" ");
  const seats = colours.map((colour) => seatOf(colour, headers[headerOf(colour)] ?? "", computers.includes(colour)));
  const line = lineOfBox(opened.box);
  const box = line === lineOfBox(USUAL) ? {} : { box: line };
  const [start = ""] = positions;
  const table = tableFrom(start, { id, at, variant, seats, ...box });
  const isEmpty = start === startLine(variant, colours, opened.box);
  const game = isEmpty ? { first: 0, moves } : { ...gameOf(table), moves };
  return { ...table, games: [game], isOver: isOver({ game, lines: positions }) };
}

function seatOf(colour: Colour, title: string, isComputer: boolean): KeptSeat {
  const isLevel = (LEVELS as readonly string[]).includes(title);
  if (isComputer && isLevel) return { colour, name: "", level: title };
  return { colour, name: title === "?" ? "" : title.slice(0, 20), level: "" };
}

function headerOf(colour: Colour): string {
  return colour.charAt(0).toUpperCase() + colour.slice(1);
}

/** A text as the end of an address: as short and as readable as an address allows. */
export function hashOf(text: string): string {
  return encodeURIComponent(text).replaceAll("%20", "+").replaceAll("%2F", "/");
}

/** The text at the end of an address, or null if it is damaged. */
export function textIn(hash: string): string | null {
  try {
    return decodeURIComponent(hash.replaceAll("+", "%20"));
  } catch {
    return null;
  }
}
