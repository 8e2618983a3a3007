/** What every move of a game was worth; src/blockness/players/review.py in the page, step by step the same. */

import type { Analysis, Judgement, JudgeOptions, Progress, Review, ReviewedPly, ReviewOptions } from "../api";
import type { Position } from "../kernels/rules";
import { analyse, type Thinking } from "./analysis";
import { BLUNDER, DEEPER, ENOUGH, INACCURACY, KEPT, MISTAKE, REVIEW, RIVALS, TURNING_POINTS } from "./levels";
import { type Played, playedOf, remarks } from "./remarks";

type Limit = Required<ReviewOptions>;

/** A move, and what is known about the positions around it. */
interface Judging {
  readonly thinking: Thinking;
  readonly played: Played;
  readonly before: Analysis;
  readonly after: Analysis;
  readonly limit: Limit;
}

/** What a move gave away, compared with the best one. */
interface Comparison {
  readonly cost: number;
  readonly gained: Readonly<Record<string, number>>;
  readonly by: ReviewedPly["by"]; // nothing for too few simulations
}

/** The limit that is asked for; what it leaves out is the usual for so many seats. */
export function limitOf({ simulations, nodes, seed }: ReviewOptions, seats: number): Limit {
  const usual = REVIEW[`${seats as 2 | 3 | 4}`];
  return { simulations: simulations ?? usual.simulations, nodes: nodes ?? usual.nodes, seed: seed ?? 0 };
}

/** Judge one move by what the positions before it and after it are worth. */
export function* judge(
  thinking: Thinking,
  position: Position,
  { ply, move, end, before, after, ...options }: JudgeOptions,
): Generator<Progress, ReviewedPly> {
  const { rules } = thinking;
  const played = playedOf(rules, position, move, end);
  const judging = { thinking, played, before, after, limit: limitOf(options, played.colours.length) };
  const { turn } = played;
  const best = before.moves[0]?.move ?? move;
  const forced = rules.legalCodes(position).length === 1;
  const isBest = forced || move === best;
  const { cost, gained, by } = isBest ? nothingLost(played) : yield* compare(judging, best);
  const judgement = by ? sizeOf(cost) : "";
  const fall = before.proved && after.proved ? ([shareOf(before, turn), shareOf(after, turn)] as const) : null;
  return {
    ply,
    colour: turn,
    move,
    best,
    cost,
    gained,
    shares: byColour(after, "share"),
    left: byColour(after, "left"),
    proved: after.proved,
    judgement,
    by: judgement ? by : "",
    forced,
    passed: rules.passedBetween(position, played.after),
    kept: forced || cost > 0 ? 0 : yield* keptBy(judging),
    turning: false,
    find: false,
    words: remarks(rules, played, judgement ? best : null, fall),
  };
}

/** Compare a move with the best one, twice if it seems to have cost something: the smaller cost counts. */
function* compare(judging: Judging, best: string): Generator<Progress, Comparison> {
  const { thinking, played, before, after, limit } = judging;
  const bettered = () => thinking.rules.play(played.before, best);
  const instead = before.proved ? before : yield* analyse(thinking, bettered(), limit);
  const first = difference(played, instead, after);
  if (first.cost < INACCURACY || first.by === "proof") return first;
  const deeper = { simulations: DEEPER * limit.simulations, nodes: DEEPER * limit.nodes, seed: limit.seed + 1 };
  const insteadAgain = instead.proved ? instead : yield* analyse(thinking, bettered(), deeper);
  const afterAgain = after.proved ? after : yield* analyse(thinking, played.after, deeper);
  const second = difference(played, insteadAgain, afterAgain);
  if (second.by === "proof" || second.cost < first.cost) return second;
  return { ...first, by: first.by && second.by };
}

/** What a move cost its seat and what the others gained, compared with what might have been instead. */
function difference(played: Played, instead: Analysis, after: Analysis): Comparison {
  const { turn, colours } = played;
  const cost = shareOf(instead, turn) - shareOf(after, turn);
  if (cost <= 0) return nothingLost(played);
  const others = colours.filter((colour) => colour !== turn);
  const gained = Object.fromEntries(
    others.map((colour) => [colour, shareOf(after, colour) - shareOf(instead, colour)] as const),
  );
  if (instead.proved && after.proved) return { cost, gained, by: "proof" };
  return { cost, gained, by: isEnough(instead) && isEnough(after) ? "simulations" : "" };
}

