/** Reads a game from a text file: headers, a blank line, the moves and the branches off them. */

import { type Box, USUAL } from "./box";
import { readBoxLine } from "./boxes/reader";
import { IllegalMove, Invalid, InvalidMove, InvalidPosition, InvalidRecord } from "./errors";
import { checkTable, readLine, writeLine } from "./line";
import { readMove } from "./move";
import { BLANK, lengthOf, linesOf, quoted, quotedStart, trimmed, wordsOf } from "./quoted";

/** What reading a record needs from the rules. */
export interface Referee {
  readonly play: (line: string, move: string) => string; // throws IllegalMove
  readonly standings: (line: string) => readonly { readonly rank: number; readonly colour: string }[]; // InvalidPosition
}

/** A record whose moves have not been played yet. */
export interface OpenedRecord {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly box: Box;
}

/** A line of play: the game itself, or a branch, which could have been played instead. */
export interface Line {
  readonly positions: readonly string[]; // before the first move, and after each
  readonly moves: readonly string[];
  readonly comments: ReadonlyMap<number, string>; // by the number of moves, after the last of them; 0 is before the first
  readonly branches?: ReadonlyMap<number, readonly Line[]>; // by the number of the move that they replace; 1 is the first
}

export interface GameRecord extends Line {
  readonly headers: Readonly<Record<string, string>>; // the date, the names, and any other
  readonly box: Box;
}

const LONGEST = 1_000_000; // characters
export const MOST_BYTES = 4 * LONGEST + 1; // of a file that are read: anything longer is not a record
export const KEY = "[A-Z][A-Za-z]*";
const HEADER = new RegExp(`^\\[(${KEY}) "((?:[^"\\\\]|\\\\["\\\\])*)"\\]$`);
const TOKEN = new RegExp(`\\{([^{}]*)\\}|([()])|((?:(?!${BLANK})[^{}()])+)|(?!${BLANK})[^]`, "gu");
const DEEPEST = 64; // branches off branches
const UNFINISHED = "*";
export const OURS = ["Variant", "Seats", "Box", "Position", "Result"]; // these follow from the game

/** Read the headers; `replayed` plays the moves. */
export function openRecord(text: string): OpenedRecord {
  const length = lengthOf(text);
  if (length > LONGEST) throw new InvalidRecord(`expected at most ${LONGEST} characters, got ${length}`);
  const { headers, body } = split(text);
  for (const key of ["Variant", "Seats"])
    if (headers[key] === undefined) throw new InvalidRecord(`expected a header ${key}, found none`);
  const given = headers["Box"];
  return { headers, body, box: given === undefined ? USUAL : asRecord(() => readBoxLine(given)) };
}

/** Separate the headers from the moves. */
function split(text: string): { readonly headers: Record<string, string>; readonly body: string } {
  const headers: Record<string, string> = {};
  const lines = linesOf(text.replace(/^\ufeff/, ""));
  const end = lines.findIndex((line) => !trimmed(line));
  const head = end < 0 ? lines : lines.slice(0, end);
  for (const [index, line] of head.entries()) {
    const [, key, value] = HEADER.exec(trimmed(line)) ?? [];
    if (key === undefined || value === undefined)
      throw new InvalidRecord(
        `line ${index + 1}: expected a header like [Variant "classic"], got ${quotedStart(line, 60)}`,
      );
    if (headers[key] !== undefined)
      throw new InvalidRecord(`line ${index + 1}: the header ${key} stands here a second time`);
    headers[key] = unescaped(value);
  }
  return { headers, body: lines.slice(head.length + 1).join("\n") };
}

/** Play the moves of a record by the rules of its box. */
export function replayed({ headers, body, box }: OpenedRecord, rules: Referee): GameRecord {
  const start = firstPosition(headers, box, rules);
  const { positions, moves, comments, branches } = replay(start, body, rules);
  const result = resultOf(positions.at(-1) ?? start, rules);
  const told = headers["Result"] ?? result;
  if (told !== result && told !== UNFINISHED)
    throw new InvalidRecord(`expected the result ${quoted(result)} after these moves, got ${quoted(told)}`);
  const given = Object.entries(headers).filter(([key]) => !OURS.includes(key));
  return { headers: { ...unknown(start), ...Object.fromEntries(given) }, box, positions, moves, comments, branches };
}

/** What a record says about its people by default. */
export function unknown(start: string): Record<string, string> {
  const colours = coloursIn(start).map((colour) => [`${colour.charAt(0).toUpperCase()}${colour.slice(1)}`, "?"]);
  return { Date: "?", ...Object.fromEntries(colours) };
}

