// Made from src/blockness by `python tools/typescript.py`; do not edit.

export const TABLES_SIZE = 536802;
export const MOST_MOVES = 1024;
export const MOST_PLIES = 60;
export const MOST_SEATS = 4;
export const ROWS = 8;
export const CODES = 32768;
export const HEAD = 0;
export const TAIL = 1;
export const STARTER = 0;
export const OVER = 4;
export const UNPROVED = -1;
export const WHOLE = 12;
export const FULL = 255.0;
export const MEAN = 0;
export const COUNT = 1;
export const DOUBT = 5;
export const MOST_SEGMENTS = 15;
export const MOST_ROCKS = 257;
export const NOBODY = 255;
export const LEVELS = 62;
export const LINE = 31;
export const DONE = 0;
export const PAUSED = 1;
export const ENDLESS = 4611686018427387904;
export const CONTROL = {"NODES": 0, "STOP": 1, "CODE": 2, "MOST": 3, "PAUSE": 4, "LEVEL": 5, "VALUE": 6, "HEADS": 7};
export const INFINITY = 1073741824;
export const NOTES = 1025;
export const TABLE_ENTRIES = 1048576;
export const TWO_ENTRY = 16;
export const MORE_ENTRY = 20;
export const FORCED_ENTRY = 16;
export const FORCED_ENTRIES = 262144;
export const SEEN_ENTRY = 8;
export const MOST_FRAME = 88;
export const EXACT_TABLE = 20971520;
export const BLOCK = 0;
export const WIN = 1;
export const YES = 1;
export const NOWHERE = -1;
export const ASHORE = -2;
export const VERDICTS = ["legal", "game-over", "start-first", "already-started", "not-straight", "no-such-segment", "not-the-starter", "segment-placed", "not-beside-the-end", "outside-the-lake", "outside-deep-water", "not-open-water", "under-an-arch", "equal-height", "over-a-head", "over-a-tail", "on-a-rock"] as const;
export const FLAWS = ["sound", "no-starter", "starter-outside-deep-water", "does-not-follow", "cannot-share", "tail-under-an-arch", "head-under-an-arch", "outside-the-lake", "two-rocks", "in-the-way", "neither-placed-nor-to-place", "more-than-starters", "placed-out-of-turn", "starter-not-in-reserve", "not-the-next-to-start", "no-such-turn", "not-over", "cannot-move", "nobody-can-move"] as const;

export const ROW = {
  size: 288,
  rows: { at: 0, kind: "i64" },
  columns: { at: 128, kind: "i64" },
  end: { at: 256, kind: "u8" },
  perch: { at: 264, kind: "u8" },
  reserve: { at: 272, kind: "i16" },
  monster: { at: 280, kind: "u8" },
  seats: { at: 284, kind: "u8" },
  placed: { at: 285, kind: "u8" },
  reach: { at: 286, kind: "u8" },
  turn: { at: 287, kind: "u8" },
} as const;

export const SIZES = {
  size: 380,
  zone: { at: 0, kind: "u8" },
  count: { at: 256, kind: "u8" },
  length: { at: 260, kind: "u8" },
  height: { at: 320, kind: "u8" },
} as const;

export const SETUP = {
  size: 916,
  reserve: { at: 0, kind: "i16" },
  rocks: { at: 8, kind: "i16" },
  rock: { at: 10, kind: "i16" },
  seats: { at: 524, kind: "i16" },
  reach: { at: 526, kind: "i16" },
  turn: { at: 528, kind: "i16" },
  monster: { at: 530, kind: "i16" },
  arches: { at: 538, kind: "i16" },
  tailward: { at: 546, kind: "i16" },
  headward: { at: 666, kind: "i16" },
  height: { at: 786, kind: "i16" },
  seat: { at: 906, kind: "i16" },
  arch: { at: 908, kind: "i16" },
  other_seat: { at: 910, kind: "i16" },
  other_arch: { at: 912, kind: "i16" },
  cell: { at: 914, kind: "i16" },
} as const;

export const CHOICES = {
  size: 144,
  mask: { at: 0, kind: "i64" },
  place: { at: 72, kind: "i64" },
} as const;

export const NODE = {
  size: 33,
  value: { at: 0, kind: "f64" },
  visits: { at: 8, kind: "i32" },
  first: { at: 12, kind: "i32" },
  count: { at: 16, kind: "i32" },
  prior: { at: 20, kind: "f32" },
  shares: { at: 24, kind: "u8" },
  code: { at: 28, kind: "i16" },
  turn: { at: 30, kind: "u8" },
  seat: { at: 31, kind: "u8" },
  proved: { at: 32, kind: "i8" },
} as const;

