/** Reads a box on one line, refusing what makes no sense. */

import { COLOURS } from "../../../box";
import type { Colour } from "../../../geometry/position";
import { type Box, type Segment, USUAL } from "../box";
import { quoted, wordsOf } from "../quoted";
import { checkLake, refuse } from "./lake";

const LONGEST = 5; // segments
const HIGHEST = 6;
const MOST_SEGMENTS = 15;
const SEGMENT = /^([1-5])\/([1-6])$/;

/** What a box is made of, before it is checked. */
export interface BoxParts {
  readonly order: readonly string[]; // checked already
  readonly lake: readonly string[]; // rows
  readonly monsters: Readonly<Record<string, string>>; // like "2/1 3/2"
}

/** Read `lake=… orange=…`. */
export function readBoxLine(line: string): Box {
  const fields = new Map<string, string>();
  for (const field of line.split(" ")) {
    const at = field.indexOf("=");
    const key = at < 0 ? "" : field.slice(0, at);
    if (!["lake", ...COLOURS].includes(key) || fields.has(key))
      refuse(1, `expected lake=… and a colour=… once each, got ${quoted(field)}`);
    fields.set(key, field.slice(at + 1));
  }
  const lake = (fields.get("lake") ?? "").split("/");
  fields.delete("lake");
  const monsters = Object.fromEntries([...fields].map(([colour, text]) => [colour, text.replaceAll(",", " ")]));
  checkLake(lake, () => 1);
  checkOrder([...fields.keys()], 1);
  return assembled({ order: [...fields.keys()], lake, monsters }, () => 1);
}

const known = new Map([["", USUAL]]);

/** The box that a table names on one line, read once; an empty line is the usual one. */
export function boxOf(line: string): Box {
  const box = known.get(line) ?? readBoxLine(line);
  known.set(line, box);
  return box;
}

/** Put checked parts together. */
export function assembled(parts: BoxParts, lineOf: (colour: string) => number): Box {
  const order = parts.order as readonly Colour[];
  const sets = order.map((colour) => [colour, readSet(colour, parts.monsters[colour] ?? "", lineOf(colour))] as const);
  const monsters = Object.fromEntries(sets) as Record<Colour, readonly Segment[]>;
  for (const colour of order) checkRoom(parts.lake, colour, monsters[colour][0]?.length ?? 0, lineOf(colour));
  return { order, lake: parts.lake, monsters };
}

/** Check that every colour has one seat (R1). */
export function checkOrder(order: readonly string[], line: number): void {
  if (order.length !== COLOURS.length || COLOURS.some((colour) => !order.includes(colour)))
    refuse(line, `expected order to list ${COLOURS.join(", ")}, each once`);
}

/** Read one monster's segments, sorted from low to high. */
export function readSet(colour: string, text: string, line: number): readonly Segment[] {
  const segments = wordsOf(text)
    .map((word) => readSegment(word, line))
    .sort((one, other) => one.height - other.height || one.length - other.length);
  if (!segments.length || segments.length > MOST_SEGMENTS)
    refuse(line, `expected 1 to ${MOST_SEGMENTS} segments for ${colour}, got ${segments.length}`);
  const texts = segments.map(({ length, height }) => `${length}/${height}`);
  const twice = texts.find((one, index) => one === texts[index + 1]);
  if (twice) {
    const [length = 0, height = 0] = twice.split("/").map(Number);
    refuse(line, `${colour} has the segment ${twice} twice`, "segment-twice", { colour, length, height });
  }
  if (segments.length > 1 && segments[0]?.height === segments[1]?.height) {
    const sentence = `expected exactly one lowest segment for ${colour}, the starter, got ${texts[0]} and ${texts[1]}`;
    refuse(line, sentence, "two-starters", { colour, height: segments[0]?.height ?? 0 });
  }
  return segments;
}

/** Read `length/height`. */
function readSegment(word: string, line: number): Segment {
  const [, length, height] = SEGMENT.exec(word) ?? [];
  if (!height) refuse(line, `expected length/height, 1 to ${LONGEST} and 1 to ${HIGHEST}, got ${quoted(word)}`);
  return { length: Number(length), height: Number(height) };
}

/** Check that a starter fits into the deep water at all (R3). */
export function checkRoom(lake: readonly string[], colour: string, length: number, line: number): void {
  const room = "2".repeat(length + 1);
  const columns = Array.from(lake[0] ?? "", (_, x) => lake.map((row) => row[x]).join(""));
  if (![...lake, ...columns].some((one) => one.includes(room)))
    refuse(line, `the starter of ${colour} finds no room in the deep water`, "no-room", { colour });
}
