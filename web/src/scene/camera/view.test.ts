// @vitest-environment node
import { describe, expect, it } from "vitest";
import { CELLS, isInUse } from "../../geometry/lake";
import { labelsAt } from "../model/labels";
import { apexOf, HALF, pointOf } from "../model/measures";
import { frameOf } from "./frame";
import {
  axesOf,
  between,
  clampView,
  FARTHEST,
  fieldOf,
  fitOf,
  homeView,
  LEAST_TILT,
  octantOf,
  sideOf,
  standOf,
  TOP_TILT,
  type Vec,
  type View,
} from "./view";

const SHAPES = [0.4, 360 / 740, 0.75, 1, 1.6, 2.4];
const FRAMES = [2, 3, 4].map((seats) => [seats, frameOf(seats)] as const);

/** Says where points are on a screen that reaches from -1 to 1. */
function screenOf(view: View, aspect: number, frame: readonly Vec[]): (point: Vec) => readonly [number, number] {
  const [right, up, back] = axesOf(view);
  const { eye } = standOf(view, aspect, frame);
  const slope = Math.tan((fieldOf(view) * Math.PI) / 360);
  return (point) => {
    const off: Vec = [point[0] - eye[0], point[1] - eye[1], point[2] - eye[2]];
    const dot = (a: Vec): number => a[0] * off[0] + a[1] * off[1] + a[2] * off[2];
    const depth = -dot(back) * slope;
    return [dot(right) / (depth * aspect), dot(up) / depth];
  };
}

/** The feet and the highest apexes of all cells in use. */
function standingOn(seats: number): readonly Vec[] {
  const cells = CELLS.filter((one) => isInUse(one, seats)).map(pointOf);
  return [0, apexOf(6)].flatMap((up) => cells.map(({ x, z }): Vec => [x, up, z]));
}

/** How far from the middle of the screen the outermost of some points is. */
function outermost(seen: readonly (readonly [number, number])[]): number {
  return Math.max(...seen.flat().map(Math.abs));
}

describe("the camera", () => {
  it("has every cell, and what may stand there, in sight from each side, at each tilt and shape of screen", () => {
    for (const [seats, frame] of FRAMES)
      for (const aspect of SHAPES)
        for (const azimuth of [0, 0.7, Math.PI / 2, Math.PI, 4])
          for (const tilt of [LEAST_TILT, 0.84, TOP_TILT]) {
            const view = { ...homeView(azimuth, aspect), tilt };
            expect(outermost(standingOn(seats).map(screenOf(view, aspect, frame)))).toBeLessThanOrEqual(1);
          }
  });

  it("has all letters in sight at home", () => {
    for (const [seats, frame] of FRAMES)
      for (const aspect of SHAPES)
        for (const side of [0, 1, 2, 3]) {
          const home = homeView(sideOf(side, 4), aspect);
          const letters = labelsAt(Math.floor(octantOf(home) / 2), seats);
          const points = letters.map(({ x, y }): Vec => [x + 0.5 - HALF, 0, HALF - 0.5 - y]);
          expect(outermost(points.map(screenOf(home, aspect, frame)))).toBeLessThanOrEqual(1);
        }
  });

  it("looks 25 to 30 degrees off the grid at home, so that no arch is seen end on", () => {
    for (const side of [0, 1, 2, 3]) {
      const degrees = ((homeView(sideOf(side, 4), 1).azimuth * 180) / Math.PI) % 90;
      expect(degrees).toBeGreaterThanOrEqual(25);
      expect(degrees).toBeLessThanOrEqual(30);
    }
  });

  it("fills the picture with the lake, across or from top to bottom", () => {
    for (const [seats, frame] of FRAMES)
      for (const aspect of SHAPES) {
        const seen = standingOn(seats).map(screenOf(homeView(0, aspect), aspect, frame));
        const spread = (axis: 0 | 1): number => {
          const all = seen.map((one) => one[axis]);
          return (Math.max(...all) - Math.min(...all)) / 2;
        };
        expect(Math.max(spread(0), spread(1))).toBeGreaterThan(0.75);
      }
  });

  it("stands no further away than it must", () => {
    const frame = frameOf(4);
    const { distance } = fitOf(homeView(0, 0.5), 0.5, frame);
    expect(distance).toBeLessThan(fitOf(homeView(0, 0.4), 0.4, frame).distance);
  });

  it("comes nearer where fewer cells are in use", () => {
    const distances = FRAMES.map(([, frame]) => fitOf(homeView(0, 1), 1, frame).distance);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(new Set(distances).size).toBe(3);
  });

  it("looks from the south first, then clockwise", () => {
    const nearest = (index: number): string => {
      const [x, , z] = standOf(homeView(sideOf(index, 4), 1), 1, frameOf(4)).eye;
      return Math.abs(x) > Math.abs(z) ? (x < 0 ? "west" : "east") : z < 0 ? "north" : "south";
    };
    expect([0, 1, 2, 3].map(nearest)).toEqual(["south", "west", "north", "east"]);
  });

  it("stays within bounds", () => {
    const wild = clampView({ azimuth: 9, tilt: -3, zoom: 0.1, x: 99, z: -99 });
    expect(wild).toMatchObject({ tilt: LEAST_TILT, zoom: FARTHEST });
    expect([Math.abs(wild.x), Math.abs(wild.z)]).toEqual([0, 0]);
  });

  it("turns the short way", () => {
    const view = homeView(0, 1);
    const half = between({ ...view, azimuth: 0.1 }, { ...view, azimuth: 2 * Math.PI - 0.1 }, 0.5);
    expect(half.azimuth).toBeCloseTo(0);
  });
});