export const MANNER = {
  size: 104,
  blocks: { at: 0, kind: "f64" },
  hoards: { at: 8, kind: "f64" },
  roams: { at: 16, kind: "f64" },
  is_plain: { at: 24, kind: "i64" },
  exploration: { at: 32, kind: "f64" },
  widening: { at: 40, kind: "f64" },
  patience: { at: 48, kind: "i64" },
  trust: { at: 56, kind: "f64" },
  sharpness: { at: 64, kind: "f64" },
  history: { at: 72, kind: "f64" },
  foresight: { at: 80, kind: "f64" },
  keenness: { at: 88, kind: "i64" },
  margin: { at: 96, kind: "f64" },
} as const;

export const TEMPER = {
  size: 40,
  blocks: { at: 0, kind: "f64" },
  hoards: { at: 8, kind: "f64" },
  roams: { at: 16, kind: "f64" },
  noise: { at: 24, kind: "f64" },
  forgets: { at: 32, kind: "f64" },
} as const;

export const WORK = {
  size: 10152,
  stop: { at: 0, kind: "i64" },
  simulations: { at: 8, kind: "i64" },
  used: { at: 16, kind: "i64" },
  depth: { at: 24, kind: "i64" },
  path: { at: 32, kind: "i32" },
  rewards: { at: 280, kind: "f64" },
  share_sums: { at: 312, kind: "f64" },
  left_sums: { at: 344, kind: "f64" },
  endings: { at: 376, kind: "i64" },
  shares: { at: 384, kind: "f64" },
  facts: { at: 416, kind: "i64" },
  moves: { at: 672, kind: "i64" },
  worths: { at: 704, kind: "i64" },
  promises: { at: 736, kind: "i64" },
  plies: { at: 768, kind: "i64" },
  movers: { at: 776, kind: "i64" },
  played: { at: 1256, kind: "i64" },
  mask: { at: 1736, kind: "i64" },
  place: { at: 1808, kind: "i64" },
  codes: { at: 1880, kind: "i64" },
  parents: { at: 10072, kind: "i64" },
  children: { at: 10112, kind: "i64" },
} as const;

/** Addresses and integers in, an integer out. */
export interface Doors {
  begin_two_seats(tables: number, rows: number, words: number, frames: number, codes: number, scores: number, table: number, notes: number, control: number, entries: number, alpha: number, beta: number, first: number): number;
  resume_two_seats(tables: number, rows: number, words: number, frames: number, codes: number, scores: number, table: number, notes: number, control: number, entries: number): number;
  begin_more_seats(rows: number, control: number): number;
  resume_more_seats(tables: number, rows: number, words: number, frames: number, codes: number, table: number, control: number, entries: number): number;
  begin_forced_goal(tables: number, rows: number, words: number, frames: number, codes: number, control: number, seat: number, kind: number, rivals: number, foot: number, left: number, is_own: number): number;
  resume_forced_goal(tables: number, rows: number, words: number, frames: number, codes: number, table: number, control: number, entries: number, seat: number, kind: number, rivals: number, foot: number): number;
  has_forced_goal(tables: number, row: number, seat: number, kind: number, rivals: number, is_own: number): number;
  begin_one_monster(tables: number, rows: number, frames: number, codes: number, control: number): number;
  resume_one_monster(tables: number, rows: number, frames: number, codes: number, seen: number, control: number, goal: number, lines: number, entries: number, kept: number): number;
  begin_two_monsters(tables: number, rows: number, frames: number, codes: number, control: number): number;
  resume_two_monsters(tables: number, rows: number, frames: number, codes: number, seen: number, control: number, goal: number, lines: number, entries: number, kept: number): number;
  seed_chance(chance: number): number;
  draw(chance: number, n: number): number;
  glance_at(tables: number, rows: number, codes: number, chance: number, temper: number): number;
  list_moves(tables: number, row: number, codes: number): number;
  judge_move(tables: number, row: number, answer: number, is_start: number, end: number, near: number, far: number, height: number): number;
  play_move(tables: number, row: number, code: number): number;
  count_moves(tables: number, row: number, seat: number): number;
  is_done_for(tables: number, row: number, seat: number): number;
  turn_after(tables: number, row: number, seat: number): number;
  count_sequences(tables: number, rows: number, codes: number, waiting: number, total: number, depth: number): number;
  play_games(tables: number, rows: number, choices: number, chance: number, games: number): number;
  fill_tables(sizes: number, tables: number): number;
  check_setup(tables: number, setup: number, row: number): number;
  check_setup_monsters(tables: number, setup: number): number;
  write_row(tables: number, setup: number, row: number): number;
  simulate(tables: number, rows: number, nodes: number, manner: number, history: number, work: number, chance: number, most_nodes: number, most: number): number;
  find_node(tables: number, rows: number, words: number, nodes: number, work: number, most_nodes: number, deepest: number): number;
  copy_nodes(nodes: number, spare: number, most_nodes: number, root: number): number;
}
