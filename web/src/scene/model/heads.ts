/** The four heads, modelled by hand: each looks along +x, its neck comes in from below. */

import { Color, ConeGeometry, CylinderGeometry, OctahedronGeometry, SphereGeometry, TorusGeometry } from "three";
import type { Colour } from "../../geometry/position";
import { SKIN_COLOURS } from "../colour/palette";
import type { Solid, Triple } from "./solid";

export type Temper = "calm" | "sulky" | "proud";

const WHITE = new Color("#fffdf6");
const INK = new Color("#1b1a20");
const HORN = new Color("#f3e6c4");
const GOLD = new Color("#ffd257");
const BLUSH = new Color("#ff9d8a");
const GUMS = new Color("#8c2f3c");

/** A head with its temper on its face. */
export function modelHead(solid: Solid, colour: Colour, temper: Temper): void {
  FACES[colour](new Face(solid, colour, temper));
}

/** A hand that puts features on a head, the left and the right one together. */
class Face {
  readonly skin: Color;
  readonly belly: Color;
  readonly dark: Color;

  constructor(
    readonly solid: Solid,
    readonly colour: Colour,
    readonly temper: Temper,
  ) {
    const { skin, belly, shade } = SKIN_COLOURS[colour];
    this.skin = new Color(skin);
    this.belly = new Color(belly);
    this.dark = new Color(skin).multiplyScalar(shade * shade);
  }

  ball(at: Triple, size: Triple | number, colour: Color, grain = 0): this {
    this.solid.add(new SphereGeometry(1, 18, 12), { at, size, colour, grain });
    return this;
  }

  balls([x, y, z]: Triple, size: Triple | number, colour: Color): this {
    return this.ball([x, y, z], size, colour).ball([x, y, -z], size, colour);
  }

  /** Round eyes with a glint; lids come down when it sulks. */
  eyes([x, y, z]: Triple, size: number, iris: Color = INK): this {
    for (const side of [1, -1]) {
      const at: Triple = [x, y, z * side];
      this.ball(at, size, WHITE);
      const pupil: Triple = [
        x + size * 0.62,
        y + size * (this.temper === "sulky" ? -0.25 : 0.12),
        z * side + size * 0.22 * side,
      ];
      this.ball(pupil, size * 0.56, iris);
      if (iris !== INK) this.ball([pupil[0] + size * 0.3, pupil[1], pupil[2] + size * 0.08 * side], size * 0.34, INK);
      this.ball([pupil[0] + size * 0.42, pupil[1] + size * 0.3, pupil[2] + size * 0.12 * side], size * 0.15, WHITE);
      this.lid(at, size * 1.12, side);
    }
    return this;
  }

  lid(at: Triple, size: number, side: number): void {
    const [drop, tilt] = LIDS[this.temper];
    this.solid.add(new SphereGeometry(1, 16, 6, 0, Math.PI * 2, 0, Math.PI * 0.36), {
      at,
      size,
      turn: [tilt * side, 0, -drop],
      colour: this.colour === "black" ? this.dark : this.skin,
    });
  }

  nostrils([x, y, z]: Triple): this {
    return this.balls([x, y, z], [0.02, 0.026, 0.02], this.dark);
  }
}

/** How far lids come down over the eyes, and how they slant. */
const LIDS: Readonly<Record<Temper, readonly [number, number]>> = {
  calm: [-0.35, -0.1],
  sulky: [0.42, 0.3],
  proud: [-0.8, -0.25],
};

