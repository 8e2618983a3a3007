/** Games ply by ply, for looking back: from a room's record, or from people's own files. */

import { Problem } from "../problem";
import { lineOfBox, USUAL } from "../words/texts/box";
import { boxOf } from "../words/texts/boxes/reader";
import { cleaned } from "../words/texts/cleaned";
import { InvalidRecord } from "../words/texts/errors";
import { type GameRecord, openRecord, type Referee, replayed } from "../words/texts/record";
import { writeRecord } from "../words/texts/recordWriter";
import { rulesOf } from "./engine";
import { passedBetween } from "./passed";

/** A move, who had to pass after it, and the position that followed. */
export interface Step {
  readonly colour: string;
  readonly move: string;
  readonly passed: readonly string[];
  readonly position: string;
  readonly comment: string;
}

export interface Replay {
  readonly headers: Readonly<Record<string, string>>;
  readonly variant: string;
  readonly colours: readonly string[]; // in playing order
  readonly start: string;
  readonly steps: readonly Step[];
  readonly winners: readonly string[]; // none while the game is on
  readonly box?: string; // on one line; the usual one if there is none
}

/** Read a record, or refuse it with the ply, the move and the reason. */
export async function readReplay(text: string): Promise<Replay> {
  try {
    const opened = openRecord(text);
    const engine = await rulesOf(opened.box);
    return replayOf(replayed(opened, engine), engine);
  } catch (error) {
    throw recordProblem(error);
  }
}

/** A game at a table that began on an empty lake. */
export interface PlayedGame {
  readonly variant: string;
  readonly colours: readonly string[]; // in playing order
  readonly names: Readonly<Record<string, string>>; // of people, by colour
  readonly moves: readonly string[];
  readonly box: string; // on one line; empty for the usual one
}

/** The same as its record would give. */
export async function replayOfGame({ variant, colours, names, moves, box }: PlayedGame): Promise<Replay> {
  const lines = [`[Variant "${variant}"]`, `[Seats "${colours.join(" ")}"]`, ...(box ? [`[Box "${box}"]`] : [])];
  const replay = await readReplay(`${lines.join("\n")}\n\n${moves.join(" ")}\n`);
  return { ...replay, headers: Object.fromEntries(colours.map((one) => [headerOf(one), names[one] ?? ""])) };
}

/** The header with the name of whoever plays a colour. */
export function headerOf(colour: string): string {
  return colour.charAt(0).toUpperCase() + colour.slice(1);
}

/** What is wrong with a record, for a page to say in its own language. */
export function recordProblem(error: unknown): unknown {
  return error instanceof InvalidRecord ? new Problem("invalid-record", blameIn(error)) : error;
}

function blameIn({ ply, move, reason, flaw }: InvalidRecord): Readonly<Record<string, unknown>> {
  const blamed = ply === null ? {} : { ply, move, flaw };
  return reason ? { ...blamed, reason: reason.code, cell: reason.cell, details: reason.details } : blamed;
}

function replayOf({ headers, box, positions, moves, comments }: GameRecord, engine: Referee): Replay {
  const [start = ""] = positions;
  const end = positions.at(-1) ?? start;
  const seats = start.split(" ").filter((word) => word.includes(":") && !word.startsWith("rocks:"));
  const first = end.endsWith(" over") ? engine.standings(end).filter(({ rank }) => rank === 1) : [];
  return {
    headers: Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, cleaned(value)])),
    variant: start.slice(0, start.indexOf(" ")),
    colours: seats.map((word) => word.slice(0, word.indexOf(":"))),
    start,
    steps: moves.map((move, index) => {
      const [before = "", after = ""] = [positions[index], positions[index + 1]];
      return {
        colour: before.slice(before.lastIndexOf(" ") + 1),
        move,
        passed: passedBetween(before, after, box),
        position: after,
        comment: cleaned(comments.get(index + 1) ?? ""),
      };
    }),
    winners: first.map(({ colour }) => colour),
    ...(lineOfBox(box) === lineOfBox(USUAL) ? {} : { box: lineOfBox(box) }),
  };
}

/** A game that was looked back at, as a text again. */
export async function recordOfReplay({ headers, start, steps, box: line }: Replay): Promise<string> {
  const box = boxOf(line ?? "");
  const said = steps.flatMap(({ comment }, index) => (comment ? [[index + 1, comment] as const] : []));
  const positions = [start, ...steps.map(({ position }) => position)];
  const moves = steps.map(({ move }) => move);
  return writeRecord({ headers, box, positions, moves, comments: new Map(said) }, await rulesOf(box));
}
