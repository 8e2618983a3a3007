/** A small living lake: two monsters grow across each other, arch by arch, as in a game. Drawn, and light to load. */

import { useEffect, useState } from "react";
import { type Cell, spotOf } from "../../geometry/cell";
import { CELLS, zoneOf } from "../../geometry/lake";
import { parseMove } from "../../geometry/move";
import type { Colour } from "../../geometry/position";
import { Face } from "../../map/marks/EndMark";
import { useSettings } from "../../store/device/settings";

interface Standing {
  readonly colour: Colour;
  readonly from: Cell;
  readonly to: Cell;
  readonly height: number;
  readonly end: "head" | "tail" | "start";
}

/** The beginning of a game in which the monsters soon meet. */
const MOVES = "Sd7d9 Sc7c6 Td6h6/2 Hc5f5/3 Ti6i7/4 Hf4e4/3 Ti8g8/4 Tc8e8/2 Tg7g5/5 Te9g9/4 Th5h4/3 He3e7/4";
const GAME: readonly Standing[] = MOVES.split(" ").map((text, ply) => {
  const { near, far, height, end } = parseMove(text);
  return { colour: ply % 2 ? "green" : "orange", from: near, to: far, height, end };
});
const BEGIN = 4; // arches that stand at once
const BEAT = 1500; // ms from one arch to the next
const REST = 5; // beats that the last position stays

const SCALE = 40;
const TURN = (27 * Math.PI) / 180; // as the table's own camera stands
const TILT = 0.5;
const RISE = 11; // one step of height
const CENTRE = { x: 320, y: 212 };

export function LivingLake() {
  const ply = useLivingGame();
  const arches = GAME.slice(0, ply);
  const sorted = [...arches].sort((a, b) => a.height - b.height || depthOf(b) - depthOf(a));
  return (
    <g className="living">
      {CELLS.filter((cell) => zoneOf(cell) === 2).map((cell) => {
        const { x, y } = pointOf(cell);
        return <ellipse key={cell} className="living-peg" cx={x} cy={y} rx={3.4} ry={1.8} />;
      })}
      {sorted.map((arch) => (
        <ArchFromTheSide key={`${arch.from}${arch.to}`} arch={arch} isNew={arch === arches.at(-1) && ply > BEGIN} />
      ))}
      {(["orange", "green"] as const).map((colour) => (
        <Head key={colour} colour={colour} arches={arches.filter((arch) => arch.colour === colour)} />
      ))}
    </g>
  );
}

/** How many arches stand now: it grows, rests, and begins again; all of them where nothing should move. */
function useLivingGame(): number {
  const isStill = useSettings(({ animation }) => animation === "off") || prefersCalm();
  const [beat, setBeat] = useState(BEGIN);
  useEffect(() => {
    if (isStill) return;
    const timer = setInterval(() => {
      if (!document.hidden) setBeat((now) => (now < GAME.length + REST ? now + 1 : BEGIN));
    }, BEAT);
    return () => clearInterval(timer);
  }, [isStill]);
  return isStill ? GAME.length : Math.min(beat, GAME.length);
}

function prefersCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function ArchFromTheSide({ arch, isNew }: { arch: Standing; isNew: boolean }) {
  const a = pointOf(arch.from);
  const b = pointOf(arch.to);
  const up = (arch.height * RISE * 4) / 3; // the curve reaches three quarters of its control points
  const path = `M${a.x} ${a.y}C${a.x} ${a.y - up} ${b.x} ${b.y - up} ${b.x} ${b.y}`;
  return (
    <g className={`living-arch seat-${arch.colour} ${isNew ? "living-new" : ""}`}>
      {[a, b].map(({ x, y }) => (
        <ellipse key={`${x} ${y}`} className="living-foot" cx={x} cy={y} rx={11} ry={5.5} />
      ))}
      <path className="living-edge" pathLength={1} d={path} />
      <path className="living-body" pathLength={1} d={path} />
    </g>
  );
}

/** A neck as high as the arch it stands on, and a face on it. */
function Head({ colour, arches }: { colour: Colour; arches: readonly Standing[] }) {
  const last = arches.findLast(({ end }) => end !== "tail");
  if (!last) return null;
  const { x, y } = pointOf(last.to);
  const top = y - 10 - last.height * RISE;
  return (
    <g className={`living-head arch-${colour} seat-${colour}`}>
      <path className="living-edge" d={`M${x} ${y}V${top}`} />
      <path className="living-body" d={`M${x} ${y}V${top}`} />
      <g transform={`translate(${x} ${top - 4}) scale(0.56)`}>
        <Face colour={colour} height={1} mood="calm" />
      </g>
    </g>
  );
}

/** A cell seen from above and from the side, the lake turned a little. */
function pointOf(cell: Cell): { readonly x: number; readonly y: number } {
  const { x, y } = spotOf(cell);
  const [east, north] = [x - 5, y - 5];
  const across = east * Math.cos(TURN) - north * Math.sin(TURN);
  const away = east * Math.sin(TURN) + north * Math.cos(TURN);
  return { x: round(CENTRE.x + across * SCALE), y: round(CENTRE.y - away * SCALE * TILT) };
}

function depthOf({ from, to }: Standing): number {
  return -(pointOf(from).y + pointOf(to).y);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
