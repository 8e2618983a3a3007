/** Who plays at a table on this device. */

import type { KeptSeat, KeptTable } from "../../table/kept";
import type { Say } from "../../words/say";

export function keptName(say: Say, { name, level, colour }: KeptSeat): string {
  return level ? say("level-name", { level }) : name || say("monster", { colour });
}

export function namesOf(say: Say, { seats }: KeptTable): string {
  return seats.map((seat) => keptName(say, seat)).join(" · ");
}
