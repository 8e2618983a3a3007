/** The computers' faces, from the smallest fish of the loch to its legend; and a bank of mist for a surprise. */

import type { ReactNode } from "react";
import type { LEVELS } from "../../box";
import "../../style/levels.css";

type Level = (typeof LEVELS)[number] | "surprise";

const FACES: Record<Level, () => ReactNode> = {
  minnow: Minnow,
  duckling: Duckling,
  otter: Otter,
  heron: Heron,
  pike: Pike,
  kelpie: Kelpie,
  nessie: Nessie,
  surprise: Mist,
};

export function LevelPortrait({ level, size = 48 }: { level: string; size?: number }) {
  const Drawn = FACES[level as Level] ?? Mist;
  return (
    <svg className="level-portrait" viewBox="-50 -50 100 100" width={size} height={size} aria-hidden="true">
      <circle className="level-sky" r={48} />
      <path
        className="level-water"
        d="M-44.700 17.500q7.400-5 14.900 0t14.900 0t14.900 0t14.900 0t14.900 0t14.900 0A48 48 0 0 1-44.700 17.500Z"
      />
      <Drawn />
      <circle className="level-rim" r={48} />
    </svg>
  );
}

function Eye({ x, y, r = 5 }: { x: number; y: number; r?: number }) {
  return (
    <>
      <circle className="level-eye" cx={x} cy={y} r={r} />
      <circle className="level-pupil" cx={x + r * 0.2} cy={y} r={r * 0.5} />
    </>
  );
}

function Minnow() {
  return (
    <g fill="#f0b93a">
      <path d="M-19 0L-37-14Q-33 0-37 14Z" />
      <path d="M-22 0C-12-21 16-22 33-1C16 20-12 20-22 0Z" />
      <path className="level-shade" d="M-16 3C-6 14 14 14 27 3C16 16-8 17-16 3Z" />
      <path d="M0 1Q-10 3-11 12Q0 12 5 5Z" />
      <Eye x={17} y={-5} r={6.5} />
      <path className="level-line" d="M24 5q4 1 7-2" />
      <circle className="level-bubble" cx={35} cy={-22} r={4} />
      <circle className="level-bubble" cx={27} cy={-32} r={2.5} />
    </g>
  );
}

function Duckling() {
  return (
    <g fill="#f6d04d">
      <path d="M-34 8Q-40-6-30-10Q-26 0-14 0Q4-2 22 6C32 12 24 28 2 28C-18 28-32 22-34 8Z" />
      <circle cx={14} cy={-13} r={18} />
      <path d="M-20 10Q-4 4 4 12Q-6 22-20 10Z" fill="#e9b62e" />
      <path d="M29-15Q44-12 41-7Q36-3 28-6Z" fill="#e77f2a" />
      <path className="level-line" d="M4-32q4-7 10-7M10-31q6-4 10-4" />
      <Eye x={19} y={-17} r={5.5} />
    </g>
  );
}

function Otter() {
  return (
    <g fill="#8d5f3d">
      <path d="M-26 34Q-24 12 0 12T26 34Q0 44-26 34Z" />
      <circle cx={-25} cy={-19} r={8} />
      <circle cx={25} cy={-19} r={8} />
      <path d="M-31-6C-31-26-16-32 0-32S31-26 31-6S16 20 0 20S-31 12-31-6Z" />
      <path d="M-20 4C-20-5-10-7 0-7S20-5 20 4S10 17 0 17S-20 13-20 4Z" fill="#e8cfa6" />
      <path d="M-7-6Q0-10 7-6Q6 2 0 3Q-6 2-7-6Z" fill="#2c2019" />
      <path className="level-line" d="M0 3V8M-7 9Q-3 13 0 8Q3 13 7 9M-16 4l-20-4M-16 9l-19 4M16 4l20-4M16 9l19 4" />
      <Eye x={-14} y={-14} r={4.5} />
      <Eye x={13} y={-14} r={4.5} />
    </g>
  );
}

