// @vitest-environment node
import { describe, expect, it } from "vitest";
import { HALF, reachOf } from "../model/measures";
import {
  axesOf,
  between,
  clampView,
  FARTHEST,
  fieldOf,
  fitOf,
  homeView,
  LEAST_TILT,
  sideOf,
  standOf,
  TOP_TILT,
  type Vec,
} from "./view";

/** Where a point is on a screen that reaches from -1 to 1. */
function onScreen(point: Vec, azimuth: number, tilt: number, aspect: number): readonly [number, number] {
  const view = { ...homeView(azimuth, aspect), tilt };
  const [right, up, back] = axesOf(view);
  const { eye } = standOf(view, aspect, HALF);
  const off: Vec = [point[0] - eye[0], point[1] - eye[1], point[2] - eye[2]];
  const dot = (a: Vec): number => a[0] * off[0] + a[1] * off[1] + a[2] * off[2];
  const depth = -dot(back) * Math.tan((fieldOf(view) * Math.PI) / 360);
  return [dot(right) / (depth * aspect), dot(up) / depth];
}

describe("the camera", () => {
  it("has every corner of the lake in sight from each side, at each tilt and shape of screen", () => {
    for (const aspect of [0.4, 360 / 740, 0.75, 1, 1.6, 2.4])
      for (const azimuth of [0, 0.7, Math.PI / 2, Math.PI, 4])
        for (const tilt of [LEAST_TILT, 0.84, TOP_TILT])
          for (const x of [-HALF, HALF])
            for (const z of [-HALF, HALF]) {
              const [sx, sy] = onScreen([x, 0, z], azimuth, tilt, aspect);
              expect(Math.max(Math.abs(sx), Math.abs(sy))).toBeLessThanOrEqual(1);
            }
  });

  it("stands no further away than it must", () => {
    const { distance } = fitOf(homeView(0, 0.5), 0.5, HALF);
    expect(distance).toBeLessThan(fitOf(homeView(0, 0.4), 0.4, HALF).distance);
  });

  it("comes nearer where fewer cells are in use", () => {
    const distances = [2, 3, 4].map((seats) => fitOf(homeView(0, 1), 1, reachOf(seats)).distance);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(new Set(distances).size).toBe(3);
  });

  it("looks from the south first, then clockwise", () => {
    const eye = (index: number): readonly [number, number] => {
      const stand = standOf(homeView(sideOf(index, 4), 1), 1, HALF).eye;
      return [Math.sign(Math.round(stand[0])) + 0, Math.sign(Math.round(stand[2])) + 0];
    };
    expect([0, 1, 2, 3].map(eye)).toEqual([
      [0, 1],
      [-1, 0],
      [0, -1],
      [1, 0],
    ]);
  });

  it("stays within bounds", () => {
    const wild = clampView({ azimuth: 9, tilt: -3, zoom: 0.1, x: 99, z: -99 });
    expect(wild).toMatchObject({ tilt: LEAST_TILT, zoom: FARTHEST });
    expect([Math.abs(wild.x), Math.abs(wild.z)]).toEqual([0, 0]);
  });

  it("turns the short way", () => {
    const half = between(homeView(0.1, 1), homeView(2 * Math.PI - 0.1, 1), 0.5);
    expect(half.azimuth).toBeCloseTo(0);
  });
});
