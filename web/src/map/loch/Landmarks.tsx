/** What there is to see around the loch, a landmark or two for each chapter. */

export function Landmarks() {
  return (
    <>
      <Pines />
      <Jetty />
      <Boat />
      <Steps />
      <Bridge />
      <Reeds />
      <Tail />
      <Neck />
      <Salmon />
      <Castle />
      <Nessie />
    </>
  );
}

function Pines() {
  const spots = [
    [82, 254, 1.3],
    [176, 236, 1],
    [140, 300, 1.1],
    [56, 350, 1],
    [176, 160, 1],
    [318, 62, 0.9],
    [706, 400, 1.2],
    [746, 446, 1],
    [752, 372, 0.9],
    [560, 1000, 1.3],
    [616, 1036, 1],
    [672, 984, 1.2],
    [726, 946, 1],
    [52, 720, 1],
    [700, 1064, 0.9],
    [44, 886, 0.8],
  ] as const;
  return (
    <g className="loch-pines">
      {spots.map(([x, y, size]) => (
        <path
          key={`${x} ${y}`}
          transform={`translate(${x} ${y}) scale(${size})`}
          d="M0 14V4M-17 4L0 -20L17 4ZM-13 -9L0 -32L13 -9ZM-9 -22L0 -42L9 -22Z"
        />
      ))}
    </g>
  );
}

/** Where the journey starts: a jetty, and two people watching. */
function Jetty() {
  return (
    <g className="loch-jetty" transform="translate(0 112)">
      <path className="loch-planks" d="M330 986L300 928" />
      <circle cx={352} cy={948} r={7} />
      <path d="M345 980V964Q345 956 352 956T359 964V980M346 964L334 955" />
      <path d="M322 949h12v10h-12Z" />
      <circle cx={376} cy={954} r={6} />
      <path d="M370 980V968Q370 961 376 961T382 968V980" />
    </g>
  );
}

/** Somebody rowed out and turned back: a boat at the end of its wake. */
function Boat() {
  return (
    <g className="loch-boat" transform="translate(208 905)">
      <path className="loch-ripples" d="M-14 34C30 44 62 20 40 0S-20 0 -6 14" />
      <path className="loch-wood" d="M-30 8H8L0 20H-22Z" />
      <path className="loch-mast" d="M-12 8V-26L6 2H-12" />
    </g>
  );
}

/** Stone steps up from the water. */
function Steps() {
  return (
    <g className="loch-stone" transform="translate(74 800)">
      <path d="M-46 22V-26h18v12h18v12h18v12h18v12Z" />
    </g>
  );
}

/** A bridge with two arches over the river. */
function Bridge() {
  return (
    <g className="loch-stone" transform="translate(742 624)">
      <path d="M-50 20V-4Q-25 -22 0 -20T50 -4V20H38a14 16 0 0 0 -28 0H-10a14 16 0 0 0 -28 0Z" />
    </g>
  );
}

function Reeds() {
  const spots = [
    [70, 493],
    [100, 476],
    [62, 628],
    [92, 648],
    [122, 664],
    [44, 530],
  ] as const;
  return (
    <g className="loch-reeds">
      {spots.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path d="M-9 8Q-10 -8 -13 -20M-3 8V-26M3 8Q4 -8 8 -18M9 8Q11 0 15 -10" />
          <path className="loch-cattail" d="M-13 -20v-9M-3 -26v-10M8 -18v-9" />
        </g>
      ))}
    </g>
  );
}

/** The tail of somebody who has just dived. */
function Tail() {
  return (
    <g className="loch-monster loch-monster-green" transform="translate(236 474)">
      <path d="M-22 22C-22 -10 12 -6 8 -34C6 -44 16 -50 26 -44" />
      <path className="loch-ripples" d="M-44 26q9 -5 18 0t18 0" />
    </g>
  );
}

/** A neck that everybody can see. */
function Neck() {
  return (
    <g className="loch-monster loch-monster-orange" transform="translate(512 386) scale(0.85)">
      <path d="M0 24C-4 -10 10 -30 4 -62" />
      <path className="loch-monster-head" d="M-8 -66C-8 -82 8 -88 22 -84S44 -72 40 -66S16 -54 4 -54S-8 -58 -8 -66Z" />
      <circle className="eye" cx={12} cy={-74} r={6} />
      <circle className="pupil" cx={14} cy={-73} r={3} />
      <path className="loch-ripples" d="M-28 28q9 -5 18 0t18 0t18 0" />
    </g>
  );
}

/** A salmon in mid leap. */
function Salmon() {
  return (
    <g className="loch-salmon" transform="translate(350 232)">
      <path className="loch-ripples" d="M-44 26q8 -5 16 0M26 26q8 -5 16 0" />
      <path className="loch-leap" d="M-38 20C-30 -34 30 -34 38 20" />
      <path d="M-18 -14C-8 -28 12 -28 22 -14L34 -18L30 2L20 -8C8 -6 -10 -4 -18 -14Z" />
    </g>
  );
}

/** A ruin that bars the way out. */
function Castle() {
  return (
    <g className="loch-stone" transform="translate(240 96) scale(1.15)">
      <path d="M-34 24V-22h9v7h8v-7h9v20h12v-14h8v6h7v-6h9v36Z" />
      <path className="loch-window" d="M-24 2v-9M-14 2v-9M18 14V6" />
    </g>
  );
}

/** Who lives at the far end. */
function Nessie() {
  return (
    <g className="loch-monster loch-monster-purple" transform="translate(650 118) scale(0.8)">
      <path d="M-96 20C-96 -14 -62 -14 -62 20M-46 22C-46 -30 0 -30 0 22M18 22C16 -8 26 -34 40 -44" />
      <path
        className="loch-monster-head"
        d="M26 -48C26 -64 40 -72 54 -69C70 -66 78 -58 76 -50C74 -42 60 -40 48 -36C36 -33 26 -38 26 -48Z"
      />
      <circle className="eye" cx={47} cy={-58} r={6.5} />
      <circle className="pupil" cx={49} cy={-57} r={3.2} />
      <path className="loch-ripples" d="M-112 24q8 -5 16 0t16 0M-52 28q8 -5 16 0t16 0M8 28q8 -5 16 0t16 0" />
    </g>
  );
}