/** Set up the lake that the headers describe. */
function firstPosition(headers: OpenedRecord["headers"], box: Box, rules: Referee): string {
  const variant = headers["Variant"] ?? "";
  const colours = wordsOf(headers["Seats"] ?? "");
  const given = headers["Position"];
  if (given === undefined) return asRecord(() => startLine(variant, colours, box));
  const line = asRecord(() => {
    const found = writeLine(readLine(given, box), box);
    rules.standings(found);
    return found;
  });
  if (line.split(" ")[0] !== variant || coloursIn(line).join(" ") !== colours.join(" "))
    throw new InvalidRecord("expected the headers Variant and Seats to say the same as Position");
  return line;
}

/** The empty lake (R1, R2). */
export function startLine(variant: string, colours: readonly string[], box: Box): string {
  if (colours.length < 2 || colours.length > 4)
    throw new InvalidPosition(`expected 2, 3 or 4 seats, got ${colours.length}`);
  checkTable(box, variant, colours);
  return [variant, ...colours.map((colour) => `${colour}:-`), colours[0]].join(" ");
}

export function coloursIn(line: string): readonly string[] {
  return line.split(" ").flatMap((word) => (word.startsWith("rocks:") ? [] : (/^(\w+):/.exec(word)?.[1] ?? [])));
}

/** A line that is being read. */
interface Open {
  readonly before: number; // moves of the whole game before the first one here
  readonly positions: string[];
  readonly moves: string[];
  readonly comments: Map<number, string>;
  readonly branches: Map<number, Open[]>;
  said: string[]; // since the last move
}

function replay(start: string, body: string, rules: Referee): Required<Line> {
  const trunk = opened(start, 0);
  const lines = [trunk];
  for (const [token, comment, bracket, text] of body.matchAll(TOKEN)) {
    const here = lines.at(-1) ?? trunk;
    if (comment !== undefined) here.said.push(comment);
    else if (text !== undefined) {
      note(here);
      here.positions.push(playedOn(here.positions.at(-1) ?? start, text, here.before + here.moves.length + 1, rules));
      here.moves.push(text);
    } else if (bracket === "(") lines.push(branchOff(here, lines.length));
    else if (bracket === ")" && lines.length > 1) {
      if (!here.moves.length) throw flawed(here, "branch-empty", "expected moves in the branch, found none");
      note(here);
      lines.pop();
    } else throw flawed(here, "stray", `expected moves, {comments} and (branches), got ${quoted(token)}`);
  }
  const last = lines.at(-1) ?? trunk;
  if (last !== trunk) throw flawed(last, "branch-open", "expected ) to close the branch, found the end");
  note(trunk);
  return trunk;
}

function opened(start: string, before: number): Open {
  return { before, positions: [start], moves: [], comments: new Map(), branches: new Map(), said: [] };
}

/** Keep what was said since the last move. */
function note(line: Open): void {
  const text = wordsOf(line.said.join(" ")).join(" ");
  if (text) line.comments.set(line.moves.length, text);
  line.said = [];
}

/** Begin a branch that replaces the last move. */
function branchOff(line: Open, depth: number): Open {
  const number = line.moves.length;
  if (!number) throw flawed(line, "branch-first", "expected a move before a branch, found none");
  if (depth > DEEPEST)
    throw flawed(line, "branch-deep", `expected at most ${DEEPEST} branches off each other, got more`);
  const branch = opened(line.positions[number - 1] ?? "", line.before + number - 1);
  const others = line.branches.get(number);
  if (others) others.push(branch);
  else line.branches.set(number, [branch]);
  return branch;
}

/** What is wrong with a text after the last move. */
function flawed({ before, moves }: Open, flaw: string, sentence: string): InvalidRecord {
  const ply = before + moves.length;
  return new InvalidRecord(`after ply ${ply}: ${sentence}`, ply, moves.at(-1) ?? null, null, flaw);
}

function playedOn(line: string, text: string, ply: number, rules: Referee): string {
  try {
    readMove(text);
    return rules.play(line, text);
  } catch (error) {
    if (error instanceof IllegalMove)
      throw new InvalidRecord(`ply ${ply}, ${text}: ${error.message}`, ply, text, error.reason);
    if (error instanceof InvalidMove) throw new InvalidRecord(`ply ${ply}: ${error.message}`, ply, text);
    throw error;
  }
}

/** The winners' colours, or a star while nobody has won. */
export function resultOf(line: string, rules: Referee): string {
  if (!line.endsWith(" over")) return UNFINISHED;
  const first = rules.standings(line).filter(({ rank }) => rank === 1);
  return first.map(({ colour }) => colour).join(" ");
}

function unescaped(value: string): string {
  return value.replace(/\\(["\\])/g, "$1");
}

/** What is wrong with a box or a position is wrong with the record. */
function asRecord<Found>(read: () => Found): Found {
  try {
    return read();
  } catch (error) {
    throw error instanceof Invalid ? new InvalidRecord(error.message) : error;
  }
}
