/** From the form to the game: on this device at once, or in a room that the server makes. */

import type { Colour } from "../../geometry/position";
import { newId } from "../../link/id";
import { codeOf } from "../../problem";
import { keepSeats } from "../device/memory";
import { newRoom } from "../device/newRoom";
import { lineToPlayWith } from "../device/ownBox";
import { go, useRoute } from "../device/route";
import { keepTable } from "../device/tables";
import { keptOf, roomOf, type Table, withoutSurprises } from "./newTable";

/** Sit down on this device; no server is asked. */
export function sitDownHere(table: Table, nameOf: (colour: Colour) => string): void {
  const kept = keptOf(withBox(withoutSurprises(table, Math.random)), nameOf, {
    id: newId().slice(0, 12),
    at: Date.now(),
    chance: Math.random(),
  });
  keepTable(kept);
  go(`/play/${kept.id}`);
}

/** Make a room, keep its seats and go there; returns the code of what went wrong, if anything. */
export async function openTable(table: Table, nameOf: (colour: Colour) => string): Promise<string | null> {
  try {
    const { code, tokens } = await newRoom(roomOf(withBox(withoutSurprises(table, Math.random)), nameOf));
    keepSeats(code, tokens);
    go(`/r/${code}`);
    return null;
  } catch (error) {
    return codeOf(error);
  }
}

/** The table with the person's own box, where the address asks for it. */
function withBox(table: Table): Table {
  const isAsked = new URLSearchParams(useRoute.getState().search).has("box");
  return isAsked ? { ...table, box: lineToPlayWith() } : table;
}
