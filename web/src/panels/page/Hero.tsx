/** The picture of the first page: a loch in the morning, a monster of arches, and those who look on. */

export function Hero() {
  return (
    <svg className="hero" viewBox="-180 0 1000 300" aria-hidden="true" preserveAspectRatio="xMidYMax slice">
      <path className="hero-sky" d="M-180 0H820V300H-180Z" />
      <circle className="hero-sun" cx={486} cy={88} r={46} />
      {[92, 132, 172].map((r) => (
        <circle key={r} className="hero-line" cx={486} cy={88} r={r} />
      ))}
      <path
        className="hero-far"
        d="M-180 150Q-90 90 0 170Q70 96 150 142T300 118Q372 72 450 128T640 112Q730 60 820 130V220H-180Z"
      />
      <path
        className="hero-line"
        d="M-180 166Q-90 108 0 184Q80 118 156 158T304 138Q376 98 452 146T640 132Q730 82 820 148M-180 182Q-86 130 0 198Q86 140 160 174T308 158Q380 122 454 164T640 152Q730 104 820 166"
      />
      <path className="hero-near" d="M-180 204Q-90 170 0 206Q110 158 214 198T430 190T640 184T820 200V236H-180Z" />
      <Pines />
      <path className="hero-water" d="M-190 214Q-90 208 0 214Q160 204 320 214T640 212T830 214V310H-190Z" />
      <g className="hero-monster">
        <path
          className="hero-edge"
          d="M96 262C96 196 168 196 168 262M190 266C190 128 300 128 300 266M322 264C322 178 396 178 396 264"
        />
        <path
          className="hero-body"
          d="M96 262C96 196 168 196 168 262M190 266C190 128 300 128 300 266M322 264C322 178 396 178 396 264"
        />
        <path
          className="hero-scales"
          d="M96 262C96 196 168 196 168 262M190 266C190 128 300 128 300 266M322 264C322 178 396 178 396 264"
        />
        <path className="hero-edge" d="M424 266C420 206 436 168 452 150" />
        <path className="hero-body" d="M424 266C420 206 436 168 452 150" />
        <path className="hero-scales" d="M424 266C420 206 436 168 452 150" />
        <path
          className="hero-skin"
          d="M430 142C430 112 452 100 476 104C506 108 524 122 520 138C517 152 492 156 470 164C448 170 430 164 430 142Z"
        />
        <path className="hero-skin" d="M440 112Q432 88 450 82Q456 96 462 104Z" />
        <circle className="eye" cx={466} cy={124} r={13} />
        <circle className="pupil" cx={470} cy={125} r={6} />
        <path className="mouth" d="M476 150Q498 150 514 138" />
        <path className="hero-skin" d="M66 262Q60 236 34 228Q44 244 40 266Z" />
      </g>
      <path
        className="hero-ripples"
        d="M60 268q14 -7 28 0t28 0M168 274q12 -6 24 0t24 0M286 276q14 -7 28 0t28 0M384 272q14 -7 28 0t28 0t28 0M500 250q12 -6 24 0t24 0M30 288q12 -6 24 0t24 0M-120 250q12 -6 24 0t24 0M-60 282q12 -6 24 0t24 0M680 280q12 -6 24 0t24 0M230 290q12 -6 24 0t24 0M540 284q12 -6 24 0t24 0"
      />
      <Tourists />
    </svg>
  );
}

function Pines() {
  return (
    <g className="hero-pines">
      {[
        [24, 204, 1],
        [52, 210, 0.7],
        [590, 196, 1.1],
        [618, 204, 0.8],
        [560, 204, 0.7],
        [-60, 206, 1],
        [-96, 204, 0.8],
        [-150, 208, 1.2],
        [700, 198, 0.9],
        [760, 202, 1.2],
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
    <g className="hero-people">
      <path className="hero-jetty" d="M548 240H830M560 240V262M590 240V266M620 240V262M680 240V266M750 240V262" />
      <circle cx={584} cy={206} r={7} />
      <path d="M576 238V222Q576 214 584 214T592 222V238M578 222L566 214" />
      <path className="hero-camera" d="M556 208H568V217H556ZM556 210L551 208V216L556 214Z" />
      <circle cx={608} cy={214} r={6} />
      <path d="M602 238V228Q602 221 608 221T614 228V238M604 226L594 218" />
    </g>
  );
}
