/** Reads the text of a box file, refusing what makes no sense with a sentence that names the line. */

import { COLOURS } from "../../box";
import type { Box } from "./box";
import { checkLake, refuse } from "./boxes/lake";
import { assembled, checkOrder } from "./boxes/reader";
import { type Given, readToml } from "./boxes/toml";
import { lengthOf, linesOf, quoted } from "./quoted";

const LONGEST = 65_536; // characters

export function readBox(text: string): Box {
  if (lengthOf(text) > LONGEST) refuse(1, `expected at most ${LONGEST} bytes`);
  const given = readToml(text);
  for (const [key, { line }] of given)
    if (!["order", "lake", "monsters"].includes(key) && !key.startsWith("monsters."))
      refuse(line, `expected order, lake or monsters, got ${quoted(key)}`);
  const order = given.get("order");
  checkOrder(Array.isArray(order?.value) ? order.value : [], order?.line ?? 1);
  const { rows, lines } = lakeIn(given.get("lake"));
  checkLake(rows, (row) => (row === undefined ? given.get("lake")?.line : lines[row]) ?? 1);
  const monsters = setsIn(given);
  const parts = { order: order?.value as readonly string[], lake: rows, monsters };
  return assembled(parts, (colour) => given.get(`monsters.${colour}`)?.line ?? 1);
}

/** The rows of the drawing, each with its line in the file. */
function lakeIn(given: Given | undefined): { readonly rows: readonly string[]; readonly lines: readonly number[] } {
  const { value, line } = given ?? { value: null, line: 1 };
  if (typeof value !== "string") refuse(line, "expected lake to be a drawing in a text of several lines");
  const first = line + (given?.isTall ? 1 : 0);
  const found = linesOf(value as string).map((row, index) => ({
    row: row.replace(/^[ \t]+|[ \t]+$/g, ""),
    line: first + (given?.isTall ? index : 0),
  }));
  const drawn = found.filter(({ row }) => row);
  return { rows: drawn.map(({ row }) => row), lines: drawn.map(({ line: at }) => at) };
}

/** Every colour's list of segments. */
function setsIn(given: ReadonlyMap<string, Given>): Readonly<Record<string, string>> {
  const table = given.get("monsters");
  if (!table || table.value !== null)
    refuse(table?.line ?? 1, "expected a table [monsters] with a line for each colour");
  for (const [key, { line }] of given) {
    const colour = key.replace(/^monsters\./, "");
    if (colour !== key && !(COLOURS as readonly string[]).includes(colour))
      refuse(line, `expected a colour (${COLOURS.join(", ")}), got ${quoted(colour)}`);
  }
  const sets = COLOURS.map((colour) => {
    const { value, line } = given.get(`monsters.${colour}`) ?? { value: null, line: table?.line ?? 1 };
    if (typeof value !== "string") refuse(line, `expected segments like "2/1 3/2" for ${colour}`);
    return [colour, value as string];
  });
  return Object.fromEntries(sets);
}
