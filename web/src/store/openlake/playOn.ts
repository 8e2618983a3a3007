/** From the open lake to a game: the position in sight is played on, against computers of choice. */

import type { Colour } from "../../geometry/position";
import { newId } from "../../link/id";
import { type KeptSeat, tableFrom } from "../../table/kept";
import { lineOfBox, USUAL } from "../../words/texts/box";
import { coloursIn } from "../../words/texts/record";
import { go } from "../device/route";
import { keepTable } from "../device/tables";
import type { Lake } from "./lake";
import { twigAt } from "./tree";

/** Sit down at a table on this device; seats without a level are people's. */
export function playOn(
  { tree, here, box }: Lake,
  levels: Readonly<Record<string, string>>,
  nameOf: (colour: Colour) => string,
): void {
  const { line } = twigAt(tree, here);
  const seats = (coloursIn(line) as readonly Colour[]).map((colour): KeptSeat => {
    const level = levels[colour] ?? "";
    return { colour, level, name: level ? "" : nameOf(colour) };
  });
  const id = newId().slice(0, 12);
  const own = lineOfBox(box) === lineOfBox(USUAL) ? {} : { box: lineOfBox(box) };
  const variant = line.startsWith("expert") ? "expert" : "classic";
  keepTable(tableFrom(line, { id, at: Date.now(), variant, seats, ...own }));
  go(`/play/${id}`);
}
