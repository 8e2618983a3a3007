/** One arch from above: a ribbon that swells towards its apex, with scales, a shadow and its height in a roundel. */

import { memo } from "react";
import type { Arch, Colour } from "../../geometry/position";
import { centreOf, type Point } from "../measures";

type ArchLook = "plain" | "last" | "crossed" | "ghost" | "illegal";

/** The colour of an arch: the higher, the paler, so that height survives greyscale. */
export function shadeOf(colour: Colour, height: number): string {
  return `color-mix(in oklab, var(--monster-${colour}), white ${(height - 1) * 8}%)`;
}

function ribbonWidth(height: number): { readonly foot: number; readonly apex: number } {
  return { foot: 31 + height * 1.8, apex: 33 + height * 6 };
}

function ribbonPath(length: number, height: number): string {
  const { foot, apex } = ribbonWidth(height);
  const f = foot / 2;
  const bulge = apex - f; // of the control point: the curve reaches half of it
  return `M0 ${-f}Q${length / 2} ${-bulge} ${length} ${-f}A${f} ${f} 0 0 1 ${length} ${f}Q${length / 2} ${bulge} 0 ${f}A${f} ${f} 0 0 1 0 ${-f}Z`;
}

/** The shadow is fast at the feet and bows out as far as the arch is high. */
function shadowPath(from: Point, to: Point, height: number): string {
  const x = (from.x + to.x) / 2 + height * 9;
  const y = (from.y + to.y) / 2 + height * 13;
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
}

export const ArchMark = memo(function ArchMark({ arch, look }: { arch: Arch; look: ArchLook }) {
  const from = centreOf(arch.tailward);
  const to = centreOf(arch.headward);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const path = ribbonPath(length, arch.height);
  const { foot } = ribbonWidth(arch.height);
  return (
    <g className={`arch arch-${look} arch-${arch.colour}`}>
      <path className="arch-shadow" d={shadowPath(from, to, arch.height)} strokeWidth={foot} />
      <g transform={`translate(${from.x} ${from.y}) rotate(${angle})`}>
        <path className="arch-gap" d={path} />
        {look === "last" && <path className="arch-halo" d={path} />}
        <path className="arch-body" d={path} style={{ fill: shadeOf(arch.colour, arch.height) }} />
        <path className="arch-scales" d={path} fill={`url(#scales-${arch.colour})`} />
        {look === "illegal" && <path className="arch-hatch" d={path} fill="url(#hatch)" />}
        <circle className="arch-foot" cx={0} cy={0} r={9} />
        <circle className="arch-foot" cx={length} cy={0} r={9} />
        {look === "crossed" && <path className="arch-outline" d={path} />}
      </g>
    </g>
  );
});

/** An arch that lies lengthwise under a higher one: dashed, as maps draw tunnels. */
export const TunnelMark = memo(function TunnelMark({ arch }: { arch: Arch }) {
  const from = centreOf(arch.tailward);
  const to = centreOf(arch.headward);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const path = ribbonPath(length, 1);
  return (
    <g className="tunnel" transform={`translate(${from.x} ${from.y}) rotate(${angle})`}>
      <path className="tunnel-body" d={path} style={{ fill: shadeOf(arch.colour, arch.height) }} />
      <path className="tunnel-line" d={path} />
    </g>
  );
});

/** Which of the arches since the own last turn it is; a flag on the foot that was placed last would hide the end. */
export const TurnFlag = memo(function TurnFlag({ arch, number }: { arch: Arch; number: number }) {
  const from = centreOf(arch.tailward);
  const to = centreOf(arch.headward);
  const across = from.x === to.x;
  const x = (from.x + to.x) / 2 + (across ? 40 : 0);
  const y = (from.y + to.y) / 2 - (across ? 0 : 44);
  return (
    <g className="turn-flag" transform={`translate(${x} ${y})`}>
      <rect x={-15} y={-15} width={30} height={30} rx={5} />
      <text y={8}>{number}</text>
    </g>
  );
});

/** The patterns of the flat lake. */
export function Scales() {
  return (
    <defs>
      <ScalePatterns name="scales" />
      <pattern id="hatch" width={14} height={14} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="hatch" d="M0 0H6V14H0Z" />
      </pattern>
      <pattern id="marsh" width={40} height={28} patternUnits="userSpaceOnUse">
        <path className="marsh" d="M4 8h14M9 8v-5M13 8v-6M24 22h12M28 22v-5M32 22v-4" />
      </pattern>
    </defs>
  );
}

/** The scales: rounds on orange, chevrons on green, diamonds on purple, bands on black; `name`-orange and so on. */
export function ScalePatterns({ name, zoom = 1 }: { name: string; zoom?: number }) {
  const common = { patternUnits: "userSpaceOnUse", patternTransform: `scale(${zoom})` } as const;
  return (
    <>
      <pattern id={`${name}-orange`} width={22} height={22} y={-11} {...common}>
        <circle className="scale" cx={11} cy={11} r={5.5} />
        <circle className="scale" cx={0} cy={0} r={3.4} />
        <circle className="scale" cx={22} cy={0} r={3.4} />
        <circle className="scale" cx={0} cy={22} r={3.4} />
        <circle className="scale" cx={22} cy={22} r={3.4} />
      </pattern>
      <pattern id={`${name}-green`} width={20} height={24} y={-12} {...common}>
        <path className="scale scale-line" d="M4 0L14 12L4 24" />
      </pattern>
      <pattern id={`${name}-purple`} width={24} height={24} y={-12} {...common}>
        <path className="scale" d="M12 3L20 12L12 21L4 12Z" />
      </pattern>
      <pattern id={`${name}-black`} width={18} height={24} {...common}>
        <path className="scale scale-band" d="M5 0H11V24H5Z" />
      </pattern>
    </>
  );
}