/** The comparison of a move that is as good as any. */
function nothingLost({ turn, colours }: Played): Comparison {
  const others = colours.filter((colour) => colour !== turn);
  return { cost: 0, gained: Object.fromEntries(others.map((colour) => [colour, 0] as const)), by: "" };
}

/** Whether an analysis can carry a judgement. */
function isEnough({ proved, simulations }: Analysis): boolean {
  return proved || simulations >= ENOUGH;
}

/** What a move of that cost is called. */
export function sizeOf(cost: number): Judgement {
  if (cost >= BLUNDER) return "blunder";
  if (cost >= MISTAKE) return "mistake";
  return cost >= INACCURACY ? "inaccuracy" : "";
}

/** How much more of the victory a move kept than the next best ones would have, 0 if it was not much. */
function* keptBy({ thinking, played, before, after, limit }: Judging): Generator<Progress, number> {
  const { turn, move } = played;
  const mine = before.moves.find((one) => one.move === move)?.share;
  const rivals = before.moves.filter((one) => one.move !== move).slice(0, RIVALS);
  if (mine === undefined || !rivals.length || !isEnough(after)) return 0;
  if (Math.max(...rivals.map(({ share }) => share)) > mine - KEPT) return 0;
  const looks: Analysis[] = [];
  for (const rival of rivals)
    looks.push(yield* analyse(thinking, thinking.rules.play(played.before, rival.move), limit));
  const found = shareOf(after, turn) - Math.max(...looks.map((look) => shareOf(look, turn)));
  return found >= KEPT && looks.every(isEnough) ? found : 0;
}

function shareOf({ values }: Analysis, colour: string): number {
  return values[colour]?.share ?? 0;
}

function byColour({ values }: Analysis, what: "share" | "left"): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(values).map(([colour, value]) => [colour, value[what]] as const));
}

/** The whole review, from its plies in order and what the first position is worth. */
export function reviewOf(plies: readonly ReviewedPly[], first: Analysis): Review {
  return {
    plies: marked(plies),
    accuracy: accuracyOf(plies, Object.keys(first.values)),
    start: byColour(first, "share"),
  };
}

/** Mark each seat's turning points and its best find. */
function marked(plies: readonly ReviewedPly[]): readonly ReviewedPly[] {
  const own = (colour: string) => plies.filter((one) => one.colour === colour);
  const colours = [...new Set(plies.map(({ colour }) => colour))];
  const turning = new Set(colours.flatMap((colour) => turningPoints(own(colour))));
  const finds = new Set(colours.flatMap((colour) => bestFind(own(colour))));
  return plies.map((one) => ({ ...one, turning: turning.has(one.ply), find: finds.has(one.ply) }));
}

function turningPoints(plies: readonly ReviewedPly[]): readonly number[] {
  const costly = plies.filter(({ judgement }) => judgement === "mistake" || judgement === "blunder");
  const sorted = costly.sort((one, other) => other.cost - one.cost);
  return sorted.slice(0, TURNING_POINTS).map(({ ply }) => ply);
}

function bestFind(plies: readonly ReviewedPly[]): readonly number[] {
  const found = plies.filter(({ kept }) => kept > 0).sort((one, other) => other.kept - one.kept);
  return found.slice(0, 1).map(({ ply }) => ply);
}

/**
 * How well each seat played, from 0 to 1: a free move counts 1, one that costs a blunder's share a half. The mean over
 * all moves that had an alternative; 1 for a seat that never had one.
 */
export function accuracyOf(
  plies: readonly ReviewedPly[],
  colours: readonly string[] = Object.keys(plies[0]?.shares ?? {}),
): Readonly<Record<string, number>> {
  const accuracy = (colour: string) => {
    const free = plies.filter((one) => one.colour === colour && !one.forced);
    const sum = free.reduce((total, { cost }) => total + BLUNDER / (BLUNDER + cost), 0);
    return free.length ? sum / free.length : 1;
  };
  return Object.fromEntries(colours.map((colour) => [colour, accuracy(colour)] as const));
}
