/** The keys that walk over a grid of cells. */

type Step = (x: number, y: number) => void;

/** What each key does from a place; a step beyond the edge is the caller's to hold back. */
export function walkFrom(x: number, y: number, width: number, to: Step): Record<string, () => void> {
  return {
    ArrowLeft: () => to(x - 1, y),
    ArrowRight: () => to(x + 1, y),
    ArrowUp: () => to(x, y + 1),
    ArrowDown: () => to(x, y - 1),
    Home: () => to(0, y),
    End: () => to(width, y),
  };
}
