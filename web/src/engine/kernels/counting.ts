/** Perft and random games, in slices. */

import type { Progress } from "../api";
import { CHOICES, MOST_MOVES, MOST_PLIES, ROW } from "./layout";
import type { Field } from "./module";
import type { Position, Rules } from "./rules";

const WORD = { at: 0, kind: "i64" } as const satisfies Field;
const SEED = { at: 0, kind: "u64" } as const satisfies Field;
const GAMES = 500; // per slice

/** Count the sequences of exactly that many moves; a game that ends sooner counts for nothing. */
export function perft({ module, tables }: Rules, { row }: Position, depth: number): number {
  if (!Number.isInteger(depth) || depth < 0) throw new RangeError(`expected a depth of 0 or more, got ${depth}`);
  if (depth === 0) return 1;
  const levels = MOST_PLIES + 1;
  const rows = module.area("perft rows", levels * ROW.size);
  const codes = module.area("perft codes", levels * MOST_MOVES * 8);
  const waiting = module.area("perft waiting", levels * 8);
  const total = module.area("perft total", 8);
  module.bytes(rows, ROW.size).set(row);
  module.doors.count_sequences(tables, rows, codes, waiting, total, Math.min(depth, levels));
  return module.get(total, WORD);
}

/** Play random games from a position, and count their moves. */
export function* randomGames(
  rules: Rules,
  { row }: Position,
  games: number,
  seed: number,
): Generator<Progress, number> {
  const { module, tables } = rules;
  const rows = module.area("games rows", 2 * ROW.size);
  const choices = module.area("games choices", CHOICES.size);
  const chance = module.area("games chance", 8);
  module.bytes(rows, ROW.size).set(row);
  module.set(chance, SEED, seed);
  module.doors.seed_chance(chance);
  let plies = 0;
  for (let done = 0; done < games; done += GAMES) {
    plies += module.doors.play_games(tables, rows, choices, chance, Math.min(GAMES, games - done));
    yield { done: Math.min(games, done + GAMES), of: games };
  }
  return plies;
}
