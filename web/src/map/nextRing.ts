/** From ring to ring: where Page Up and Page Down lead. */

import type { Cell } from "../geometry/cell";
import type { Ring } from "../geometry/picture";

/** The cell of the next or the previous ring, going round; from a cell without a ring the first or the last. */
export function nextRing(rings: readonly Ring[], from: Cell, step: 1 | -1): Cell | undefined {
  const cells = rings.map((ring) => ring.cell);
  const found = cells.indexOf(from);
  const at = found < 0 && step < 0 ? 0 : found;
  return cells[(at + step + cells.length) % cells.length];
}