function Heron() {
  return (
    <g fill="#9fb1bd">
      <path d="M-40 40C-34 20-20 16-8 22C-2 10-16 2-16-10C-16-26-6-34 6-32L14-18C2-20-4-14-2-8C2 2 16 10 8 28Q4 38-6 46Z" />
      <path d="M-10-28Q-30-36-40-26Q-28-28-12-20Z" fill="#2d3b46" />
      <path d="M-14-22C-14-34 2-38 14-28L46-18L14-13C4-8-14-10-14-22Z" />
      <path d="M13-28L46-18L14-13Q18-20 13-28Z" fill="#e8a63a" />
      <Eye x={3} y={-24} r={4.5} />
      <path className="level-line" d="M-12 30Q-2 32 4 26M-16 36q8 3 14-1" />
    </g>
  );
}

function Pike() {
  return (
    <g fill="#6d8f4e">
      <path d="M-48 8C-40-16-16-26 6-24Q24-22 45-4Q36 1 24 2L44 8Q26 22 0 24C-20 26-38 24-48 20Z" />
      <path d="M-44 17C-30 24-6 22 10 20L44 8L22 8Q0 18-44 17Z" fill="#e3dfae" />
      <path className="level-teeth" d="M20 2l3 5 3-5 3 5 3-6 3 5 2-6" />
      <path className="level-line" d="M45-4Q30 4 14 2M-14-14Q-6 0-14 14" />
      <path d="M-30-18Q-20-36-4-25Z" />
      <g className="level-spots">
        <circle cx={-32} cy={-1} r={3} />
        <circle cx={-24} cy={7} r={2.5} />
        <circle cx={-24} cy={-10} r={2.5} />
        <circle cx={-38} cy={8} r={2} />
      </g>
      <Eye x={8} y={-14} r={6} />
      <path className="level-line" d="M0-22L16-17" />
    </g>
  );
}

function Kelpie() {
  return (
    <g fill="#3f8f97">
      <path d="M-36 46C-34 12-24-8-8-24L2-38L10-24C26-16 36-2 38 10Q36 20 26 18C16 14 8 10 2 12C4 24 2 36-4 47Z" />
      <path
        d="M-36 46C-46 36-44 28-36 26C-46 16-42 8-32 8C-40-4-32-12-22-10C-26-24-14-30-6-26C-20-8-24 12-20 46Z"
        fill="#bfe3df"
      />
      <path className="level-line" d="M36 14q-4 0-6-3M-14 6q-2 16 0 34" />
      <Eye x={12} y={-9} r={5.5} />
      <path className="level-line" d="M5-17L18-13" />
    </g>
  );
}

function Nessie() {
  return (
    <g fill="#7a5bb0">
      <path d="M-46 26C-46 6-24 6-24 26Z" />
      <path d="M-16 28C-14 4-16-12-6-24C4-36 28-36 36-22C40-12 32-4 20-4C12-4 8 0 10 8C12 16 12 24 10 30Z" />
      <path d="M-4-25L-7-40L3-32L9-44L14-32L24-40L22-29Z" fill="#f0c445" />
      <Eye x={17} y={-22} r={6} />
      <path className="level-line" d="M22-9Q30-9 35-15M9-30L22-28" />
      <path className="level-shade" d="M-16 28C-14 8-15-6-9-18C-8 0-6 14-6 29Z" />
      <path className="level-wave" d="M-44 29q6-5 12 0t12 0t12 0t12 0t12 0t12 0t12 0" />
    </g>
  );
}

function Mist() {
  return (
    <g className="level-mist">
      <path className="level-question" d="M-13-12A13 13 0 1 1 4 1Q0 3 0 10M0 23h.1" />
      <path d="M-42-18h14M-36-8h8M28-14h14M24 8h16M-40 8h18M-30 34h18M8 36h18" />
    </g>
  );
}
