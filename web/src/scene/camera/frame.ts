/** What must be in sight: the cells in use with what may stand on them, and the letters beside them. */

import { type Cell, cellAt, spotOf } from "../../geometry/cell";
import { CELLS, isInUse } from "../../geometry/lake";
import { pointOf } from "../model/measures";
import type { Vec } from "./view";

const BESIDE = 1.3; // from a cell's middle to the outer edge of a letter next to it
const TALLEST = 3.6; // a head on the highest arch

export function frameOf(seats: number): readonly Vec[] {
  const isOuter = (cell: Cell): boolean => {
    const { x, y } = spotOf(cell);
    const beside = [cellAt(x - 1, y), cellAt(x + 1, y), cellAt(x, y - 1), cellAt(x, y + 1)];
    return isInUse(cell, seats) && beside.some((one) => !isInUse(one, seats));
  };
  return CELLS.filter(isOuter).flatMap((cell): Vec[] => {
    const { x, z } = pointOf(cell);
    return [
      [x - BESIDE, 0, z],
      [x + BESIDE, 0, z],
      [x, 0, z - BESIDE],
      [x, 0, z + BESIDE],
      [x, TALLEST, z],
    ];
  });
}
