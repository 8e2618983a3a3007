/** Where a loupe lies for a finger on a lake: above it, or beside it near the upper edge. */

export const LOUPE = 124; // pixels across
const OFF = 34; // between the finger and the loupe

export function loupeAt(
  finger: { readonly x: number; readonly y: number },
  lake: { readonly width: number },
): { readonly left: number; readonly top: number; readonly width: number } {
  const above = finger.y - OFF - LOUPE;
  const beside = finger.x > lake.width / 2 ? finger.x - OFF - LOUPE : finger.x + OFF;
  const left = above >= 0 ? finger.x - LOUPE / 2 : beside;
  return { left: Math.max(0, Math.min(lake.width - LOUPE, left)), top: Math.max(0, above), width: LOUPE };
}