const FACES: Readonly<Record<Colour, (face: Face) => void>> = {
  /** A good-natured calf with knobs for horns. */
  orange(face) {
    face
      .ball([0, 0.02, 0], [0.33, 0.31, 0.31], face.skin, 3)
      .ball([0.23, -0.06, 0], [0.21, 0.17, 0.23], face.belly)
      .nostrils([0.425, 0.0, 0.07])
      .balls([0.12, -0.06, 0.26], [0.06, 0.05, 0.04], BLUSH)
      .eyes([0.17, 0.17, 0.155], 0.105)
      .balls([-0.09, 0.18, 0.3], [0.06, 0.1, 0.11], face.skin)
      .balls([-0.07, 0.18, 0.31], [0.04, 0.06, 0.08], BLUSH)
      .balls([-0.04, 0.45, 0.13], 0.062, face.dark);
    for (const side of [1, -1])
      face.solid.add(new CylinderGeometry(0.03, 0.042, 0.2, 10), {
        at: [-0.03, 0.35, 0.12 * side],
        turn: [0.1 * side, 0, 0],
        colour: face.skin,
      });
    smile(face, 0.43, -0.12, 0.085);
  },
  /** A keen young dragon: long snout, fins for ears, a crest. */
  green(face) {
    face
      .ball([-0.02, 0.03, 0], [0.31, 0.28, 0.28], face.skin, 3)
      .ball([0.26, -0.05, 0], [0.27, 0.15, 0.2], face.skin)
      .ball([0.24, -0.12, 0], [0.25, 0.11, 0.18], face.belly)
      .balls([0.43, 0.05, 0.08], [0.06, 0.055, 0.05], face.skin)
      .nostrils([0.48, 0.06, 0.085])
      .eyes([0.13, 0.2, 0.15], 0.1);
    for (const side of [1, -1])
      for (const [turn, size] of [
        [0.5, 1],
        [1.0, 0.85],
        [1.5, 0.65],
      ] as const)
        face.solid.add(new ConeGeometry(0.075, 0.34 * size, 6), {
          at: [-0.12, 0.14 - turn * 0.06, 0.26 * side + 0.07 * side],
          turn: [(Math.PI / 2 - 0.55 + turn * 0.5) * side, 0, 0.5],
          size: [1, 1, 0.45],
          colour: turn > 0.9 ? face.dark : face.belly,
        });
    for (const [x, y, size] of [
      [0.05, 0.33, 0.7],
      [-0.1, 0.33, 1],
      [-0.24, 0.24, 0.9],
    ] as const)
      face.solid.add(new ConeGeometry(0.075 * size, 0.22 * size, 8), {
        at: [x, y, 0],
        turn: [0, 0, 0.35 - x],
        size: [1, 1, 0.5],
        colour: GOLD,
      });
    smile(face, 0.505, -0.1, 0.08);
  },
  /** A lady of the lake: a frill, long lashes and a jewel. */
  purple(face) {
    face
      .ball([0, 0.04, 0], [0.3, 0.33, 0.3], face.skin, 3)
      .ball([0.22, -0.07, 0], [0.18, 0.13, 0.17], face.belly)
      .nostrils([0.385, -0.03, 0.05])
      .eyes([0.17, 0.15, 0.14], 0.11, new Color("#3a7d8c"))
      .balls([0.16, -0.03, 0.24], [0.05, 0.04, 0.03], BLUSH);
    for (let i = -2; i <= 2; i++) {
      const angle = i * 0.62;
      face.solid.add(new SphereGeometry(1, 12, 8), {
        at: [-0.17, 0.1 + 0.29 * Math.cos(angle), 0.33 * Math.sin(angle)],
        turn: [angle, 0, 0.3],
        size: [0.045, 0.2, 0.12],
        colour: i % 2 ? face.belly : face.dark,
      });
    }
    for (const side of [1, -1])
      for (const i of [0, 1, 2])
        face.solid.add(new ConeGeometry(0.014, 0.11, 5), {
          at: [0.22 - i * 0.015, 0.25 - i * 0.03, (0.19 + i * 0.04) * side],
          turn: [(0.5 + i * 0.4) * side, 0, -0.7],
          colour: INK,
        });
    face.solid.add(new OctahedronGeometry(0.065), {
      at: [0.2, 0.34, 0],
      size: [0.7, 1.3, 0.9],
      turn: [0, 0, -0.5],
      colour: GOLD,
    });
    smile(face, 0.388, -0.12, 0.06);
  },
  /** An old grumbler with a heart: horns, brows and two teeth. */
  black(face) {
    face
      .ball([0, 0.02, 0], [0.34, 0.29, 0.33], face.skin, 2)
      .ball([0.2, -0.09, 0], [0.24, 0.17, 0.27], face.dark)
      .ball([0.3, -0.02, 0], [0.16, 0.1, 0.2], face.belly)
      .nostrils([0.445, 0.02, 0.06])
      .eyes([0.18, 0.16, 0.16], 0.1, GOLD);
    for (const side of [1, -1]) {
      const slant = face.temper === "sulky" ? 0.5 : face.temper === "proud" ? -0.25 : 0.18;
      face.solid.add(new SphereGeometry(1, 12, 8), {
        at: [0.2, 0.275, 0.16 * side],
        turn: [slant * side, 0, 0],
        size: [0.07, 0.035, 0.13],
        colour: face.dark,
      });
      face.solid.add(new ConeGeometry(0.075, 0.3, 10), {
        at: [-0.06, 0.3, 0.27 * side],
        turn: [0.75 * side, 0, 0.1],
        colour: HORN,
      });
      face.solid.add(new ConeGeometry(0.045, 0.2, 10), {
        at: [-0.07, 0.46, 0.35 * side],
        turn: [-0.15 * side, 0, 0.1],
        colour: HORN,
      });
      face.solid.add(new ConeGeometry(0.03, 0.09, 8), { at: [0.4, -0.09, 0.11 * side], colour: WHITE });
    }
    smile(face, 0.438, -0.13, 0.09);
  },
};

/** A smile, a pout or an open laugh, on the front of the snout. */
function smile(face: Face, x: number, y: number, width: number): void {
  if (face.temper === "proud") {
    face.ball([x - 0.04, y - 0.015, 0], [0.06, 0.07, width], GUMS);
    return;
  }
  const isSulky = face.temper === "sulky";
  face.solid.add(new TorusGeometry(width, 0.017, 6, 14, Math.PI), {
    at: [x, isSulky ? y - width * 0.6 : y + width * 0.35, 0],
    turn: [isSulky ? 0 : Math.PI, Math.PI / 2, 0],
    size: [1, 0.6, 1],
    colour: INK,
  });
}
