/** The measures of the river: where a move lies, where a seat's band begins and ends, what is known so far. */

/** What each seat's share of the victory was after a move, and whether that is certain. */
export interface Point {
  readonly shares: Readonly<Record<string, number>>; // by colour; they sum to one
  readonly proved: boolean;
}

/** The points of a game: before the first move, and after each; null where nobody has looked yet. */
export type Points = readonly (Point | null)[];

export const MARGIN = 15; // left and right of the river, so that its ends can be touched

export function xOf(ply: number, count: number, width: number): number {
  return MARGIN + (count ? ply / count : 0) * (width - 2 * MARGIN);
}

/** The move that lies nearest to a place. */
export function plyAt(x: number, count: number, width: number): number {
  const ply = Math.round(((x - MARGIN) / (width - 2 * MARGIN)) * count);
  return Math.max(0, Math.min(count, ply));
}

/** From one ply to another, both included. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Where something holds for one ply after another. */
export function stretchesOf(points: Points, holds: (point: Point) => boolean): readonly Stretch[] {
  const found: Stretch[] = [];
  for (const [ply, point] of points.entries()) {
    if (!point || !holds(point)) continue;
    const last = found.at(-1);
    if (last?.to === ply - 1) found[found.length - 1] = { from: last.from, to: ply };
    else found.push({ from: ply, to: ply });
  }
  return found;
}

/** A stretch reaches half a move into what is not known, and never over the ends of the game. */
export function sidesOf({ from, to }: Stretch, count: number, width: number): readonly [number, number] {
  return [xOf(Math.max(0, from - 0.5), count, width), xOf(Math.min(count, to + 0.5), count, width)];
}

/** The upper and the lower edge of a colour's band, from 0 at the top to 1; the first colour is on top. */
export function edgesOf({ shares }: Point, colours: readonly string[], colour: string): readonly [number, number] {
  const above = colours.slice(0, colours.indexOf(colour)).reduce((sum, one) => sum + (shares[one] ?? 0), 0);
  return [Math.min(1, above), Math.min(1, above + (shares[colour] ?? 0))];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The outline of a colour's band along a stretch. */
export function bandPath(
  points: Points,
  { from, to }: Stretch,
  colours: readonly string[],
  colour: string,
  { width, height }: Size,
): string {
  const count = points.length - 1;
  const [left, right] = sidesOf({ from, to }, count, width);
  const edges = points.slice(from, to + 1).flatMap((point, i) => {
    if (!point) return [];
    const [upper, lower] = edgesOf(point, colours, colour);
    return [{ x: xOf(from + i, count, width), upper: upper * height, lower: lower * height }];
  });
  const [first, last] = [edges[0], edges.at(-1)];
  if (!first || !last) return "";
  const upper = [
    { x: left, y: first.upper },
    ...edges.map(({ x, upper: y }) => ({ x, y })),
    { x: right, y: last.upper },
  ];
  const lower = [
    { x: left, y: first.lower },
    ...edges.map(({ x, lower: y }) => ({ x, y })),
    { x: right, y: last.lower },
  ];
  return `M${at(upper[0])}${flow(upper)}L${at(lower.at(-1))}${flow(lower.reverse())}Z`;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** On through some spots. Every edge bends alike, so that no two of them ever cross. */
function flow(spots: readonly Spot[]): string {
  return spots
    .slice(1)
    .map((spot, i) => {
      const before = spots[i] ?? spot;
      if (before.x === spot.x || before.y === spot.y) return `L${at(spot)}`;
      const middle = (before.x + spot.x) / 2;
      return `C${at({ x: middle, y: before.y })} ${at({ x: middle, y: spot.y })} ${at(spot)}`;
    })
    .join("");
}

function at(spot: Spot | undefined): string {
  return spot ? `${round(spot.x)} ${round(spot.y)}` : "";
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** How high each of some pins must stand so that none hides another: 0 or 1. */
export function levelsOf(places: readonly number[], room: number): readonly number[] {
  const levels: number[] = [];
  for (const [i, x] of places.entries()) {
    const isClose = i > 0 && x - (places[i - 1] ?? 0) < room;
    levels.push(isClose && levels[i - 1] === 0 ? 1 : 0);
  }
  return levels;
}
