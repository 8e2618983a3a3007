/** Where the heights are written, in both lakes: on each arch where nothing covers it, never one over the other. */

interface Dot {
  readonly x: number;
  readonly y: number;
}

/** A point of an arch in the picture. */
export interface Spot extends Dot {
  readonly away: number; // from the eye: what is nearer covers what is further away
}

/** An arch in the picture, from foot to foot. */
export interface Line {
  readonly key: string;
  readonly spots: readonly Spot[];
  readonly keepsOff?: readonly Dot[]; // what its figure could be taken for part of
}

const BEFORE = 0.3; // so much nearer, another arch is in front
const LEAST = 0.1; // of the way: figures keep off the feet
const PASSES = 3;

/**
 * Which spot of each line carries its figure. Figures, bodies and heads are so wide, in the units of the spots; a
 * figure keeps off heads, and rather stays where it was than moves a little.
 */
export function placeFigures(
  lines: readonly Line[],
  heads: readonly Dot[],
  width: { readonly figure: number; readonly body: number; readonly head: number },
  before: ReadonlyMap<string, number> = new Map(),
): ReadonlyMap<string, number> {
  const places = lines.map((line) => ({
    line,
    offers: offersOf(line, lines, heads, width, before.get(line.key)),
  }));
  const chosen = new Map(places.map(({ line, offers }) => [line.key, best(offers, () => 0)]));
  for (let pass = 0; pass < PASSES; pass++)
    for (const { line, offers } of places) {
      const others = lines.filter((one) => one !== line).map((one) => one.spots[chosen.get(one.key) ?? 0]);
      const crowding = (index: number): number => {
        const spot = line.spots[index];
        return others.reduce(
          (sum, other) => sum + (spot && other ? 20 * Math.max(0, 1 - apart(spot, other) / width.figure) : 0),
          0,
        );
      };
      chosen.set(line.key, best(offers, crowding));
    }
  return chosen;
}

interface Offer {
  readonly index: number;
  readonly cost: number;
}

/** All spots that may carry the figure; the middle is best, where it is in sight. */
function offersOf(
  line: Line,
  lines: readonly Line[],
  heads: readonly Dot[],
  width: { readonly figure: number; readonly body: number; readonly head: number },
  before: number | undefined,
): readonly Offer[] {
  const last = line.spots.length - 1;
  const covering = (width.figure + width.body) / 2;
  const nearer = lines.filter((other) => other !== line).flatMap(({ spots }) => spots.filter(mayCover(line, covering)));
  return line.spots.flatMap((spot, index) => {
    const part = index / last;
    if (part < LEAST || part > 1 - LEAST) return [];
    const covers = nearer.some((one) => one.away < spot.away - BEFORE && apart(one, spot) < covering);
    const isOnHead = [...heads, ...(line.keepsOff ?? [])].some(
      (head) => apart(head, spot) < (width.figure + width.head) / 2,
    );
    const cost = 2 * Math.abs(part - 0.5) + (covers ? 2 : 0) + (isOnHead ? 2 : 0) - (index === before ? 0.4 : 0);
    return [{ index, cost }];
  });
}

/** Whether a spot of another line is near enough to a line to cover part of it: most are not. */
function mayCover({ spots }: Line, covering: number): (spot: Spot) => boolean {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - covering, Math.max(...xs) + covering];
  const [top, bottom] = [Math.min(...ys) - covering, Math.max(...ys) + covering];
  return ({ x, y }) => x > left && x < right && y > top && y < bottom;
}

function best(offers: readonly Offer[], crowding: (index: number) => number): number {
  let found = { index: 0, cost: Number.POSITIVE_INFINITY };
  for (const { index, cost } of offers) {
    const whole = cost + crowding(index);
    if (whole < found.cost) found = { index, cost: whole };
  }
  return found.index;
}

function apart(a: Dot, b: Dot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
