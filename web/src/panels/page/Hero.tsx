/** The picture of the first page: a loch in the morning, a game on its water, and those who look on. */

import { LivingLake } from "./LivingLake";

export function Hero() {
  return (
    <svg className="hero" viewBox="-180 0 1000 320" aria-hidden="true" preserveAspectRatio="xMidYMax slice">
      <path className="hero-sky" d="M-180 0H820V320H-180Z" />
      <circle className="hero-sun" cx={486} cy={84} r={36} />
      {[64, 94, 126].map((r) => (
        <circle key={r} className="hero-line" cx={486} cy={84} r={r} />
      ))}
      <path
        className="hero-far"
        d="M-180 104C-120 66-60 66 0 90S110 116 170 88S300 50 370 80S500 108 560 80S700 52 820 96V150H-180Z"
      />
      <path
        className="hero-line"
        d="M-180 116C-120 80-60 80 0 102S110 126 170 100S300 66 370 93S500 118 560 93S700 68 820 108"
      />
      <path
        className="hero-near"
        d="M-180 124C-100 102-20 104 60 120S220 130 320 119S520 108 620 121S760 130 820 116V150H-180Z"
      />
      <Pines />
      <path className="hero-water" d="M-190 134Q320 126 830 134V330H-190Z" />
      <path
        className="hero-deep"
        d="M148 262C84 214 124 170 218 156C300 142 420 138 486 168C556 200 532 262 446 288C350 314 214 310 148 262Z"
      />
      <path
        className="hero-ripples"
        d="M60 168q14-7 28 0t28 0M-120 190q12-6 24 0t24 0M-60 262q12-6 24 0t24 0M30 300q12-6 24 0t24 0M600 250q12-6 24 0t24 0M700 290q12-6 24 0t24 0M560 304q12-6 24 0t24 0"
      />
      <LivingLake />
      <Tourists />
    </svg>
  );
}

function Pines() {
  return (
    <g className="hero-pines">
      {[
        [24, 114, 0.8],
        [52, 118, 0.55],
        [590, 116, 0.9],
        [618, 120, 0.6],
        [560, 118, 0.5],
        [-60, 116, 0.8],
        [-96, 112, 0.6],
        [-150, 118, 0.9],
        [700, 124, 0.7],
        [760, 126, 0.9],
      ].map(([x = 0, y = 0, size = 1]) => (
        <path
          key={x}
          transform={`translate(${x} ${y}) scale(${size})`}
          d="M0 0V-8M-16 -8L0 -30L16 -8ZM-13 -22L0 -42L13 -22ZM-9 -36L0 -54L9 -36Z"
        />
      ))}
    </g>
  );
}

/** Two small people with a camera on a jetty. */
function Tourists() {
  return (
    <g className="hero-people" transform="translate(-14 -56)">
      <path
        className="hero-jetty"
        d="M548 240H850M560 240V262M590 240V266M620 240V262M680 240V266M750 240V262M820 240V266"
      />
      <circle cx={584} cy={206} r={7} />
      <path d="M576 238V222Q576 214 584 214T592 222V238M578 222L566 214" />
      <path className="hero-camera" d="M556 208H568V217H556ZM556 210L551 208V216L556 214Z" />
      <circle cx={608} cy={214} r={6} />
      <path d="M602 238V228Q602 221 608 221T614 228V238M604 226L594 218" />
    </g>
  );
}
