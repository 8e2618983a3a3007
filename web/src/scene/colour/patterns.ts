/** The scales of each monster, as heights from 0 to 1 over a repeating tile: rounds, chevrons, diamonds, bands. */

import type { Colour } from "../../geometry/position";

type Relief = (u: number, v: number) => number;

const part = (t: number): number => t - Math.floor(t);
const toWhole = (t: number): number => Math.abs(t - Math.round(t));
const clamp = (t: number): number => Math.min(1, Math.max(0, t));

/** Scales sit on the corners and the middle of the tile; plain places sample its corner, so that is always a scale. */
function staggered(reach: (du: number, dv: number) => number): Relief {
  return (u, v) => Math.max(reach(toWhole(u), toWhole(v)), reach(toWhole(u - 0.5), toWhole(v - 0.5)));
}

export const RELIEFS: Readonly<Record<Colour, Relief>> = {
  orange: staggered((du, dv) => Math.sqrt(clamp(1 - (du * du + dv * dv) / 0.095))),
  green: (u, v) => {
    const t = part(2 * u + 1.3 * toWhole(v)); // points to the head
    return clamp(Math.min(t, 0.62 - t) * 12 + (t < 0.02 ? 0.2 : 0));
  },
  purple: staggered((du, dv) => clamp((0.4 - du - dv) * 6)),
  black: (u) => clamp((0.17 - toWhole(2 * u)) * 14),
};

/** A tile as bytes, one height a pixel. */
export function tileOf(relief: Relief, side: number): Uint8Array {
  const tile = new Uint8Array(side * side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) tile[y * side + x] = Math.round(255 * relief(x / side, y / side));
  return tile;
}
