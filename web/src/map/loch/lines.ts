/** Lines without corners, as paths of SVG. */

export type Point = readonly [number, number];

/** A closed line through points, without corners. */
export function smooth(points: readonly Point[]): string {
  const at = (i: number) => points[(i + points.length) % points.length] ?? [0, 0];
  return `M${at(0).join(" ")}${points.map((_, i) => bend(at(i - 1), at(i), at(i + 1), at(i + 2))).join("")}Z`;
}

/** An open one. */
export function smoothLine(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.max(0, Math.min(i, points.length - 1))] ?? [0, 0];
  const bends = points.slice(1).map((_, i) => bend(at(i - 1), at(i), at(i + 1), at(i + 2)));
  return `M${at(0).join(" ")}${bends.join("")}`;
}

function bend(before: Point, from: Point, to: Point, after: Point): string {
  const a = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
  const b = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
  return `C${[...a, ...b, ...to].map((value) => Math.round(value * 10) / 10).join(" ")}`;
}
