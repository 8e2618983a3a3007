/** The engine: every question of api.ts, answered by the kernels of one module. */

import { type Box, USUAL } from "../words/texts/box";
import { readBox } from "../words/texts/boxFile";
import { Invalid, InvalidPosition } from "../words/texts/errors";
import type {
  AnalyseOptions,
  Analysis,
  Engine,
  EngineOptions,
  Progress,
  ReviewOptions,
  SolvedGames,
  Task,
} from "./api";
import { clock } from "./clock";
import { perft, randomGames } from "./kernels/counting";
import { NODE } from "./kernels/layout";
import { Module } from "./kernels/module";
import { type Position, Rules } from "./kernels/rules";
import { analyse } from "./players/analysis";
import { NODES } from "./players/levels";
import { playerOf } from "./players/players";
import { judge, limitOf, reviewOf } from "./players/review";
import { lookUp } from "./players/solved";
import { answered, inWords, isSolvable, openCourse, proveCourse } from "./puzzles/course";
import { draw } from "./puzzles/lake";
import { openPuzzle, prove } from "./puzzles/prove";
import { Solver } from "./search/solver";

/** What takes a while, a slice at a time; the answer comes at the end. */
export type Slices = {
  readonly [Name in Task]: (...parameters: Parameters<Engine[Name]>) => Generator<Progress, ReturnType<Engine[Name]>>;
};

const MEGABYTE = 1 << 20;
const MEMORY = 96; // megabytes
const MOST_SEED = Math.trunc(Number.MAX_SAFE_INTEGER / 1000); // a tree takes a thousand times as much
const REST = 26 * MEGABYTE; // for everything but the tree: the largest table of an exact search, the box's tables

/** An engine, and what it can do in slices. */
export async function makeEngine(
  module: WebAssembly.Module,
  making: EngineOptions = {},
  solved: () => SolvedGames | null = () => making.solved ?? null, // as long as it is not there yet
): Promise<[Engine, Slices]> {
  const most = (making.memory ?? MEMORY) * MEGABYTE;
  const instance = await WebAssembly.instantiate(module, {});
  const box: Box = making.box === undefined ? USUAL : readBox(making.box);
  const rules = new Rules(new Module(instance, most), box);
  // A power of two below what is left, for the tree and its spare.
  const nodes = Math.min(NODES, 2 ** Math.floor(Math.log2(Math.max(most - REST, MEGABYTE) / (2 * NODE.size))));
  const slices = slicesOf(rules, nodes, solved);
  return [engineOf(rules, slices), slices];
}

function slicesOf(rules: Rules, nodes: number, solved: () => SolvedGames | null): Slices {
  return {
    *choose(line, { level = "nessie", seed = 0, ...limit } = {}) {
      check({ ...limit, seed });
      const position = rules.read(line);
      if (position.facts.turn === null) throw new Invalid("the game is over: there is nothing to choose");
      return yield* playerOf(rules, level, seed, { nodes, clock, solved: solved() }).choose(position, limit);
    },
    *analyse(line, options = {}) {
      check(options);
      return yield* analyse({ rules, nodes, clock }, rules.read(line), options);
    },
    *judge(line, options) {
      check(options);
      return yield* judge({ rules, nodes, clock }, rules.read(line), options);
    },
    *solve(line, limit = {}) {
      check(limit);
      const position = rules.read(line);
      const known = lookUp(solved(), rules.box, position);
      if (known) return { proved: true, winners: known.winners, left: null, move: known.move, nodes: 0 };
      return yield* new Solver(rules, clock).solve(position, limit.seconds ?? null, null);
    },
    *provePuzzle(text, options = {}) {
      const puzzle = openPuzzle(rules, text);
      return yield* prove(rules, puzzle, puzzle.position, puzzle.goal.number, options.nodes ?? null);
    },
    *answered(text, { moves, nodes }) {
      return inWords(rules, yield* answered(rules, openCourse(rules, text, moves, nodes)));
    },
    *proveCourse(text, { moves, nodes }) {
      return yield* proveCourse(rules, openCourse(rules, text, moves, nodes));
    },
    *isSolvable(text, { moves, nodes }) {
      return yield* isSolvable(rules, openCourse(rules, text, moves, nodes));
    },
  };
}

