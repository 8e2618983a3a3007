/** The engine's best moves: pale arches where they would stand, each with a flag that has its number and its share. */

import type { Advised } from "../../geometry/picture";
import { centreOf } from "../measures";
import { ArchMark } from "./ArchMark";

/** The best one is drawn last, over the others. */
export function AdvisedMarks({ advised }: { advised: readonly Advised[] }) {
  return (
    <g className="advised">
      {[...advised].reverse().map(({ arch, number }) => (
        <ArchMark key={number} arch={arch} look="ghost" />
      ))}
    </g>
  );
}

/** A flag at the foot that would bear the head or the tail; several at one foot stand above each other. */
export function AdvisedFlags({ advised }: { advised: readonly Advised[] }) {
  return (
    <g className="advised-flags">
      {advised.map((one, index) => {
        const foot = footOf(one);
        const { x, y } = centreOf(foot);
        const below = advised.slice(0, index).filter((other) => footOf(other) === foot).length;
        return (
          <g
            key={one.number}
            className={`advised-flag seat-${one.arch.colour}`}
            data-number={one.number}
            transform={`translate(${x} ${y + below * 38})`}
          >
            <rect className="advised-paper" x={-50} y={-18} width={100} height={36} rx={18} />
            <circle className="advised-seal" cx={-32} r={18} />
            <text className="advised-number" x={-32} y={9}>
              {one.number}
            </text>
            <text className="advised-share" x={16} y={8}>
              {one.share}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function footOf({ arch, end }: Advised): string {
  return end === "tail" ? arch.tailward : arch.headward;
}
