/** Games that come and go: in a link to another device, or into a room for others. */

import { rulesOf } from "../../answers/engine";
import { codeOf } from "../../problem";
import { boxIn, tableIn, textIn } from "../../table/carried";
import { gameOf, type KeptTable } from "../../table/kept";
import { seedOf } from "../../table/seed";
import { keepSeats } from "../device/memory";
import { newRoom } from "../device/newRoom";
import { go, goInstead } from "../device/route";
import { forgetTable, keepTable, tableNamed } from "../device/tables";

/** Go on with a game that came in a link; the same link leads to the same table. Returns what went wrong, if anything. */
export async function takeIn(hash: string): Promise<string | null> {
  const text = textIn(hash);
  if (text === null) return "spoilt-link";
  const id = `link${seedOf(text)}`;
  try {
    const engine = await rulesOf(boxIn(text)).catch(codeOf);
    if (typeof engine === "string") return engine;
    if (!tableNamed(id)) keepTable(tableIn(engine, text, id, Date.now()));
  } catch {
    return "spoilt-link";
  }
  goInstead(`/play/${id}`);
  return null;
}

/** Give a seat away: the game goes on in a room, with all its moves. Returns what went wrong, if anything. */
export async function inviteTo(table: KeptTable, given: number): Promise<string | null> {
  const { first, moves } = gameOf(table);
  const seats = table.seats.map(({ colour, name, level }, seat) =>
    seat === given ? { colour } : { colour, ...(level ? { level } : { name }) },
  );
  try {
    const { code, tokens } = await newRoom({ seats, variant: table.variant, first, moves, box: table.box ?? "" });
    keepSeats(code, tokens);
    forgetTable(table.id); // it lives on in the room
    go(`/r/${code}`);
    return null;
  } catch (error) {
    return codeOf(error);
  }
}