function engineOf(rules: Rules, slices: Slices): Engine {
  return {
    legalMoves: (line) => rules.legalMoves(rules.read(line)),
    whyNot: (line, move) => rules.whyNot(rules.read(line), move),
    play: (line, move) => rules.write(rules.play(rules.read(line), move)),
    standings: (line) => rules.standings(rules.read(line)),
    mobility(line) {
      const position = rules.read(line);
      return position.facts.monsters.map((_, seat) => rules.mobility(position, seat));
    },
    perft: (line, depth) => perft(rules, rules.read(line), depth),
    start: ({ seats = 2, variant = "classic", colours } = {}) => rules.write(startOf(rules, seats, variant, colours)),
    course: (text, { moves }) => inWords(rules, openCourse(rules, text, moves)),
    draw: (lake, move = "") => draw(rules, lake, move),
    choose: (...asked) => drained(slices.choose(...asked)),
    analyse: (...asked) => drained(slices.analyse(...asked)),
    judge: (...asked) => drained(slices.judge(...asked)),
    review: (line, { moves, ...options }) => review(rules, slices, { line, moves, options }),
    solve: (...asked) => drained(slices.solve(...asked)),
    provePuzzle: (...asked) => drained(slices.provePuzzle(...asked)),
    answered: (...asked) => drained(slices.answered(...asked)),
    proveCourse: (...asked) => drained(slices.proveCourse(...asked)),
    isSolvable: (...asked) => drained(slices.isSolvable(...asked)),
    randomGames({ seats = 2, variant = "classic", games, seed = 0 }) {
      checkCount("games", games);
      checkSeed(seed);
      return { plies: drained(randomGames(rules, startOf(rules, seats, variant), games, seed)) };
    },
  };
}

/** A whole game: what each position is worth, then what each move was. */
function review(
  rules: Rules,
  slices: Slices,
  game: { line: string; moves: readonly string[]; options: ReviewOptions },
) {
  const first = rules.read(game.line);
  const limit = limitOf(game.options, first.facts.monsters.length);
  const positions = [first];
  for (const move of game.moves) positions.push(rules.play(positions.at(-1) as Position, move));
  const lines = positions.map((position) => rules.write(position));
  const looks = lines.map((line) => drained(slices.analyse(line, limit)));
  const plies = game.moves.map((move, i) => {
    const [before, after] = [looks[i] as Analysis, looks[i + 1] as Analysis];
    return drained(
      slices.judge(lines[i] ?? "", { ...limit, ply: i + 1, move, end: lines.at(-1) ?? "", before, after }),
    );
  });
  return reviewOf(plies, looks[0] as Analysis);
}

function startOf(rules: Rules, seats: number, variant: string, colours?: readonly string[]): Position {
  if (![2, 3, 4].includes(seats)) throw new InvalidPosition(`expected 2, 3 or 4 seats, got ${seats}`);
  const named = colours ?? rules.box.order.slice(0, seats);
  if (named.length !== seats) throw new InvalidPosition(`expected ${seats} colours, got ${named.length}`);
  return rules.start(variant, named);
}

/** Refuse a limit that makes no sense. */
function check({ seconds, simulations, nodes, seed }: AnalyseOptions): void {
  if (seconds !== undefined && !(Number.isFinite(seconds) && seconds >= 0))
    throw new RangeError(`expected seconds of 0 or more, got ${seconds}`);
  if (simulations !== undefined) checkCount("simulations", simulations);
  if (nodes !== undefined) checkCount("nodes", nodes);
  if (seed !== undefined) checkSeed(seed);
}

function checkCount(what: string, count: number): void {
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(`expected ${what} of 1 or more, got ${count}`);
}

function checkSeed(seed: number): void {
  if (!Number.isInteger(seed) || seed < 0 || seed > MOST_SEED)
    throw new RangeError(`expected a seed from 0 to ${MOST_SEED}, got ${seed}`);
}

function drained<Answer>(slices: Generator<Progress, Answer>): Answer {
  for (;;) {
    const step = slices.next();
    if (step.done) return step.value;
  }
}
