/** A lake changed: cells given to a zone, columns and rows more or fewer. */

import { type Cell, spotOf } from "../../geometry/cell";
import type { Rows } from "../../geometry/lake";

export const LARGEST = 16;

export function withCells(rows: Rows, cells: readonly Cell[], zone: string): Rows {
  const changed = rows.map((row) => Array.from(row));
  for (const { x, y } of cells.map(spotOf)) {
    const row = changed[rows.length - 1 - y];
    if (row?.[x] !== undefined) row[x] = zone;
  }
  return changed.map((row) => row.join(""));
}

/** Stretched or shrunk in the middle, so that the shape and its rings stay. */
export function resized(rows: Rows, width: number, height: number): Rows {
  return stretched(rows, height).map((row) => stretched(Array.from(row), width).join(""));
}

function stretched<Item>(items: readonly Item[], count: number): readonly Item[] {
  const wanted = Math.max(1, Math.min(LARGEST, count));
  const middle = Math.floor(items.length / 2);
  const [before, after] = [items.slice(0, middle), items.slice(middle)];
  if (items.length < wanted) return stretched([...before, ...after.slice(0, 1), ...after], wanted);
  return items.length > wanted ? stretched([...before, ...after.slice(1)], wanted) : items;
}
