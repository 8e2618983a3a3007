/** Cells of the lake by name: column letter from the west, row number from the south. */

export type Cell = string;

export interface Spot {
  readonly x: number; // 0 in the west
  readonly y: number; // 0 in the south
}

export function spotOf(cell: Cell): Spot {
  return { x: cell.charCodeAt(0) - 97, y: Number(cell.slice(1)) - 1 };
}

export function cellAt(x: number, y: number): Cell {
  return `${String.fromCharCode(97 + x)}${y + 1}`;
}

/** All cells from one to another along a row or a column, both included. */
export function cellsBetween(from: Cell, to: Cell): readonly Cell[] {
  const a = spotOf(from);
  const b = spotOf(to);
  const length = Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y));
  const dx = Math.sign(b.x - a.x);
  const dy = Math.sign(b.y - a.y);
  return Array.from({ length: length + 1 }, (_, i) => cellAt(a.x + i * dx, a.y + i * dy));
}
