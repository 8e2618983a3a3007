/** The box as a value: the lake, and four monsters. */

import { COLOURS, LAKE, MONSTERS } from "../../box";
import { type Cell, type Spot, spotOf } from "../../geometry/cell";
import type { Colour } from "../../geometry/position";

/** One kind of arch; the length counts the cells from foot to foot. */
export interface Segment {
  readonly length: number;
  readonly height: number;
}

export interface Box {
  readonly order: readonly Colour[];
  readonly lake: readonly string[]; // rows from the north: the fewest seats that use a cell, a dot for shore
  readonly monsters: Readonly<Record<Colour, readonly Segment[]>>; // each from low to high, so the starter is first
}

export const SHORE = 9; // the zone of cells that nobody ever uses
export const USUAL: Box = { order: COLOURS, lake: LAKE, monsters: MONSTERS };

export function textOfSegment({ length, height }: Segment): string {
  return `${length}/${height}`;
}

export function isSame(one: Segment, other: Segment): boolean {
  return one.length === other.length && one.height === other.height;
}

/** The fewest seats that use a cell, or SHORE. */
export function zoneIn(box: Box, cell: Cell): number {
  return zoneAt(box, spotOf(cell));
}

function zoneAt({ lake }: Box, { x, y }: Spot): number {
  return Number(lake[lake.length - 1 - y]?.[x]?.replace(".", "")) || SHORE;
}

/** Whether a cell is one of the outermost of the lake that so many seats use. */
export function isAtShore(box: Box, cell: Cell, seats: number): boolean {
  const { x, y } = spotOf(cell);
  const steps = [1, -1].flatMap((by) => [
    { x: x + by, y },
    { x, y: y + by },
  ]);
  return steps.some((spot) => zoneAt(box, spot) > seats);
}

export function starterOf(box: Box, colour: Colour): Segment {
  const [starter] = box.monsters[colour];
  if (!starter) throw new Error(`expected ${colour} to have a starter`);
  return starter;
}

/** How high a colour starts; 1 for nobody. */
export function starterHeight(box: Box, colour: string): number {
  return box.order.includes(colour as Colour) ? starterOf(box, colour as Colour).height : 1;
}

/** The text of a box file. */
export function textOfBox({ order, lake, monsters }: Box): string {
  const sets = order.map((colour) => `${colour} = "${monsters[colour].map(textOfSegment).join(" ")}"`);
  return [
    `order = ${JSON.stringify(order)}`,
    "",
    "# north at the top; a digit is the fewest seats that use the cell, a dot is shore",
    'lake = """',
    ...lake,
    '"""',
    "",
    "[monsters]  # length/height; length = cells from foot to foot (1 = neighbours)",
    ...sets,
    "",
  ].join("\n");
}

/** The whole box on one line, so that a record can carry it. */
export function lineOfBox(box: Box): string {
  const sets = box.order.map((colour) => `${colour}=${box.monsters[colour].map(textOfSegment).join(",")}`);
  return [`lake=${box.lake.join("/")}`, ...sets].join(" ");
}
