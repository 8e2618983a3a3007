/** What has changed from one position to the next: the one arch that was placed, if it is one. */

import type { Arch, Position } from "../../geometry/position";

export function landedBetween(before: Position, after: Position): Arch | null {
  const landed = after.monsters.flatMap((monster) => {
    const old = before.monsters.find(({ colour }) => colour === monster.colour)?.arches.map(keyOf);
    return monster.arches.filter((arch) => !old?.includes(keyOf(arch)));
  });
  const isOneMore = countOf(after) === countOf(before) + 1;
  return isOneMore && landed.length === 1 ? (landed[0] ?? null) : null;
}

export function isSame(a: Position, b: Position): boolean {
  return textOf(a) === textOf(b);
}

export function keyOf(arch: Arch): string {
  return `${arch.colour} ${arch.tailward}${arch.headward}/${arch.height}`;
}

/** How high above its place an arch is while it lands, and how much it gives: a drop, a small bounce. */
export function fallOf(t: number): { readonly up: number; readonly squash: number } {
  if (t < 0.55) return { up: 2.6 * (1 - (t / 0.55) ** 2), squash: 1.04 };
  const after = (t - 0.55) / 0.45;
  return {
    up: 0.16 * Math.sin(after * Math.PI) * (1 - after),
    squash: 1 - 0.07 * Math.sin(after * Math.PI * 2) * (1 - after),
  };
}

function countOf(position: Position): number {
  return position.monsters.reduce((sum, { arches }) => sum + arches.length, 0);
}

function textOf(position: Position): string {
  return position.monsters.map(({ colour, arches }) => `${colour}:${arches.map(keyOf).join()}`).join(" ");
}
