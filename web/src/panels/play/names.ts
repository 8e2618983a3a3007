/** Who plays at a table on this device. */

import type { KeptSeat, KeptTable } from "../../table/kept";
import { nameOf, type Sitter } from "../../words/people";
import type { Say } from "../../words/say";

export function keptName(say: Say, seat: KeptSeat, { seats }: KeptTable): string {
  return nameOf(say, sitterIn(seat), seats.map(sitterIn));
}

export function namesOf(say: Say, table: KeptTable): string {
  return table.seats.map((seat) => keptName(say, seat, table)).join(" · ");
}

function sitterIn(seat: KeptSeat): Sitter {
  return { ...seat, kind: seat.level ? "computer" : "person" };
}
