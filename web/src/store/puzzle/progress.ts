/** What a person has solved: stars, unfinished puzzles, days and weeks. Kept on the device. */

import { create } from "zustand";
import { persist } from "zustand/middleware";

/** The best way a puzzle was solved. */
interface Mark {
  readonly hintless: boolean;
  readonly first: boolean; // on the first try, and without a hint
  readonly placed: number; // the fewest segments, those taken back included; 0 if nobody counted
}

/** A puzzle under way. */
interface Attempt {
  readonly turns: readonly (readonly string[])[]; // a move by the person, and the replies to it
  readonly hinted: boolean;
  readonly missed: boolean; // something was undone, or the try failed
  readonly placed: number; // segments, those taken back included
  readonly at: number; // when, in milliseconds
}

/** Whose puzzle it is: a day's, solved on that day or caught up on later, or a week's, by its Monday. */
export interface Occasion {
  readonly list: "days" | "late" | "weeks";
  readonly date: string;
}

export interface Progress {
  readonly solved: Readonly<Record<string, Mark>>; // by the puzzle's name
  readonly halfway: Readonly<Record<string, Attempt>>; // by name, or by text where it has none
  readonly days: readonly string[]; // whose puzzle was solved in time
  readonly late: readonly string[]; // whose puzzle was caught up on
  readonly weeks: readonly string[]; // whose puzzle was solved, by their Mondays
  readonly told: readonly string[]; // chapters whose story was told
  readonly last: string; // the puzzle of the game that was open last
}

const KEPT_AS = "blockness-puzzles";
const MOST_HALFWAY = 80; // the oldest are forgotten
const MOST_DAYS = 4000;
const MOST_MOVES = 60;
export const NO_PROGRESS: Progress = { solved: {}, halfway: {}, days: [], late: [], weeks: [], told: [], last: "" };
const FRESH: Attempt = { turns: [], hinted: false, missed: false, placed: 0, at: 0 };

export const useProgress = create<Progress>()(
  persist((): Progress => NO_PROGRESS, { name: KEPT_AS, merge: (kept) => sensibleProgress(kept) }),
);

// This tab must not overwrite what another one has saved.
addEventListener("storage", ({ key }) => {
  if (key === KEPT_AS) void useProgress.persist.rehydrate();
});

/** Solved; without a hint; on the first try. */
export function starsOf(mark: Mark | undefined): number {
  return mark ? 1 + Number(mark.hintless) + Number(mark.first) : 0;
}

export function attemptAt(key: string): Attempt {
  return useProgress.getState().halfway[key] ?? FRESH;
}

export function keepAttempt(key: string, change: Partial<Attempt>, now = Date.now()): void {
  useProgress.setState(({ halfway }) => {
    const attempt = { ...(halfway[key] ?? FRESH), ...change, at: now };
    const newest = Object.entries({ ...halfway, [key]: attempt }).sort(([, a], [, b]) => b.at - a.at);
    return { halfway: Object.fromEntries(newest.slice(0, MOST_HALFWAY)) };
  });
}

/** Note that a puzzle was solved; returns its stars. Stars once earned stay. */
export function markSolved(key: string, id: string, occasion: Occasion | null = null): number {
  const { solved, halfway, ...progress } = useProgress.getState();
  const { hinted, missed, placed } = halfway[key] ?? FRESH;
  const before = solved[id];
  const mark = {
    hintless: !hinted || (before?.hintless ?? false),
    first: before ? before.first : !hinted && !missed,
    placed: fewer(placed, before?.placed ?? 0),
  };
  const { [key]: _, ...others } = halfway;
  useProgress.setState({
    halfway: others,
    solved: id ? { ...solved, [id]: mark } : solved,
    ...(occasion ? { [occasion.list]: dates(progress[occasion.list], [occasion.date]) } : {}),
  });
  return starsOf(mark);
}

export function rememberPuzzle(id: string): void {
  useProgress.setState({ last: id });
}

export function noteTold(chapters: readonly string[]): void {
  useProgress.setState(({ told }) => ({ told: [...new Set([...told, ...chapters])] }));
}

/** Two devices' progress in one: the better of everything. */
export function joined(here: Progress, there: Progress): Progress {
  const solved = { ...here.solved };
  for (const [id, mark] of Object.entries(there.solved))
    solved[id] = {
      hintless: mark.hintless || (solved[id]?.hintless ?? false),
      first: mark.first || (solved[id]?.first ?? false),
      placed: fewer(mark.placed, solved[id]?.placed ?? 0),
    };
  return {
    solved,
    halfway: { ...there.halfway, ...here.halfway },
    days: dates(here.days, there.days),
    late: dates(here.late, there.late),
    weeks: dates(here.weeks, there.weeks),
    told: [...new Set([...here.told, ...there.told])],
    last: here.last || there.last,
  };
}

/** Each date once, in order; the oldest are forgotten. */
function dates(some: readonly string[], more: readonly string[]): readonly string[] {
  return [...new Set([...some, ...more])].sort().slice(-MOST_DAYS);
}

/** 0 is not known. */
function fewer(one: number, other: number): number {
  return one && other ? Math.min(one, other) : one || other;
}

/** The parts that make sense of what another version or a file has kept; the rest is forgotten. */
export function sensibleProgress(kept: unknown): Progress {
  const { solved, halfway, days, late, weeks, told, last } = fields(kept);
  const attempts = Object.entries(fields(halfway)).flatMap(([key, value]) => {
    const attempt = key.length <= 1200 ? sensibleAttempt(value) : null;
    return attempt ? [[key, attempt] as const] : [];
  });
  const marks = Object.entries(fields(solved))
    .filter(([id]) => isName(id))
    .map(([id, mark]) => {
      const { hintless, first, placed } = fields(mark);
      const isFirst = first === true && hintless === true;
      return [id, { hintless: hintless === true, first: isFirst, placed: count(placed) }] as const;
    });
  return {
    solved: Object.fromEntries(marks),
    halfway: Object.fromEntries(attempts.slice(0, MOST_HALFWAY)),
    days: list(days).filter(isDay).slice(-MOST_DAYS),
    late: list(late).filter(isDay).slice(-MOST_DAYS),
    weeks: list(weeks).filter(isDay).slice(-MOST_DAYS),
    told: list(told).filter((one) => typeof one === "string" && isName(one)) as readonly string[],
    last: typeof last === "string" && isName(last) ? last : "",
  };
}

function sensibleAttempt(kept: unknown): Attempt | null {
  const { turns, hinted, missed, placed, at } = fields(kept);
  const found = list(turns).map((turn) => list(turn).filter(isMove));
  if (found.flat().length > MOST_MOVES || found.some((turn) => !turn.length)) return null;
  const marks = { hinted: hinted === true, missed: missed === true, placed: count(placed) };
  return { turns: found, ...marks, at: typeof at === "number" ? at : 0 };
}

function fields(kept: unknown): Record<string, unknown> {
  return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? (kept as Record<string, unknown>) : {};
}

function list(kept: unknown): readonly unknown[] {
  return Array.isArray(kept) ? kept : [];
}

function count(value: unknown): number {
  return Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : 0;
}

function isName(text: string): boolean {
  return /^[a-z0-9-]{1,40}$/.test(text);
}

function isMove(value: unknown): value is string {
  return typeof value === "string" && value.length > 0 && value.length <= 40;
}

function isDay(value: unknown): value is string {
  return typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);
}
