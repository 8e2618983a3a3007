/** Reads and writes a puzzle's line: goal, variant, seats, rocks, turn. */

import type { Colour, Monster } from "../../geometry/position";
import { type Box, type Segment, textOfSegment } from "./box";
import { checkColour, checkGoal, checkMovers, checkRocks } from "./checks";
import { InvalidPosition, InvalidPuzzle } from "./errors";
import type { Facts, Variant } from "./facts";
import { type Goal, readGoal, textOfGoal } from "./goal";
import { checkTable, PLAIN, readMonster, readReserve, readRocks, restOf, writeArches, writeRocks } from "./line";
import { lengthOf, quotedStart } from "./quoted";

export interface Puzzle {
  readonly goal: Goal;
  readonly facts: Facts; // what is on the lake before the first move; the turn is the person's colour
}

/** Whether the rules let monsters stand like that; throws InvalidPosition if not. */
export type CheckMonsters = (variant: Variant, monsters: readonly Monster[]) => void;

export const LONGEST = 1200; // characters; real ones have 400 at most
const SHAPE = "expected goal, variant, a field for each of 2 to 4 seats, rocks if any, and the colour to move";

export function writePuzzle({ goal, facts }: Puzzle): string {
  const seats = facts.monsters.map(({ colour, arches }, seat) => {
    const given = (facts.reserves[seat] ?? []).map(textOfSegment).join(",");
    return `${colour}:${writeArches(arches)}${given && `:${given}`}`;
  });
  return [textOfGoal(goal), facts.variant, ...seats, ...writeRocks(facts.rocks), facts.turn ?? ""].join(" ");
}

/** The same for an address, with underscores instead of blanks. */
export function linkTo(puzzle: Puzzle): string {
  return writePuzzle(puzzle).replaceAll(" ", "_");
}

/** Read a puzzle and check that goal and lake fit; whether its person can move at all is for the rules to say. */
export function readPuzzle(text: string, box: Box, check: CheckMonsters): Puzzle {
  const puzzle = readParts(text, box, check);
  checkColour(puzzle.facts);
  checkMovers(puzzle.goal, puzzle.facts);
  checkRocks(puzzle.facts, box);
  checkGoal(puzzle.goal, puzzle.facts, box);
  return puzzle;
}

/**
 * Read the lake of the editor: a puzzle's line without a goal and without segments to place. The colour at its end has
 * the whole rest of its set in hand, so its next moves are what may be placed.
 */
export function readLake(text: string, box: Box, check: CheckMonsters): Puzzle {
  const { goal, facts } = readParts(`grow:all ${text}`, box, check);
  checkColour(facts);
  checkRocks(facts, box);
  const reserves = facts.monsters.map(({ colour, arches }) =>
    colour === facts.turn ? restOf(box.monsters[colour], arches) : [],
  );
  return { goal, facts: { ...facts, reserves } };
}

/** The editor's line of a lake with these monsters. */
export function writeLake({ goal, facts }: Puzzle, monsters: readonly Monster[]): string {
  const line = writePuzzle({ goal, facts: { ...facts, monsters, reserves: [] } });
  return line.slice(line.indexOf(" ") + 1);
}

function readParts(text: string, box: Box, check: CheckMonsters): Puzzle {
  const length = lengthOf(text);
  if (length > LONGEST) throw new InvalidPuzzle(`expected at most ${LONGEST} characters, got ${length}`);
  const line = text.replaceAll("_", " ");
  const [goal = "", variant = "", ...fields] = line.split(" ");
  if (fields.length < 3 || !PLAIN.test(line))
    throw new InvalidPuzzle(`${SHAPE}, got ${quotedStart(text, 60)}: perhaps it was cut off`);
  const turn = fields.pop() ?? "";
  const rocks = fields.at(-1)?.startsWith("rocks:") ? (fields.pop() ?? "") : "";
  if (fields.length < 2 || fields.length > 4)
    throw new InvalidPuzzle(`${SHAPE}, got ${fields.length} seats: perhaps it was cut off`);
  const asked = readGoal(goal);
  const parts = fields.map(readField);
  const monsters = asPuzzle("cannot-stand", () => readMonsters(box, variant, parts, check));
  return asPuzzle("", () => {
    const reserves = monsters.map((monster, seat) => readGiven(box, monster, parts[seat]?.[2] ?? ""));
    const stones = rocks ? readRocks(rocks) : [];
    return { goal: asked, facts: { variant: variant as Variant, monsters, reserves, rocks: stones, turn } };
  });
}

/** Split `colour:arches:segments`; a monster without segments stands still. */
function readField(field: string): readonly string[] {
  const parts = field.split(":");
  if (parts.length < 2 || parts.length > 3 || parts.includes(""))
    throw new InvalidPuzzle(`expected colour:arches or colour:arches:segments, got ${quotedStart(field, 60)}`);
  return parts;
}

/** Read the monsters, which stand as in a position line. */
function readMonsters(
  box: Box,
  variant: string,
  parts: readonly (readonly string[])[],
  check: CheckMonsters,
): readonly Monster[] {
  const names = parts.map(([colour = ""]) => colour);
  const colours: readonly Colour[] = checkTable(box, variant, names);
  const monsters = parts.map(([, arches = ""], seat) => readMonster(box, colours, seat, arches));
  check(variant as Variant, monsters);
  return monsters;
}

/** Read the segments that a monster may still place; only a monster on the lake can have any. */
function readGiven(box: Box, { colour, arches }: Monster, segments: string): readonly Segment[] {
  if (segments && !arches.length) throw new InvalidPuzzle(`${colour} has segments to place but no monster on the lake`);
  return segments ? readReserve(box, colour, segments, arches) : [];
}

/** What is wrong with a position is wrong with a puzzle, too. */
function asPuzzle<Found>(flaw: string, read: () => Found): Found {
  try {
    return read();
  } catch (error) {
    throw error instanceof InvalidPosition ? new InvalidPuzzle(error.message, flaw) : error;
  }
}
