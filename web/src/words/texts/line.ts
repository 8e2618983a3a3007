/** Reads and writes position lines: the variant, a field for each seat, rocks if there are any, the turn. */

import type { Cell } from "../../geometry/cell";
import { type Arch, type Colour, type Monster, makeArch } from "../../geometry/position";
import { type Box, isSame, type Segment, textOfSegment, zoneIn } from "./box";
import { CELL, numberOf } from "./cell";
import { InvalidPosition } from "./errors";
import { type Facts, textOfArch, type Variant } from "./facts";
import { quoted, quotedStart } from "./quoted";

const NOBODY = "over";
const NOTHING = "-";
const LONGEST = 4096; // characters
const ARCH = new RegExp(`^(${CELL})(${CELL})/([1-6])$`);
const SEGMENT = /^([1-5])\/([1-6])$/;
const ROCKS = new RegExp(`^rocks:(${CELL}(?:,${CELL})*)$`);
export const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

export function writeLine(facts: Facts, box: Box): string {
  const seats = facts.monsters.map((monster, seat) => writeSeat(monster, facts.reserves[seat] ?? [], box));
  return [facts.variant, ...seats, ...writeRocks(facts.rocks), facts.turn ?? NOBODY].join(" ");
}

/** A seat's field; its reserve is left out if it is simply the rest of the set. */
function writeSeat({ colour, arches }: Monster, reserve: readonly Segment[], box: Box): string {
  const field = `${colour}:${writeArches(arches)}`;
  const given = reserve.map(textOfSegment).join(",");
  const whole = restOf(box.monsters[colour], arches).map(textOfSegment).join(",");
  return given === whole ? field : `${field}:${given || NOTHING}`;
}

export function writeArches(arches: readonly Arch[]): string {
  return arches.map(textOfArch).join(",") || NOTHING;
}

export function writeRocks(rocks: readonly Cell[]): readonly string[] {
  return rocks.length ? [`rocks:${rocks.join(",")}`] : [];
}

/** The segments of a set that are not on the lake. */
export function restOf(set: readonly Segment[], arches: readonly Arch[]): readonly Segment[] {
  return set.filter((segment) => !arches.some((arch) => isSame(arch, segment)));
}

/** Read what a line says; whether the monsters can stand like that is for the rules to judge. */
export function readLine(line: string, box: Box): Facts {
  if (line.length > LONGEST || !PLAIN.test(line))
    throw new InvalidPosition("expected the variant, a field for each seat and the turn, separated by single blanks");
  const [variant = "", ...fields] = line.split(" ");
  const turn = fields.pop() ?? "";
  const rocks = fields.at(-1)?.startsWith("rocks:") ? readRocks(fields.pop() ?? "") : [];
  if (fields.length < 2 || fields.length > 4)
    throw new InvalidPosition(
      `expected the variant, a field for each of 2 to 4 seats and the turn, got ${quotedStart(line, 60)}`,
    );
  const parts = fields.map(readField);
  const colours = checkTable(
    box,
    variant,
    parts.map(([colour = ""]) => colour),
  );
  const monsters = parts.map(([, arches = ""], seat) => readMonster(box, colours, seat, arches));
  const reserves = monsters.map(({ colour, arches }, seat) => {
    const given = parts[seat]?.[2];
    return given ? readReserve(box, colour, given, arches) : restOf(box.monsters[colour], arches);
  });
  return { variant: variant as Variant, monsters, reserves, rocks, turn: turn === NOBODY ? null : turn };
}

function readField(field: string): readonly string[] {
  const parts = field.split(":");
  if (parts.length < 2 || parts.length > 3 || parts.slice(1).includes(""))
    throw new InvalidPosition(`expected colour:arches, colour:- or colour:arches:segments, got ${quoted(field)}`);
  return parts;
}

/** Check that there is such a variant and that these colours can play together (R1). */
export function checkTable(box: Box, variant: string, colours: readonly string[]): readonly Colour[] {
  if (variant !== "classic" && variant !== "expert")
    throw new InvalidPosition(`expected the variant classic or expert, got ${quoted(variant)}`);
  for (const colour of colours)
    if (!(box.order as readonly string[]).includes(colour) || colours.filter((one) => one === colour).length > 1)
      throw new InvalidPosition(`expected different colours of ${box.order.join(", ")}, got ${quoted(colour)}`);
  return colours as readonly Colour[];
}

/** Read one seat's arches: each a segment of its set, none twice, on the lake in use. */
export function readMonster(box: Box, colours: readonly Colour[], seat: number, text: string): Monster {
  const colour = colours[seat] ?? "black";
  const arches = text === NOTHING ? [] : text.split(",").map((word, index) => readArch(word, colour, index));
  for (const arch of arches) {
    if (!box.monsters[colour].some((segment) => isSame(segment, arch)))
      throw new InvalidPosition(`${colour} has no segment ${textOfSegment(arch)} for ${textOfArch(arch)}`);
    const outside = arch.cells.find((cell) => zoneIn(box, cell) > colours.length);
    if (outside)
      throw new InvalidPosition(`${textOfArch(arch)} leaves the lake of ${colours.length} seats at ${outside}`);
  }
  for (const [index, one] of arches.entries()) {
    const other = arches.slice(index + 1).find((another) => isSame(one, another));
    if (!other) continue;
    const both = `${textOfArch(one)} and ${textOfArch(other)}`;
    throw new InvalidPosition(`${colour} uses its segment ${textOfSegment(one)} twice, for ${both}`);
  }
  return { colour, arches };
}

/** Read `c4e4/1`. */
function readArch(word: string, colour: Colour, index: number): Arch {
  const [, tailward = "", headward = "", height] = ARCH.exec(word) ?? [];
  if (!height) throw new InvalidPosition(`expected an arch like c4e4/1, got ${quoted(word)}`);
  if ((tailward[0] === headward[0]) === (tailward.slice(1) === headward.slice(1)))
    throw new InvalidPosition(`expected an arch along a row or a column, got ${quoted(word)}`);
  return makeArch(colour, index, tailward, headward, Number(height));
}

/** Read the segments that a seat may still place, in the order of its set. */
export function readReserve(box: Box, colour: Colour, text: string, arches: readonly Arch[]): readonly Segment[] {
  const set = box.monsters[colour];
  const given = text === NOTHING ? [] : text.split(",").map(readSegment);
  for (const segment of given) {
    if (!set.some((one) => isSame(one, segment)))
      throw new InvalidPosition(`${colour} has no segment ${textOfSegment(segment)} to place`);
    const isFree = restOf(set, arches).some((one) => isSame(one, segment));
    if (!isFree || given.filter((one) => isSame(one, segment)).length > 1)
      throw new InvalidPosition(`${colour} has its segment ${textOfSegment(segment)} only once`);
  }
  return set.filter((segment) => given.some((one) => isSame(one, segment)));
}

/** Read `3/2`. */
function readSegment(word: string): Segment {
  const [, length, height] = SEGMENT.exec(word) ?? [];
  if (!height) throw new InvalidPosition(`expected a segment like 3/2, got ${quotedStart(word, 20)}`);
  return { length: Number(length), height: Number(height) };
}

/** Read `rocks:d4,e5`, and sort them. */
export function readRocks(field: string): readonly Cell[] {
  const [, cells] = ROCKS.exec(field) ?? [];
  if (!cells) throw new InvalidPosition(`expected rocks like rocks:d4,e5, got ${quotedStart(field, 60)}`);
  return cells.split(",").sort((one, other) => numberOf(one) - numberOf(other));
}
