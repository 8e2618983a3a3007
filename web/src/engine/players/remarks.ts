/** What can be said about a move; src/blockness/players/remarks.py in the page, fact by fact the same. */

import type { Placement } from "../../geometry/move";
import { parseMove } from "../../geometry/move";
import type { Remark } from "../api";
import type { Position, Rules } from "../kernels/rules";
import { FAR, MOST_REMARKS } from "./levels";

/** A move of a game, with what came before it and after it. */
export interface Played {
  readonly before: Position;
  readonly move: string;
  readonly after: Position;
  readonly end: Position; // of the whole game, or where its record stops
  readonly turn: string;
  readonly seat: number;
  readonly colours: readonly string[];
  readonly others: readonly number[]; // the other seats, clockwise
}

type Shares = readonly [before: number, after: number];

export function playedOf(rules: Rules, before: Position, move: string, end: string): Played {
  const colours = before.facts.monsters.map(({ colour }) => colour);
  const seat = rules.turn(before);
  return {
    before,
    move,
    after: rules.play(before, move),
    end: rules.read(end),
    turn: before.facts.turn ?? "",
    seat,
    colours,
    others: colours.slice(1).map((_, i) => (seat + i + 1) % colours.length),
  };
}

/**
 * The most telling facts about a move. `better` is the move it is blamed for missing, if it is; `fall` the mover's share
 * before and after it, if proved.
 */
export function remarks(rules: Rules, played: Played, better: string | null, fall: Shares | null): readonly Remark[] {
  const { before, others } = played;
  if (before.facts.monsters.some(({ arches }) => !arches.length)) return [];
  const bettered = better === null ? null : { move: better, after: rules.play(before, better) };
  const found = [
    ...(bettered ? proved(played, fall) : []),
    ...ownWayOut(rules, played, bettered),
    ...tallArch(rules, played),
    ...others.flatMap((seat) => shutIn(rules, played, seat)),
    ...neverAgain(rules, played),
    ...others.flatMap((seat) => missedBlock(rules, played, seat, bettered)),
    ...others.flatMap((seat) => letBack(rules, played, seat)),
    ...fewerWays(rules, played, bettered),
    ...others.flatMap((seat) => moreWays(rules, played, seat, bettered)),
  ];
  return found.slice(0, MOST_REMARKS);
}

/** A better move, and what it leads to. */
interface Bettered {
  readonly move: string;
  readonly after: Position;
}

/** A game of two turned, and that is proved. */
function proved({ colours, seat, turn }: Played, fall: Shares | null): readonly Remark[] {
  const [before, after] = fall ?? [0, 0];
  const key = before === 1 ? (after === 0 ? "win-thrown" : "win-shared") : "draw-thrown";
  if (colours.length !== 2 || before <= after) return [];
  return [{ key, details: { colour: turn, other: colours[1 - seat] ?? "" } }];
}

/** The move left its own monster no way out, and the better one would have. */
function ownWayOut(rules: Rules, { after, seat, turn }: Played, better: Bettered | null): readonly Remark[] {
  if (!better || !isBlocked(rules, after, seat) || !rules.mobility(better.after, seat)) return [];
  return [{ key: "kept-no-way-out", details: { colour: turn, move: better.move } }];
}

/** A tie was decided by the heads, and the arch that would have won it went to the tail (R10). */
function tallArch(rules: Rules, { before, move, end, turn }: Played): readonly Remark[] {
  const placed = parseMove(move);
  if (end.facts.turn !== null || placed.end !== "tail") return [];
  const standings = rules.standings(end);
  const winner = standings[0];
  const mine = standings.find(({ colour }) => colour === turn);
  if (!winner || !mine || mine.left !== winner.left || mine.perch >= winner.perch) return [];
  if (placed.height <= winner.perch || !canGoToHead(rules, before, placed)) return [];
  const { height } = placed;
  const details = { colour: turn, other: winner.colour, height, perch: mine.perch, there: winner.perch };
  return [{ key: "tall-arch", details }];
}

/** Whether the same segment could have extended the head. */
function canGoToHead(rules: Rules, position: Position, { length, height }: Placement): boolean {
  const moves = rules.legalMoves(position).map(parseMove);
  return moves.some((one) => one.end === "head" && one.length === length && one.height === height);
}

/** Somebody else could move before, and no longer can: how it happened, as exactly as possible. */
function shutIn(rules: Rules, { before, after, colours }: Played, seat: number): readonly Remark[] {
  if (!rules.mobility(before, seat) || !isBlocked(rules, after, seat)) return [];
  const colour = colours[seat] ?? "";
  const ways = rules.movesOf(before, seat).map(parseMove);
  const [{ length, height } = { length: 0, height: 0 }] = ways;
  if (new Set(ways.map(({ end }) => end)).size === 2) return [{ key: "shut-both-ends", details: { colour } }];
  if (ways.every((one) => one.length === length && one.height === height))
    return [{ key: "took-last-segment", details: { colour, length, height } }];
  return [{ key: "took-last-way-out", details: { colour } }];
}

/** Somebody with segments left will never place one again, since this move. */
function neverAgain(rules: Rules, { before, after, seat, others, colours }: Played): readonly Remark[] {
  const isNew = (one: number) => isBlocked(rules, after, one) && rules.isDone(after, one) && !rules.isDone(before, one);
  const done = [...others, seat].filter(isNew);
  return done.map((one) => ({
    key: "never-again",
    details: { colour: colours[one] ?? "", count: rules.left(after, one) },
  }));
}

/** The better move would have left somebody else no way out. */
function missedBlock(
  rules: Rules,
  { after, colours }: Played,
  seat: number,
  better: Bettered | null,
): readonly Remark[] {
  if (!better || !rules.mobility(after, seat) || !isBlocked(rules, better.after, seat)) return [];
  return [{ key: "missed-block", details: { colour: colours[seat] ?? "", move: better.move } }];
}

/** Somebody was blocked, and can move again. */
function letBack(rules: Rules, { before, after, colours }: Played, seat: number): readonly Remark[] {
  if (!isBlocked(rules, before, seat) || !rules.mobility(after, seat)) return [];
  return [{ key: "let-back", details: { colour: colours[seat] ?? "" } }];
}

/** The better move would have left its own monster far more room. */
function fewerWays(rules: Rules, { after, seat, turn }: Played, better: Bettered | null): readonly Remark[] {
  const count = rules.mobility(after, seat);
  const instead = better ? rules.mobility(better.after, seat) : 0;
  if (!better || !count || count > instead / FAR) return [];
  return [{ key: "fewer-ways", details: { colour: turn, count, instead, move: better.move } }];
}

/** The better move would have left somebody else far less room. */
function moreWays(rules: Rules, { after, colours }: Played, seat: number, better: Bettered | null): readonly Remark[] {
  const count = rules.mobility(after, seat);
  const instead = better ? rules.mobility(better.after, seat) : 0;
  if (!better || !instead || instead > count / FAR) return [];
  return [{ key: "more-ways", details: { colour: colours[seat] ?? "", count, instead, move: better.move } }];
}

/** Whether a seat has segments left and can place none (R8). */
function isBlocked(rules: Rules, position: Position, seat: number): boolean {
  return rules.left(position, seat) > 0 && rules.mobility(position, seat) === 0;
}
