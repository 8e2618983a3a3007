/** The cells that nothing may hide while a choice is open: rings, the feet of the arch in hand, and under the mouse. */

import type { Cell } from "../../geometry/cell";
import type { Picture } from "../../geometry/picture";

export function clearedFor({ rings, near, ghost }: Picture, hovered: Cell | null): readonly Cell[] {
  const feet = ghost ? [ghost.arch.tailward, ghost.arch.headward, ghost.offending] : [near];
  const under = rings.length > 0 ? [hovered] : [];
  const found = [...under, ...feet, ...rings.map(({ cell }) => cell)];
  return [...new Set(found)].filter((cell) => cell !== null && cell !== undefined);
}
