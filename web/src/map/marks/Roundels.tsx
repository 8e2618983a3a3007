/** The heights of all arches in small roundels, over everything else, each where its arch is in sight. */

import { memo, useMemo } from "react";
import { type Line, placeFigures } from "../../geometry/figures";
import type { Ghost, Picture } from "../../geometry/picture";
import type { Arch, Position } from "../../geometry/position";
import { centreOf, type Point } from "../measures";
import { liesUnder } from "./liesUnder";

const STEPS = 16; // places on an arch where its figure may be
const WIDTHS = { figure: 38, body: 58, head: 60 };

export const Roundels = memo(function Roundels({ position, ghost }: Pick<Picture, "position" | "ghost">) {
  const arches = useMemo(() => archesOf(position, ghost), [position, ghost]);
  const spots = useMemo(() => spotsOf(arches, position), [arches, position]);
  return (
    <g className="roundels">
      {arches.map((arch) => {
        const { x, y } = spots.get(keyOf(arch)) ?? centreOf(arch.headward);
        return (
          <g
            key={keyOf(arch)}
            className={`arch-roundel${arch === ghost?.arch ? " ghost-roundel" : ""}`}
            data-arch={keyOf(arch)}
            transform={`translate(${x} ${y})`}
          >
            <circle r={18} />
            <text y={9.5}>{arch.height}</text>
          </g>
        );
      })}
    </g>
  );
});

function archesOf(position: Position, ghost: Ghost | null): readonly Arch[] {
  const standing = position.monsters.flatMap((monster) => monster.arches);
  return ghost && ghost.arch.length > 0 ? [...standing, ghost.arch] : standing;
}

function keyOf({ colour, tailward, headward, height }: Arch): string {
  return `${colour} ${tailward}${headward}/${height}`;
}

/** Seen from above: the higher, the nearer. */
export function spotsOf(arches: readonly Arch[], position: Position): ReadonlyMap<string, Point> {
  const lines = arches.map((arch): Line => {
    const spots = alongOf(arch).map((point) => ({ ...point, away: -arch.height }));
    const tunnels = arches.filter((one) => liesUnder(one, arch)).flatMap(alongOf);
    return { key: keyOf(arch), spots, keepsOff: tunnels };
  });
  const ends = position.monsters.flatMap(({ arches: own }) => {
    const [first, last] = [own[0], own.at(-1)];
    return first && last ? [centreOf(first.tailward), centreOf(last.headward)] : [];
  });
  const places = placeFigures(lines, ends, WIDTHS);
  return new Map(lines.map(({ key, spots }) => [key, spots[places.get(key) ?? 0] ?? { x: 0, y: 0 }]));
}

/** Points along an arch, from foot to foot. */
function alongOf(arch: Arch): readonly Point[] {
  const [from, to] = [centreOf(arch.tailward), centreOf(arch.headward)];
  return Array.from({ length: STEPS + 1 }, (_, i) => ({
    x: from.x + ((to.x - from.x) * i) / STEPS,
    y: from.y + ((to.y - from.y) * i) / STEPS,
  }));
}
