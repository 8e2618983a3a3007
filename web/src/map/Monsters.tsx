/** All monsters of a position, the low arches first, so that the high ones are drawn over them. */

import { useMemo } from "react";
import type { Ghost, Picture } from "../geometry/picture";
import type { Arch, Monster } from "../geometry/position";
import { ArchMark, TunnelMark, TurnFlag } from "./marks/ArchMark";
import { HeadMark, type Mood, TailMark } from "./marks/EndMark";
import { liesUnder } from "./marks/liesUnder";
import { centreOf } from "./measures";

export function Monsters({ picture }: { picture: Picture }) {
  const { position, ghost, last, recent = [], blocked, winners } = picture;
  const arches = useMemo(() => position.monsters.flatMap((one) => one.arches), [position]);
  const sorted = useMemo(() => [...arches].sort((a, b) => a.height - b.height), [arches]);
  const crossed = new Set(ghost?.crossed ?? []);
  const parts = [
    ...position.monsters.flatMap((monster) => jointsOf(monster)),
    ...sorted.flatMap((arch) => {
      const turn = recent.findIndex((one) => isSame(one, arch));
      const look =
        isSame(arch, last) || turn >= 0 ? "last" : [...crossed].some((one) => isSame(one, arch)) ? "crossed" : "plain";
      const key = `${arch.colour} ${arch.tailward} ${arch.headward}`;
      return [
        <ArchMark key={key} arch={arch} look={look} />,
        ...sorted
          .filter((one) => liesUnder(one, arch))
          .map((one) => <TunnelMark key={`${key} over ${one.colour} ${one.tailward} ${one.headward}`} arch={one} />),
        ...endsOf(arch, position.monsters, ghost, (colour) =>
          winners.includes(colour) ? "proud" : blocked.includes(colour) ? "sulking" : "calm",
        ),
        ...(turn >= 0 && recent.length > 1 ? [<TurnFlag key={`${key} turn`} arch={arch} number={turn + 1} />] : []),
      ];
    }),
  ];
  return <g className="monsters">{parts}</g>;
}

/** Where one arch follows the next, the body goes on under water. */
function jointsOf(monster: Monster) {
  return monster.arches.slice(1).flatMap((arch, i) => {
    const before = monster.arches[i];
    if (!before) return [];
    const from = centreOf(before.headward);
    const to = centreOf(arch.tailward);
    return [
      <path
        key={`${monster.colour} joint ${arch.tailward} ${before.headward}`}
        className={`joint arch-${monster.colour}`}
        d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
      />,
    ];
  });
}

function endsOf(
  arch: Arch,
  monsters: readonly Monster[],
  ghost: Ghost | null,
  moodOf: (colour: Arch["colour"]) => Mood,
) {
  const monster = monsters.find((one) => one.colour === arch.colour);
  const moving = ghost?.isLegal && ghost.arch.colour === arch.colour ? ghost.end : null;
  const found = [];
  if (monster?.arches[0] === arch && moving !== "tail")
    found.push(
      <TailMark
        key={`${arch.colour} tail`}
        cell={arch.tailward}
        towards={arch.headward}
        colour={arch.colour}
        height={arch.height}
      />,
    );
  if (monster?.arches.at(-1) === arch && moving !== "head")
    found.push(
      <HeadMark
        key={`${arch.colour} head`}
        cell={arch.headward}
        colour={arch.colour}
        height={arch.height}
        mood={moodOf(arch.colour)}
      />,
    );
  return found;
}

export function isSame(a: Arch | null, b: Arch | null): boolean {
  return a !== null && b !== null && a.colour === b.colour && a.tailward === b.tailward && a.headward === b.headward;
}

/** The arch in hand, where it would stand, with the end that moves there. */
export function GhostMark({ ghost, onGhost }: { ghost: Ghost; onGhost: () => void }) {
  const { arch, end, isLegal, offending } = ghost;
  const spot = offending ? centreOf(offending) : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the grid over the chart is for keys
    <g className="ghost" onClick={isLegal ? onGhost : undefined}>
      <ArchMark arch={arch} look={isLegal ? "ghost" : "illegal"} />
      {isLegal && end !== "head" && (
        <TailMark cell={arch.tailward} towards={arch.headward} colour={arch.colour} height={arch.height} />
      )}
      {isLegal && end !== "tail" && (
        <HeadMark cell={arch.headward} colour={arch.colour} height={arch.height} mood="calm" />
      )}
      {spot && (
        <g className="offending" transform={`translate(${spot.x} ${spot.y})`}>
          <rect x={-46} y={-46} width={92} height={92} rx={8} />
          <path d="M-26 -26L26 26M26 -26L-26 26" />
        </g>
      )}
    </g>
  );
}
