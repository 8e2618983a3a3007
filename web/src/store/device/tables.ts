/** The tables that this device keeps, each under a key of its own: saving one cannot damage another. */

import { create } from "zustand";
import { type KeptTable, readKept, writeKept } from "../../table/kept";

interface Tables {
  readonly tables: readonly KeptTable[]; // the last played first
  readonly spoilt: readonly string[]; // the ids of those that cannot be read; they stay where they are
  readonly isKeeping: boolean; // whether the last move could be kept
}

const PREFIX = "blockness-table-";
const MOST_FINISHED = 50; // the most tables; older ones make room
const unkept = new Set<string>(); // only this page has them

export const useTables = create<Tables>(() => ({ ...readAll([]), isKeeping: true }));

function readAll(known: readonly KeptTable[]): Pick<Tables, "tables" | "spoilt"> {
  const found = known.filter(({ id }) => unkept.has(id));
  const spoilt: string[] = [];
  for (const key of keys()) {
    const id = key.slice(PREFIX.length);
    const table = readKept(localStorage.getItem(key) ?? "");
    if (table?.id !== id) spoilt.push(id);
    else if (!unkept.has(id)) found.push(table);
  }
  return { tables: found.sort((a, b) => b.at - a.at), spoilt };
}

function keys(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return []; // a browser can forbid it altogether
  }
}

/** Keep a table at once; if there is no room for it, it lasts as long as the page. */
export function keepTable(table: KeptTable): void {
  const isKeeping = write(table);
  if (isKeeping) unkept.delete(table.id);
  else unkept.add(table.id);
  useTables.setState(({ tables }) => ({ tables: [table, ...tables.filter(({ id }) => id !== table.id)], isKeeping }));
  for (const { id } of useTables
    .getState()
    .tables.filter(({ isOver }) => isOver)
    .slice(MOST_FINISHED))
    forgetTable(id);
}

function write(table: KeptTable): boolean {
  try {
    localStorage.setItem(PREFIX + table.id, writeKept(table));
    return true;
  } catch {
    return false;
  }
}

export function forgetTable(id: string): void {
  unkept.delete(id);
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // then it was never kept
  }
  useTables.setState(({ tables }) => ({ tables: tables.filter((table) => table.id !== id) }));
}

export function tableNamed(name: string): KeptTable | null {
  return useTables.getState().tables.find(({ id }) => id === name) ?? null;
}

// Another page of this device went on with one of them.
addEventListener("storage", ({ key }) => {
  if (key === null || key.startsWith(PREFIX)) useTables.setState(({ tables }) => readAll(tables));
});
