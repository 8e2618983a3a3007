/**
 * The puzzles of the Python package as modules of the page, without their solutions: a step of the build. The published
 * ones are one module, those of the weeks another; those of the days are cut into years, so that a page loads this year's.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "../src/blockness/puzzles");
const NAME = "virtual:bank";
const PUBLISHED = `${NAME}/published`;
const WEEKLY = `${NAME}/weekly`;
const DAILY = `${NAME}/daily-`;
const YEAR = 52; // weeks
const DAYS = 7;
const HARD = 156; // puzzles of the week, as in src/blockness/puzzles/daily.py

interface Entry {
  readonly id: string;
  readonly theme: string;
  readonly grade: number;
  readonly score: number;
  readonly text: string;
  readonly chapter?: string; // only published ones have these
  readonly par?: number;
  readonly masterpiece?: boolean;
}

export function bank(): Plugin {
  return {
    name: "bank",
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${NAME}`) return index();
      if (id === `\0${PUBLISHED}`) return moduleOf(published());
      if (id === `\0${WEEKLY}`) return moduleOf(hardest());
      return id.startsWith(`\0${DAILY}`) ? moduleOf(inYear(Number(id.slice(DAILY.length + 1)))) : null;
    },
  };
}

/** What the page imports; every part comes when it is wanted. */
function index(): string {
  const weeks = weeksIn(days());
  const years = Array.from({ length: Math.ceil(weeks / YEAR) }, (_, year) => `() => import("${DAILY}${year}")`);
  return `
    export const published = () => import("${PUBLISHED}");
    export const weekly = () => import("${WEEKLY}");
    export const years = [${years.join(", ")}];
    export const [weeks, weeksOfYear] = [${weeks}, ${YEAR}];`;
}

function moduleOf(entries: readonly Entry[]): string {
  const short = entries.map(({ id, theme, grade, text, chapter, par = 0, masterpiece = false }) =>
    chapter ? [id, theme, grade, text, chapter, par, masterpiece] : [id, theme, grade, text],
  );
  return `export default ${JSON.stringify(short)};`;
}

function published(): readonly Entry[] {
  return puzzlesIn(readFileSync(join(FOLDER, "published.json")));
}

/** The puzzles of a year, week by week from Monday to Sunday. */
function inYear(year: number): readonly Entry[] {
  const entries = days();
  const weeks = weeksIn(entries);
  const first = year * YEAR;
  return Array.from({ length: Math.min(YEAR, weeks - first) }, (_, week) =>
    Array.from({ length: DAYS }, (_, day) => entries[day * weeks + first + week] as Entry),
  ).flat();
}

/** The hardest of the bank, in its order. */
function hardest(): readonly Entry[] {
  const entries = days();
  const chosen = new Set([...entries].sort((a, b) => b.score - a.score).slice(0, HARD));
  return entries.filter((entry) => chosen.has(entry));
}

let unpacked: readonly Entry[] | null = null;

/** The bank: a part for each weekday, each in the order of the weeks. */
function days(): readonly Entry[] {
  unpacked ??= puzzlesIn(gunzipSync(readFileSync(join(FOLDER, "bank.json.gz"))));
  return unpacked;
}

function weeksIn(entries: readonly Entry[]): number {
  return Math.floor(entries.length / DAYS);
}

function puzzlesIn(file: Buffer): readonly Entry[] {
  return (JSON.parse(file.toString("utf-8")) as { readonly puzzles: readonly Entry[] }).puzzles;
}
