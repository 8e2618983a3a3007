/** Arches that lie lengthwise under others. */

import type { Arch } from "../../geometry/position";

export function liesUnder(low: Arch, high: Arch): boolean {
  return low.height < high.height && low.cells.filter((cell) => high.cells.includes(cell)).length > 1;
}
