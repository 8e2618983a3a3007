/** The outlines of sets of cells, with round corners: what the layers of the model are cut along. */

import type { Cell } from "../../geometry/cell";
import { pointOf } from "./measures";

export type Point = readonly [number, number]; // x and z

/** The closed lines around cells, water on the left hand; each corner rounded. */
export function outlinesOf(cells: readonly Cell[]): readonly (readonly Point[])[] {
  return loops(borders(cells)).map((loop) => rounded(rounded(rounded(halved(loop)))));
}

/** The area that a closed line goes around, negative when it runs the other way. */
export function areaOf(loop: readonly Point[]): number {
  return loop.reduce((sum, [x, z], i) => {
    const [nx, nz] = loop[(i + 1) % loop.length] ?? [x, z];
    return sum + (x * nz - nx * z) / 2;
  }, 0);
}

function borders(cells: readonly Cell[]): Map<string, { from: Point; to: Point }[]> {
  const all = new Set(cells.map((cell) => `${pointOf(cell).x},${pointOf(cell).z}`));
  const edges = new Map<string, { from: Point; to: Point }[]>();
  for (const cell of cells) {
    const { x, z } = pointOf(cell);
    const corners: readonly Point[] = [
      [x - 0.5, z - 0.5],
      [x + 0.5, z - 0.5],
      [x + 0.5, z + 0.5],
      [x - 0.5, z + 0.5],
    ];
    const beyond: readonly Point[] = [
      [x, z - 1],
      [x + 1, z],
      [x, z + 1],
      [x - 1, z],
    ];
    beyond.forEach(([bx, bz], i) => {
      const [from, to] = [corners[i], corners[(i + 1) % 4]];
      if (all.has(`${bx},${bz}`) || !from || !to) return;
      const key = from.join();
      edges.set(key, [...(edges.get(key) ?? []), { from, to }]);
    });
  }
  return edges;
}

function loops(edges: Map<string, { from: Point; to: Point }[]>): Point[][] {
  const found: Point[][] = [];
  for (const start of edges.values())
    while (start.length > 0) {
      const loop: Point[] = [];
      let edge = start.pop();
      while (edge) {
        loop.push(edge.from);
        edge = edges.get(edge.to.join())?.pop();
      }
      found.push(loop);
    }
  return found;
}

function halved(loop: readonly Point[]): Point[] {
  return loop.flatMap((point, i) => [point, between(point, loop[(i + 1) % loop.length] ?? point, 0.5)]);
}

/** Cut every corner (Chaikin). */
function rounded(loop: readonly Point[]): Point[] {
  return loop.flatMap((point, i) => {
    const next = loop[(i + 1) % loop.length] ?? point;
    return [between(point, next, 0.25), between(point, next, 0.75)];
  });
}

function between(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}
