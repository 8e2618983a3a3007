/** Heads with faces and tails with a fluke, from above. */

import { memo } from "react";
import type { Cell } from "../../geometry/cell";
import type { Colour } from "../../geometry/position";
import { centreOf, type Point } from "../measures";
import { shadeOf } from "./ArchMark";

export type Mood = "calm" | "sulking" | "proud";

export const LETTERS: Record<Colour, string> = { orange: "O", green: "G", purple: "P", black: "B" };

/** What grows on each head. */
const CRESTS: Record<Colour, string> = {
  orange: "M-27 -20Q-38 -40 -18 -35ZM27 -20Q38 -40 18 -35Z",
  green: "M-16 -28L-9 -46L-2 -31L5 -48L11 -31L20 -43L19 -25Z",
  purple: "M-24 -22Q-32 -42 -22 -50Q-20 -36 -11 -30ZM24 -22Q32 -42 22 -50Q20 -36 11 -30Z",
  black: "M-19 -26Q-8 -50 4 -34Q12 -50 20 -27Z",
};

export const HeadMark = memo(function HeadMark({
  cell,
  colour,
  height,
  mood,
}: {
  cell: Cell;
  colour: Colour;
  height: number;
  mood: Mood;
}) {
  const { x, y } = centreOf(cell);
  return (
    <g className={`head head-${mood} arch-${colour}`} transform={`translate(${x} ${y})`}>
      <Face colour={colour} height={height} mood={mood} />
    </g>
  );
});

/** A face in a field of 100 by 100 around its middle. */
export function Face({ colour, height, mood }: { colour: Colour; height: number; mood: Mood }) {
  const fill = shadeOf(colour, height);
  return (
    <>
      {mood === "proud" && (
        <path className="head-rays" d="M0 -66V-54M38 -54L31 -45M-38 -54L-31 -45M58 -30L48 -25M-58 -30L-48 -25" />
      )}
      <path className="head-crest" d={CRESTS[colour]} style={{ fill }} />
      <path
        className="head-skin"
        d="M-31 -6C-31 -25 -17 -34 0 -34S31 -25 31 -6C31 6 25 12 22 19C19 28 11 33 0 33S-19 28 -22 19C-25 12 -31 6 -31 -6Z"
        style={{ fill }}
      />
      <g className="head-eyes">
        <circle className="eye" cx={-13} cy={-8} r={9.5} />
        <circle className="eye" cx={13} cy={-8} r={9.5} />
        <circle className="pupil" cx={-11} cy={mood === "sulking" ? -4 : -8} r={4.6} />
        <circle className="pupil" cx={11} cy={mood === "sulking" ? -4 : -8} r={4.6} />
        {mood === "sulking" && <path className="lid" d="M-23 -15L-4 -9M23 -15L4 -9" />}
      </g>
      <path className="nostril" d="M-6 11h.1M6 11h.1" />
      <path
        className="mouth"
        d={mood === "sulking" ? "M-9 25Q0 17 9 25" : mood === "proud" ? "M-12 18Q0 32 12 18Z" : "M-9 20Q0 27 9 20"}
      />
    </>
  );
}

export const TailMark = memo(function TailMark({
  cell,
  towards,
  colour,
  height,
}: {
  cell: Cell;
  towards: Cell; // the rest of the body
  colour: Colour;
  height: number;
}) {
  const at = centreOf(cell);
  const angle = angleFrom(centreOf(towards), at);
  return (
    <g className={`tail arch-${colour}`} transform={`translate(${at.x} ${at.y})`}>
      <path
        className="tail-fluke"
        transform={`rotate(${angle})`}
        d="M-16 -15C0 -17 12 -14 22 -8C28 -20 38 -27 45 -26C40 -16 39 -8 40 0C39 8 40 16 45 26C38 27 28 20 22 8C12 14 0 17 -16 15C-20 8 -20 -8 -16 -15Z"
        style={{ fill: shadeOf(colour, height) }}
      />
      <circle className="tail-badge" r={14} />
      <text className="tail-letter" y={7.5}>
        {LETTERS[colour]}
      </text>
    </g>
  );
});

function angleFrom(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}
