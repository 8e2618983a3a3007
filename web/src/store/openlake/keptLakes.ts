/** The open lakes that this device keeps, each under a key of its own: saving one cannot damage another. */

import { create } from "zustand";

/** A lake as a device keeps it: a record with branches, and where in it somebody was. */
export interface KeptLake {
  readonly id: string;
  readonly at: number; // when something was last tried on it, in milliseconds
  readonly text: string;
  readonly path: string;
  readonly colours: readonly string[];
  readonly count: number; // of moves in all branches
}

interface KeptLakes {
  readonly lakes: readonly KeptLake[]; // the latest first
  readonly isKeeping: boolean; // whether the last change could be kept
}

const PREFIX = "blockness-lake-";
const MOST = 40; // older ones make room

export const useKeptLakes = create<KeptLakes>(() => ({ lakes: readAll(), isKeeping: true }));

function readAll(): readonly KeptLake[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    const found = keys.flatMap((key) => readKeptLake(key.slice(PREFIX.length), localStorage.getItem(key) ?? "") ?? []);
    return found.sort((a, b) => b.at - a.at);
  } catch {
    return []; // a browser can forbid it altogether
  }
}

/** Read what a device kept; null if it is damaged. Whether it is a record is for the engine to say. */
export function readKeptLake(id: string, text: string): KeptLake | null {
  try {
    const found = JSON.parse(text) as Partial<KeptLake> | null;
    const hasTexts = typeof found?.text === "string" && typeof found.path === "string" && found.id === id;
    const isListed = Array.isArray(found?.colours) && found.colours.every((one) => typeof one === "string");
    return hasTexts && isListed && Number.isFinite(found?.at) && Number.isFinite(found?.count)
      ? (found as KeptLake)
      : null;
  } catch {
    return null;
  }
}

/** Keep a lake at once; if there is no room for it, it lasts as long as the page. */
export function keepLake(lake: KeptLake): void {
  const isKeeping = write(lake);
  useKeptLakes.setState(({ lakes }) => ({ lakes: [lake, ...lakes.filter(({ id }) => id !== lake.id)], isKeeping }));
  for (const { id } of useKeptLakes.getState().lakes.slice(MOST)) forgetLake(id);
}

function write(lake: KeptLake): boolean {
  try {
    localStorage.setItem(PREFIX + lake.id, JSON.stringify(lake));
    return true;
  } catch {
    return false;
  }
}

export function forgetLake(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // then it was never kept
  }
  useKeptLakes.setState(({ lakes }) => ({ lakes: lakes.filter((lake) => lake.id !== id) }));
}

export function lakeNamed(name: string): KeptLake | null {
  return useKeptLakes.getState().lakes.find(({ id }) => id === name) ?? null;
}

// Another page of this device went on with one of them.
addEventListener("storage", ({ key }) => {
  if (key === null || key.startsWith(PREFIX)) useKeptLakes.setState({ lakes: readAll() });
});
