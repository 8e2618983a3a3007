/** Where the camera stands: on a turntable around its target, far enough away to show the whole lake. */

import { HALF } from "../model/measures";

export interface View {
  readonly azimuth: number; // 0 looks north from the south, growing clockwise seen from above
  readonly tilt: number; // above the horizon
  readonly zoom: number; // 1 shows the whole lake
  readonly x: number; // what it looks at
  readonly z: number;
}

export type Vec = readonly [number, number, number];

export const LEAST_TILT = 0.42;
export const TOP_TILT = Math.PI / 2 - 0.001;
const NEAREST = 4;
export const FARTHEST = 0.75; // a little more than the whole lake, to see the shore

const TURN = 0.47; // 27 degrees off the grid: no arch is seen end on
const FOOTROOM = 0.45; // for the letters of the nearest corner, which lie a little further out

/** Degrees from bottom to top: a long lens, as for a model; longest from above, so that arches do not lean. */
export function fieldOf({ tilt }: View): number {
  const t = Math.max(0, (tilt - 1.2) / (TOP_TILT - 1.2));
  return 26 - 18 * t * t * (3 - 2 * t);
}

/** The view from a seat's side, higher on tall screens, which are short of width. */
export function homeView(side: number, aspect: number): View {
  const tilt = 1.05 - 0.21 * Math.min(1, Math.max(0, (aspect - 0.7) / 0.7));
  return { azimuth: side + TURN, tilt, zoom: 1, x: 0, z: 0 };
}

/** Which side a seat looks from: the first from the south, the next ones clockwise. */
export function sideOf(index: number, seats: number): number {
  return seats === 2 ? index * Math.PI : (index * Math.PI) / 2;
}

/** The eighth of a circle that a view looks from: 0 is from the south to the south-west, then clockwise. */
export function octantOf({ azimuth }: View): number {
  const octant = Math.floor(azimuth / (Math.PI / 4)) % 8;
  return octant < 0 ? octant + 8 : octant;
}

/** Right, up and back of a camera that looks from there. */
export function axesOf({ azimuth, tilt }: View): readonly [Vec, Vec, Vec] {
  const [sa, ca, st, ct] = [Math.sin(azimuth), Math.cos(azimuth), Math.sin(tilt), Math.cos(tilt)];
  const back: Vec = [-sa * ct, st, ca * ct];
  return [[ca, 0, sa], [sa * st, ct, -ca * st], back];
}

/** How far away the camera must be, and how much higher it must look, to have a frame in sight. */
export function fitOf(
  view: View,
  aspect: number,
  frame: readonly Vec[],
): { readonly distance: number; readonly lift: number } {
  const [right, up, back] = axesOf(view);
  const slope = Math.tan((fieldOf(view) * Math.PI) / 360);
  const points = frame.map((point) => [dot(point, right), dot(point, up), dot(point, back)] as const);
  const across = Math.max(...points.map(([x, , depth]) => depth + Math.abs(x) / (slope * aspect)));
  let lift = 0;
  let distance = across;
  for (let i = 0; i < 12; i++) {
    const above = Math.max(...points.map(([, y, depth]) => depth + (y - lift) / slope));
    const below = Math.max(...points.map(([, y, depth]) => depth - (y - FOOTROOM - lift) / slope));
    lift += ((above - below) * slope) / 2; // centred: as much room above as below
    distance = Math.max(across, above, below);
  }
  return { distance, lift };
}

/** Where the camera is, and what it looks at. */
export function standOf(
  view: View,
  aspect: number,
  frame: readonly Vec[],
): { readonly eye: Vec; readonly target: Vec; readonly up: Vec } {
  const [, up, back] = axesOf(view);
  const { distance, lift } = fitOf(view, aspect, frame);
  const high = lift / view.zoom;
  const target: Vec = [view.x + up[0] * high, up[1] * high, view.z + up[2] * high];
  const off = distance / view.zoom;
  return { eye: [target[0] + back[0] * off, target[1] + back[1] * off, target[2] + back[2] * off], target, up };
}

/** A view within bounds: never below the shore, never much too far away, never off the lake. */
export function clampView(view: View): View {
  const zoom = Math.min(NEAREST, Math.max(FARTHEST, view.zoom));
  const room = HALF * Math.max(0, 1 - 1 / zoom) * 1.15;
  const within = (t: number): number => Math.min(room, Math.max(-room, t));
  return {
    ...view,
    zoom,
    tilt: Math.min(TOP_TILT, Math.max(LEAST_TILT, view.tilt)),
    x: within(view.x),
    z: within(view.z),
  };
}

/** Part of the way from one view to another, turning the short way. */
export function between(a: View, b: View, t: number): View {
  const mix = (from: number, to: number): number => from + (to - from) * t;
  const turn = Math.atan2(Math.sin(b.azimuth - a.azimuth), Math.cos(b.azimuth - a.azimuth));
  return {
    azimuth: a.azimuth + turn * t,
    tilt: mix(a.tilt, b.tilt),
    zoom: mix(a.zoom, b.zoom),
    x: mix(a.x, b.x),
    z: mix(a.z, b.z),
  };
}

function dot(a: Vec, b: Vec): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
