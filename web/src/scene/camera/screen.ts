/** From the lake to the screen and back. */

import { type Camera, type PerspectiveCamera, Vector3 } from "three";
import type { Cell } from "../../geometry/cell";
import type { Spot } from "../../geometry/figures";
import type { Arch } from "../../geometry/position";
import { headingOf } from "../model/body";
import { archLine } from "../model/curve";
import { cellNear, floorAt, type Point, pointOf } from "../model/measures";
import type { Dot } from "./aim";
import { fieldOf, standOf, type Vec, type View } from "./view";

interface Size {
  readonly width: number;
  readonly height: number;
}

const WATER = -0.05; // about where a finger points at

/** Put a camera where a view is from. */
export function pointCamera(camera: PerspectiveCamera, view: View, aspect: number, frame: readonly Vec[]): void {
  const { eye, target, up } = standOf(view, aspect, frame);
  camera.fov = fieldOf(view);
  camera.aspect = aspect;
  camera.up.set(...up);
  camera.position.set(...eye);
  camera.lookAt(...target);
  camera.near = 2;
  camera.far = 400;
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
}

export function dotOf(x: number, y: number, z: number, camera: Camera, { width, height }: Size): Dot {
  const at = new Vector3(x, y, z).project(camera);
  return { x: ((at.x + 1) / 2) * width, y: ((1 - at.y) / 2) * height };
}

export function cellDot(cell: Cell, seats: number, camera: Camera, size: Size): Dot {
  const { x, z } = pointOf(cell);
  return dotOf(x, Math.max(0, floorAt(cell, seats)), z, camera, size);
}

/** Points along an arch, close enough to each other to be tapped between. */
export function archSpots(arch: Arch, camera: Camera, size: Size, steps = 40): readonly Spot[] {
  const from = pointOf(arch.tailward);
  const heading = headingOf(arch);
  return archLine(arch.length, arch.height, steps).map(([along, up]) => {
    const [x, z] = [from.x + heading.x * along, from.z + heading.z * along];
    return { ...dotOf(x, up, z, camera, size), away: camera.position.distanceTo(new Vector3(x, up, z)) };
  });
}

/** The place on the water under a point of the screen; null above the horizon. */
export function pointUnder({ x, y }: Dot, camera: Camera, { width, height }: Size): Point | null {
  const through = new Vector3((x / width) * 2 - 1, 1 - (y / height) * 2, 0.5).unproject(camera).sub(camera.position);
  if (through.y >= 0) return null;
  const far = (WATER - camera.position.y) / through.y;
  return { x: camera.position.x + through.x * far, z: camera.position.z + through.z * far };
}

export function cellUnder(dot: Dot, camera: Camera, size: Size): Cell | null {
  const place = pointUnder(dot, camera, size);
  return place ? cellNear(place.x, place.z) : null;
}
