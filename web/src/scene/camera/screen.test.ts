// @vitest-environment node
import { PerspectiveCamera } from "three";
import { describe, expect, it } from "vitest";
import { placeFigures } from "../../geometry/figures";
import { CELLS, isInUse } from "../../geometry/lake";
import { parsePosition } from "../../geometry/position";
import { CROWDED } from "../../geometry/position.fixture";
import { keyOf } from "../model/landing";
import { type Aim, aimOf, type Dot, type Grip } from "./aim";
import { frameOf } from "./frame";
import { archSpots, cellDot, cellUnder, pointCamera } from "./screen";
import { homeView, sideOf, TOP_TILT } from "./view";

const SIZES = [
  { width: 304, height: 304 }, // a phone of 320 pixels
  { width: 374, height: 374 },
  { width: 374, height: 560 },
  { width: 712, height: 712 },
  { width: 844, height: 300 },
  { width: 1400, height: 800 },
] as const;

const ARCHES = parsePosition(CROWDED).monsters.flatMap((monster) => monster.arches);

function homeCamera({ width, height }: (typeof SIZES)[number], seats: number, side = 0): PerspectiveCamera {
  const camera = new PerspectiveCamera();
  pointCamera(camera, homeView(sideOf(side, seats), width / height), width / height, frameOf(seats));
  return camera;
}

type Targets = readonly { readonly cell: string; readonly dot: Dot }[];

function targetsOf(camera: PerspectiveCamera, size: (typeof SIZES)[number], seats: number): Targets {
  return CELLS.map((cell) => ({ cell, dot: cellDot(cell, seats, camera, size) }));
}

/** The cells whose own middle means something else. */
function mistaken(targets: Targets, ghost: Grip | null = null): readonly string[] {
  const isRight = (cell: string, found: Aim): boolean =>
    ghost?.cells.includes(cell) ? found.kind === "ghost" : found.kind === "cell" && found.cell === cell;
  return targets.filter(({ cell, dot }) => !isRight(cell, aimOf(dot, targets, ghost))).map(({ cell }) => cell);
}

describe("a tap on a cell's own middle means that cell", () => {
  it("at every size, from each side and from above", () => {
    for (const size of SIZES)
      for (const seats of [2, 3, 4]) {
        const camera = homeCamera(size, seats, seats - 2);
        const targets = targetsOf(camera, size, seats);
        expect(mistaken(targets)).toEqual([]);
        const used = targets.filter(({ cell }) => isInUse(cell, seats));
        expect(used.filter(({ cell, dot }) => cellUnder(dot, camera, size) !== cell)).toEqual([]);
        const above = { ...homeView(0, size.width / size.height), tilt: TOP_TILT };
        pointCamera(camera, above, size.width / size.height, frameOf(seats));
        expect(mistaken(targetsOf(camera, size, seats))).toEqual([]);
      }
  });

  it("even where a ghost passes in front of it", () => {
    const [size] = SIZES;
    const camera = homeCamera(size, 4);
    const targets = targetsOf(camera, size, 4);
    for (const arch of ARCHES)
      expect(mistaken(targets, { line: archSpots(arch, camera, size), cells: arch.cells })).toEqual([]);
  });
});

describe("neighbouring cells", () => {
  it("are further apart on the smallest phone than they were along the columns", () => {
    const [size] = SIZES;
    const camera = homeCamera(size, 4);
    const dotAt = (cell: string) => cellDot(cell, 4, camera, size);
    const apart = (a: string, b: string) => Math.hypot(dotAt(a).x - dotAt(b).x, dotAt(a).y - dotAt(b).y);
    expect(Math.min(apart("f10", "f11"), apart("j10", "k10"), apart("j9", "j10"))).toBeGreaterThan(14);
  });
});

describe("heights", () => {
  it("are written on every arch of a crowded lake, on the arch itself and clear of each other", () => {
    for (const size of [SIZES[1], SIZES[3], SIZES[5]]) {
      const camera = homeCamera(size, 4);
      const lines = ARCHES.map((arch) => ({ key: keyOf(arch), spots: archSpots(arch, camera, size, 24) }));
      const figure = size.width < 600 ? 15 : 23;
      const places = placeFigures(lines, [], { figure, body: figure * 0.57, head: figure * 1.4 });
      const spots = lines.map(({ key, spots: all }) => all[places.get(key) ?? -1]);
      expect(spots.every((spot) => spot !== undefined)).toBe(true);
      const gaps = spots.flatMap((a, i) =>
        spots.slice(i + 1).map((b) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)),
      );
      expect(Math.min(...gaps)).toBeGreaterThan(figure * 0.8);
    }
  });
});
