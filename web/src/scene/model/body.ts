/** Monsters as geometry: arches, the neck and head, the tail; and where heads look. */

import { type BufferGeometry, Color, ConeGeometry, OctahedronGeometry, RingGeometry, SphereGeometry } from "three";
import type { Cell } from "../../geometry/cell";
import type { Arch, Colour, Monster, Position } from "../../geometry/position";
import { SKIN_COLOURS } from "../colour/palette";
import { archCurve, LEAN, neckCurve, tailCurve } from "./curve";
import { modelHead, type Temper } from "./heads";
import { apexOf, FOOT, type Point, pointOf } from "./measures";
import { type SkinTones, Solid } from "./solid";

interface Grain {
  readonly sides: number;
  readonly step: number;
}

const FOAM = new Color("#cfe9e6");

function tonesOf(colour: Colour): SkinTones {
  return { skin: new Color(SKIN_COLOURS[colour].skin), belly: new Color(SKIN_COLOURS[colour].belly) };
}

/** Arches as one geometry; a swollen one serves as their outline. */
export function archesGeometry(arches: readonly Arch[], grain: Grain, swell = 0): BufferGeometry {
  const solid = new Solid();
  for (const arch of arches) addArch(solid, arch, grain, swell);
  return solid.build();
}

export function addArch(solid: Solid, arch: Arch, grain: Grain, swell = 0): void {
  const curve = archCurve(arch.length, arch.height, grain.step);
  solid.tube(curve, pointOf(arch.tailward), headingOf(arch), tonesOf(arch.colour), grain.sides, swell);
}

/** A thin ring of foam where each foot leaves the water. */
export function addFoam(solid: Solid, arch: Arch): void {
  for (const { x, z } of [pointOf(arch.tailward), pointOf(arch.headward)])
    solid.add(new RingGeometry(FOOT - 0.01, FOOT + 0.028, 20), {
      at: [x, 0.01, z],
      turn: [-Math.PI / 2, 0, 0],
      colour: FOAM,
    });
}

/** From the tail's foot to the head's. */
export function headingOf(arch: Arch): Point {
  const [from, to] = [pointOf(arch.tailward), pointOf(arch.headward)];
  return { x: Math.sign(to.x - from.x), z: Math.sign(to.z - from.z) };
}

/** How high a head floats above an arch of that height. */
export function headRise(height: number): number {
  return apexOf(height) + 0.22;
}

/** A head on its neck: the neck stands at the origin, the head looks along +x. */
export function addHead(solid: Solid, colour: Colour, height: number, temper: Temper, grain: Grain): void {
  const rise = headRise(height);
  solid.tube(neckCurve(rise, grain.step), { x: 0, z: 0 }, { x: 1, z: 0 }, tonesOf(colour), grain.sides);
  const head = new Solid();
  modelHead(head, colour, temper);
  solid.add(head.build(), { at: [LEAN, rise + 0.14, 0], turn: [0, 0, NOD[temper]], size: 1.2, grain: 1 });
}

const NOD: Readonly<Record<Temper, number>> = { calm: 0, sulky: -0.3, proud: 0.18 };

export function addTail(solid: Solid, arch: Arch, grain: Grain): void {
  const from = pointOf(arch.tailward);
  const inwards = headingOf(arch);
  const heading = { x: -inwards.x, z: -inwards.z };
  const curve = tailCurve(arch.height, grain.step * 0.7);
  solid.tube(curve, from, heading, tonesOf(arch.colour), grain.sides);
  const tip = curve.at(-1);
  if (!tip) return;
  const at = [from.x + heading.x * tip.along, tip.up + 0.04, from.z + heading.z * tip.along] as const;
  const turn = [0, Math.atan2(-heading.z, heading.x), 0] as const;
  const belly = new Color(SKIN_COLOURS[arch.colour].belly);
  if (arch.colour === "orange") solid.add(new SphereGeometry(0.13, 14, 10), { at, turn, colour: belly });
  if (arch.colour === "green")
    solid.add(new ConeGeometry(0.15, 0.3, 4), { at, turn, size: [1, 1, 0.45], colour: belly });
  if (arch.colour === "purple")
    solid.add(new OctahedronGeometry(0.15), { at, turn, size: [0.9, 1.35, 0.6], colour: belly });
  if (arch.colour === "black")
    for (const side of [1, -1])
      solid.add(new SphereGeometry(0.13, 12, 8), {
        at: [at[0] - heading.z * 0.1 * side, at[1] + 0.04, at[2] + heading.x * 0.1 * side],
        turn: [0.6 * side * heading.x, 0, 0.6 * side * heading.z],
        size: [heading.x ? 0.45 : 1, 0.8, heading.x ? 1 : 0.45],
        colour: belly,
      });
}

/** Which way a head looks by itself: away from its arch, or aside where another end is in front of it. */
export function gazeOf(position: Position, monster: Monster): Point {
  const last = monster.arches.at(-1);
  if (!last) return { x: 0, z: 1 };
  const ahead = headingOf(last);
  const ways = [ahead, { x: -ahead.z, z: ahead.x }, { x: ahead.z, z: -ahead.x }];
  const ends = new Set(position.monsters.flatMap(endsOf));
  const here = pointOf(last.headward);
  return ways.find((way) => !ends.has(`${here.x + way.x},${here.z + way.z}`)) ?? ahead;
}

function endsOf({ arches }: Monster): string[] {
  const [first, last] = [arches[0], arches.at(-1)];
  return first && last ? [first.tailward, last.headward].map(keyOf) : [];
}

function keyOf(cell: Cell): string {
  const { x, z } = pointOf(cell);
  return `${x},${z}`;
}
