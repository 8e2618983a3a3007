/** The model itself: layers cut like a contour model, sockets in the water, the land around. */

import {
  type BufferGeometry,
  CircleGeometry,
  Color,
  ExtrudeGeometry,
  Path,
  RingGeometry,
  Shape,
  ShapeGeometry,
} from "three";
import { CELLS, isInUse, zoneOf } from "../../geometry/lake";
import type { Palette } from "../colour/palette";
import { BED, cellNear, floorAt, floorOf, HALF, pointOf, SHORE } from "./measures";
import { areaOf, outlinesOf, type Point } from "./outline";
import { Solid } from "./solid";

const BEVEL = 0.045;

/** All layers for a number of seats, as one geometry. */
export function boardGeometry(seats: number, palette: Palette): BufferGeometry {
  const solid = new Solid();
  const edge = new Color(palette.edge);
  const deepest = floorOf(2, seats);
  layer(solid, [plain(landLine(HALF + 2.1))], BED, deepest, colourOf(2, seats, palette), edge);
  let below = deepest;
  for (const zone of [3, 4, SHORE]) {
    const top = floorOf(zone, seats);
    const cells = CELLS.filter((cell) => zoneOf(cell) > 0 && zoneOf(cell) < zone);
    layer(solid, pierced(landLine(HALF + 2.1), outlinesOf(cells)), below, top, colourOf(zone, seats, palette), edge);
    below = top;
  }
  const rim = floorOf(SHORE, seats);
  const [, , meadow, hill] = palette.lands.map((land) => new Color(land));
  layer(solid, pierced(landLine(HALF + 2.1), [landLine(HALF + 1.22, 3)]), rim, rim + 0.12, meadow ?? edge, edge);
  layer(solid, pierced(landLine(HALF + 2.1), [landLine(HALF + 1.78, 5)]), rim + 0.12, rim + 0.25, hill ?? edge, edge);
  sockets(solid, seats, palette);
  return solid.build();
}

/** The surface of the water over the cells in use. */
export function waterGeometry(seats: number): BufferGeometry {
  const shapes = outlinesOf(CELLS.filter((cell) => isInUse(cell, seats))).filter((loop) => areaOf(loop) > 0);
  return new ShapeGeometry(shapes.map(plain)).rotateX(-Math.PI / 2);
}

/** How high the land lies at a place beside the lake. */
export function landAt(x: number, z: number, seats: number): number {
  const cell = cellNear(x, z);
  if (cell) return floorAt(cell, seats);
  const rim = floorOf(SHORE, seats);
  const out = squareRadius(x, z) - HALF;
  return out > 1.9 ? rim + 0.25 : out > 1.3 ? rim + 0.12 : rim;
}

/** A wavy square around the lake. */
function landLine(size: number, phase = 0): Point[] {
  return Array.from({ length: 120 }, (_, i) => {
    const angle = (i / 120) * Math.PI * 2;
    const wave =
      0.1 * Math.sin(angle * 5 + phase) + 0.08 * Math.sin(angle * 9 + phase * 2) + 0.05 * Math.sin(angle * 16 + 1);
    const reach = (size + wave) / squareRadius(Math.cos(angle), Math.sin(angle));
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
}

/** The size of the round-cornered square that a place lies on. */
function squareRadius(x: number, z: number): number {
  return (Math.abs(x) ** 6 + Math.abs(z) ** 6) ** (1 / 6);
}

function colourOf(zone: number, seats: number, palette: Palette): Color {
  if (zone > seats) return new Color(palette.lands[Math.min(3, zone - seats - 1)]);
  return new Color(palette.depths[zone === 2 ? 0 : zone === 3 ? 1 : 2]);
}

function plain(loop: readonly Point[]): Shape {
  const shape = new Shape();
  trace(shape, loop);
  return shape;
}

/** A sheet with water cut out of it; islands in the water are sheets of their own. */
function pierced(outer: readonly Point[], cuts: readonly (readonly Point[])[]): Shape[] {
  const sheet = plain(outer);
  for (const loop of cuts.filter((one) => areaOf(one) > 0)) {
    const cut = new Path();
    trace(cut, loop);
    sheet.holes.push(cut);
  }
  return [sheet, ...cuts.filter((one) => areaOf(one) < 0).map(plain)];
}

function trace(path: Path, loop: readonly Point[]): void {
  loop.forEach(([x, z], i) => {
    if (i === 0) path.moveTo(x, -z);
    else path.lineTo(x, -z);
  });
  path.closePath();
}

function layer(solid: Solid, shapes: Shape[], from: number, to: number, top: Color, edge: Color): void {
  const side = edge.clone().lerp(top, 0.45);
  const rim = top.clone().lerp(new Color("#ffffff"), 0.3); // a contour, as if drawn
  const sheet = new ExtrudeGeometry(shapes, {
    depth: to - from - BEVEL,
    bevelSize: BEVEL,
    bevelThickness: BEVEL,
    bevelOffset: -BEVEL,
    bevelSegments: 2,
  }).rotateX(-Math.PI / 2);
  solid.add(sheet, { at: [0, from, 0], colour: (_, normal) => (normal.y > 0.95 ? top : normal.y > 0.1 ? rim : side) });
}

/** Where feet go: a dark socket with a pale lip in each cell in use. */
function sockets(solid: Solid, seats: number, palette: Palette): void {
  for (const cell of CELLS.filter((one) => isInUse(one, seats))) {
    const { x, z } = pointOf(cell);
    const floor = colourOf(zoneOf(cell), seats, palette);
    const y = floorAt(cell, seats);
    const turn = [-Math.PI / 2, 0, 0] as const;
    solid.add(new CircleGeometry(0.13, 16), {
      at: [x, y + 0.006, z],
      turn,
      colour: floor.clone().multiplyScalar(0.35),
    });
    solid.add(new RingGeometry(0.13, 0.165, 18), {
      at: [x, y + 0.006, z],
      turn,
      colour: floor.clone().lerp(new Color("#ffffff"), 0.4),
    });
  }
}
