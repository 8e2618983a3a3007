/** Who looks on: small tourists with cameras, and one Highland cow. */

import {
  BoxGeometry,
  type BufferGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  SphereGeometry,
  TorusGeometry,
} from "three";
import { landAt } from "./board";
import { HALF, reachOf } from "./measures";
import { jettyEnd } from "./scenery";
import { Solid } from "./solid";

const WHITE = new Color("#ffffff");
const SKIN = new Color("#e6b48c");
const BOOT = new Color("#4a3a30");
const METAL = new Color("#2c2c33");
const LENS = new Color("#7fb6d6");
const FUR = new Color("#b5652c");
const FRINGE = new Color("#cc7f3f");
const MUZZLE = new Color("#e7b79a");
const HORN = new Color("#f2e5c6");

export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly coat: string;
  readonly size: number;
}

/** Where the tourists stand, and in which coats. */
export function standsOf(seats: number): readonly Stand[] {
  const end = jettyEnd(seats);
  const out = reachOf(seats) + 0.95;
  const near = reachOf(seats) / HALF;
  const at = (x: number, z: number, coat: string, size: number): Stand => ({
    x,
    z,
    coat,
    size,
    y: landAt(x, z, seats),
  });
  return [
    { ...end, x: end.x + 1.05, coat: "#d94f3d", size: 1 },
    at(-out - 0.3, 2.2 * near, "#f0c23c", 1),
    at(-out - 0.35, 2.2 * near + 0.6, "#4f86b8", 0.72),
    at(out + 0.35, -3.4 * near, "#5f9a6e", 0.95),
    at(2.4 * near, -out - 0.4, "#c96f9c", 0.9),
    at(2.4 * near + 0.6, -out - 0.35, "#3f5f8f", 1.05),
  ];
}

export function cowStand(seats: number): Stand {
  const [x, z] = [-0.56 * reachOf(seats), -reachOf(seats) - 1.3];
  return { x, z, y: landAt(x, z, seats), coat: "", size: 1 };
}

/** What is the coat's colour: drawn white, tinted for each tourist. Looks along +x. */
export function coatGeometry(): BufferGeometry {
  const solid = new Solid();
  solid.add(new CylinderGeometry(0.09, 0.15, 0.34, 12), { at: [0, 0.32, 0], colour: WHITE });
  solid.add(new SphereGeometry(0.1, 12, 8), { at: [0, 0.48, 0], size: [1, 0.7, 1.1], colour: WHITE });
  for (const side of [1, -1])
    solid.add(new CylinderGeometry(0.036, 0.045, 0.26, 8), {
      at: [0.1, 0.47, 0.105 * side],
      turn: [0.35 * side, 0, 1.15],
      colour: WHITE,
    });
  solid.add(new SphereGeometry(0.115, 12, 6, 0, Math.PI * 2, 0, Math.PI / 2), { at: [-0.01, 0.655, 0], colour: WHITE });
  solid.add(new SphereGeometry(0.035, 8, 6), { at: [-0.01, 0.78, 0], colour: WHITE });
  return solid.build();
}

/** The rest of a tourist: face, boots and camera. */
export function touristGeometry(): BufferGeometry {
  const solid = new Solid();
  solid.add(new SphereGeometry(0.11, 14, 10), { at: [0, 0.62, 0], colour: SKIN });
  for (const side of [1, -1])
    solid.add(new CylinderGeometry(0.05, 0.06, 0.2, 8), { at: [0, 0.1, 0.065 * side], colour: BOOT });
  solid.add(new BoxGeometry(0.08, 0.1, 0.17), { at: [0.18, 0.58, 0], colour: METAL });
  solid.add(new CylinderGeometry(0.04, 0.045, 0.08, 12), {
    at: [0.25, 0.575, 0],
    turn: [0, 0, Math.PI / 2],
    colour: METAL,
  });
  solid.add(new CylinderGeometry(0.032, 0.032, 0.01, 12), {
    at: [0.293, 0.575, 0],
    turn: [0, 0, Math.PI / 2],
    colour: LENS,
  });
  solid.add(new BoxGeometry(0.04, 0.03, 0.05), { at: [0.19, 0.645, 0.04], colour: new Color("#f6f1e0") });
  return solid.build();
}

/** One Highland cow, her fringe over her eyes. Looks along +x. */
export function cowGeometry(): BufferGeometry {
  const solid = new Solid();
  const furry = (at: readonly [number, number, number], size: readonly [number, number, number], colour = FUR) =>
    solid.add(new SphereGeometry(1, 14, 10), { at, size, colour });
  furry([0, 0.45, 0], [0.42, 0.27, 0.25]);
  furry([0.2, 0.5, 0], [0.22, 0.27, 0.24]);
  for (const x of [-0.25, 0.25])
    for (const z of [-0.14, 0.14]) {
      solid.add(new CylinderGeometry(0.075, 0.06, 0.36, 8), { at: [x, 0.2, z], colour: FUR });
      solid.add(new CylinderGeometry(0.06, 0.065, 0.06, 8), { at: [x, 0.03, z], colour: BOOT });
    }
  furry([0.5, 0.62, 0], [0.18, 0.19, 0.17]);
  furry([0.63, 0.53, 0], [0.1, 0.1, 0.12], MUZZLE);
  for (const side of [1, -1]) {
    solid.add(new SphereGeometry(0.016, 6, 5), { at: [0.725, 0.55, 0.04 * side], colour: BOOT });
    solid.add(new TorusGeometry(0.19, 0.035, 8, 10, Math.PI * 0.6), {
      at: [0.47, 0.9, 0.19 * side],
      turn: [0, side > 0 ? -Math.PI / 2 : Math.PI / 2, -Math.PI * 0.55],
      colour: HORN,
    });
    solid.add(new SphereGeometry(1, 10, 6), {
      at: [0.44, 0.63, 0.21 * side],
      size: [0.05, 0.05, 0.11],
      colour: FRINGE,
    });
    solid.add(new ConeGeometry(0.06, 0.3, 6), {
      at: [0.62, 0.66, 0.05 * side],
      turn: [0.15 * side, 0, 2.75],
      size: [0.7, 1, 1],
      colour: FRINGE,
    });
  }
  solid.add(new SphereGeometry(1, 12, 8), { at: [0.5, 0.77, 0], size: [0.14, 0.08, 0.14], colour: FRINGE });
  solid.add(new ConeGeometry(0.06, 0.32, 6), {
    at: [0.66, 0.66, 0],
    turn: [0, 0, 2.7],
    size: [0.6, 1, 1],
    colour: FRINGE,
  });
  solid.add(new CylinderGeometry(0.02, 0.03, 0.36, 6), { at: [-0.44, 0.42, 0], turn: [0, 0, -0.25], colour: FUR });
  furry([-0.48, 0.22, 0], [0.05, 0.09, 0.05], FRINGE);
  return solid.build();
}
