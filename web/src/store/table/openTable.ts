/** From a table that is set to its room: the room is made, its seats are kept, and the page goes there. */

import type { Colour } from "../../geometry/position";
import { makeRoom } from "../../link/api";
import { codeOf } from "../../problem";
import { keepSeats } from "../device/memory";
import { go } from "../device/route";
import { roomOf, type Table } from "./newTable";

/** Returns the code of what went wrong, if something did. */
export async function openTable(table: Table, nameOf: (colour: Colour) => string): Promise<string | null> {
  try {
    const { code, tokens } = await makeRoom(roomOf(table, nameOf));
    keepSeats(code, tokens);
    go(`/r/${code}`);
    return null;
  } catch (error) {
    return codeOf(error);
  }
}
