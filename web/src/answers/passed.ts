/** Who had to pass. */

import { type Box, USUAL } from "../words/texts/box";
import { readLine } from "../words/texts/line";

/** The colours that had to pass after the move that leads from one position to the next (R8). */
export function passedBetween(before: string, after: string, box: Box = USUAL): readonly string[] {
  const { monsters, reserves, turn } = readLine(after, box);
  const colours = monsters.map(({ colour }): string => colour);
  const mover = colours.indexOf(before.slice(before.lastIndexOf(" ") + 1));
  const mine = turn === null ? -1 : colours.indexOf(turn);
  if (mover < 0 || mine < 0) return [];
  const skipped = (mine - mover - 1 + colours.length) % colours.length;
  const seats = Array.from({ length: skipped }, (_, i) => (mover + 1 + i) % colours.length);
  return seats.filter((seat) => reserves[seat]?.length).map((seat) => colours[seat] ?? "");
}
