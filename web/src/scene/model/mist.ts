/** The mist: the paper fades out into it, and a few wisps lie along the shore. */

import { BufferGeometry, Color, Float32BufferAttribute } from "three";
import type { Palette } from "../colour/palette";
import { HALF } from "./measures";
import { seededRandom } from "./random";

const AROUND = 48;

export function mistGeometry(palette: Palette): BufferGeometry {
  const positions: number[] = [];
  const colours: number[] = [];
  const index: number[] = [];
  const mist = new Color(palette.mist);
  const band = (
    rings: readonly { radius: number; alpha: number }[],
    cx: number,
    cy: number,
    cz: number,
    flat: number,
  ): void => {
    const first = positions.length / 3;
    rings.forEach(({ radius, alpha }, r) => {
      for (let i = 0; i <= AROUND; i++) {
        const angle = (i / AROUND) * Math.PI * 2;
        positions.push(cx + Math.cos(angle) * radius, cy, cz + Math.sin(angle) * radius * flat);
        colours.push(mist.r, mist.g, mist.b, alpha);
        if (r === 0 || i === AROUND) continue;
        const [a, b] = [first + (r - 1) * (AROUND + 1) + i, first + r * (AROUND + 1) + i];
        index.push(a, a + 1, b, a + 1, b + 1, b);
      }
    });
  };
  const rings = [0, 0.25, 0.5, 0.75, 1].map((t) => ({ radius: HALF * (1.55 + 1.25 * t), alpha: t * t * (3 - 2 * t) }));
  band([...rings, { radius: HALF * 14, alpha: 1 }], 0, 0.02 - 0.62, 0, 1);
  const random = seededRandom(5);
  for (let i = 0; i < 9; i++) {
    const angle = (i / 9) * Math.PI * 2 + random();
    const away = HALF * (1.55 + random() * 0.3);
    const size = 1.6 + random() * 1.6;
    const soft = [0, 0.35, 0.7, 1].map((t) => ({ radius: size * t, alpha: 0.34 * (1 - t) ** 1.5 }));
    band(soft, Math.cos(angle) * away, 0.1 + random() * 0.4, Math.sin(angle) * away, 0.55);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setAttribute("color", new Float32BufferAttribute(colours, 4));
  geometry.setIndex(index);
  return geometry;
}
