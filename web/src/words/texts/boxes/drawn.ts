/** Reads the line of a box that somebody is still drawing: its shape must be right, and no more. */

import { COLOURS } from "../../../box";
import type { Colour } from "../../../geometry/position";
import type { Box, Segment } from "../box";

const LINE = /^lake=[.234/]{1,271}(?: [a-z]{5,6}=[1-5]\/[1-6](?:,[1-5]\/[1-6]){0,14}){4}$/;

/** Null for anything else. */
export function readDrawn(line: string): Box | null {
  if (!LINE.test(line)) return null;
  const [[, drawing = ""] = [], ...sets] = line.split(" ").map((field) => field.split("="));
  const lake = drawing.split("/");
  const width = lake[0]?.length ?? 0;
  const order = sets.map(([colour]) => colour as Colour);
  const isWhole = width > 0 && width <= 16 && lake.length <= 16 && lake.every((row) => row.length === width);
  if (!isWhole || COLOURS.some((colour) => !order.includes(colour))) return null;
  const monsters = sets.map(([colour, set = ""]) => [colour, set.split(",").map(segmentIn)]);
  return { order, lake, monsters: Object.fromEntries(monsters) };
}

function segmentIn(text: string): Segment {
  return { length: Number(text[0]), height: Number(text[2]) };
}
