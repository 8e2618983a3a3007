/** What grows and stands around the lake: pines, heather, stones and the jetty, as one geometry. */

import { BoxGeometry, type BufferGeometry, Color, ConeGeometry, CylinderGeometry, IcosahedronGeometry } from "three";
import { CELLS, isInUse, zoneOf } from "../../geometry/lake";
import { landAt } from "./board";
import { floorAt, floorOf, HALF, pointOf, reachOf, SHORE } from "./measures";
import { seededRandom } from "./random";
import { Solid } from "./solid";

const HEATHER = ["#a86fa3", "#8f5b95", "#c78fb6", "#7c8b4e", "#96a45a"].map((one) => new Color(one));
const PINE = ["#3f6b4a", "#4c7a50", "#365f49"].map((one) => new Color(one));
const STONE = ["#a9a49a", "#8f8c86", "#bdb6a6"].map((one) => new Color(one));
const BARK = new Color("#6b4a34");
const PLANK = new Color("#b98d5f");

export function sceneryGeometry(seats: number): BufferGeometry {
  const solid = new Solid();
  pines(solid, seats);
  shore(solid, seats);
  terraces(solid, seats);
  jetty(solid, seats);
  return solid.build();
}

/** Where the jetty begins, at the water. */
export function jettyEnd(seats: number): { readonly x: number; readonly y: number; readonly z: number } {
  const reach = reachOf(seats) - 0.5;
  return { x: reach + 0.15, y: floorOf(SHORE, seats) + 0.12, z: reach };
}

/** Pines stand at the corners only, out of the way of every seat's view. */
function pines(solid: Solid, seats: number): void {
  const random = seededRandom(11);
  for (let reach = reachOf(seats); reach <= HALF; reach += 1.5)
    for (const [cx, cz] of CORNERS)
      for (let i = 0; i < 7; i++) {
        const x = cx * (reach + 0.75 + random() * 1.1);
        const z = cz * (reach + 0.75 + random() * 1.1);
        if (Math.hypot(x, z) > HALF * 1.72 || isOnJetty(x, z - 0.4, seats) || isOnJetty(x, z, seats)) continue;
        pine(solid, x, landAt(x, z, seats), z, 0.75 + random() * 0.55, PINE[i % 3] ?? BARK, random() * 6);
      }
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

function pine(solid: Solid, x: number, y: number, z: number, size: number, green: Color, turn: number): void {
  solid.add(new CylinderGeometry(0.05, 0.07, 0.3, 6), { at: [x, y + 0.12 * size, z], size, colour: BARK });
  [0.42, 0.33, 0.23].forEach((radius, i) => {
    const dark = green.clone().multiplyScalar(0.85 + 0.18 * i);
    solid.add(new ConeGeometry(radius, 0.5, 7), {
      at: [x, y + (0.42 + i * 0.27) * size, z],
      turn: [0, turn + i, 0],
      size,
      colour: dark,
    });
  });
}

/** Heather and stones on the rim; the strip with the letters stays free. */
function shore(solid: Solid, seats: number): void {
  const random = seededRandom(23);
  for (let i = 0; i < 150; i++) {
    const out = HALF + 1.0 + random() * 1.05;
    const along = (random() * 2 - 1) * (HALF + 1.6);
    const side = Math.floor(random() * 4);
    const [x, z] = (
      [
        [along, out],
        [out, along],
        [along, -out],
        [-out, along],
      ] as const
    )[side] ?? [0, 0];
    if (Math.hypot(x, z) > HALF * 1.7 || isOnJetty(x, z, seats)) continue;
    const y = landAt(x, z, seats);
    if (random() < 0.16) stone(solid, x, y, z, 0.09 + random() * 0.12, i, random);
    else tuft(solid, x, y, z, 0.1 + random() * 0.12, random);
  }
}

/** Cells out of use are land: grass and heather grow on them, low enough to hide nothing. */
function terraces(solid: Solid, seats: number): void {
  const random = seededRandom(31);
  for (const cell of CELLS.filter((one) => !isInUse(one, seats))) {
    const { x, z } = pointOf(cell);
    const out = Math.max(Math.abs(x), Math.abs(z)) - reachOf(seats);
    if (out > 0 && out < 1) continue; // where the letters lie
    const isFar = (zoneOf(cell) || SHORE) - seats > 1;
    for (let i = 0; i < (isFar ? 4 : 2); i++) {
      const [tx, tz] = [x + random() * 0.8 - 0.4, z + random() * 0.8 - 0.4];
      if (isOnJetty(tx, tz, seats)) continue;
      const y = floorAt(cell, seats);
      if (random() < (isFar ? 0.15 : 0.45)) stone(solid, tx, y, tz, 0.05 + random() * 0.07, i, random);
      else tuft(solid, tx, y, tz, 0.07 + random() * 0.08, random);
    }
  }
}

function tuft(solid: Solid, x: number, y: number, z: number, size: number, random: () => number): void {
  const colour = HEATHER[Math.floor(random() * HEATHER.length)] ?? BARK;
  for (let i = 0; i < 3; i++)
    solid.add(new IcosahedronGeometry(1, 0), {
      at: [x + (random() - 0.5) * size * 1.6, y + size * 0.35, z + (random() - 0.5) * size * 1.6],
      turn: [random() * 3, random() * 3, 0],
      size: [size * (0.7 + random() * 0.4), size * (0.6 + random() * 0.5), size * (0.7 + random() * 0.4)],
      colour: colour.clone().multiplyScalar(0.85 + random() * 0.3),
    });
}

function stone(solid: Solid, x: number, y: number, z: number, size: number, i: number, random: () => number): void {
  const turn = [random() * 3, random() * 3, random() * 3] as const;
  solid.add(new IcosahedronGeometry(1, 0), {
    at: [x, y + size * 0.3, z],
    turn,
    size: [size, size * 0.7, size * 1.1],
    colour: STONE[i % 3] ?? BARK,
  });
}

function jetty(solid: Solid, seats: number): void {
  const end = jettyEnd(seats);
  const outer = HALF + 1.75;
  for (let x = end.x - 0.2; x < outer; x += 0.17) {
    const colour = PLANK.clone().multiplyScalar(0.85 + 0.25 * Math.abs(Math.sin(x * 37)));
    solid.add(new BoxGeometry(0.15, 0.05, 0.62), { at: [x, end.y - 0.03, end.z], colour });
  }
  for (let x = end.x - 0.12; x < outer; x += 0.95)
    for (const side of [1, -1])
      solid.add(new CylinderGeometry(0.05, 0.05, 0.75, 8), { at: [x, end.y - 0.22, end.z + 0.3 * side], colour: BARK });
}

export function isOnJetty(x: number, z: number, seats: number): boolean {
  const end = jettyEnd(seats);
  return Math.abs(z - end.z) < 0.5 && x > end.x - 0.5;
}
