/** Rocks in the lake: where they stand, nothing else does. */

import { Color, DodecahedronGeometry, TorusGeometry } from "three";
import type { Cell } from "../../geometry/cell";
import { plainMaterial } from "../colour/materials";
import type { Palette } from "../colour/palette";
import { useDisposable } from "../frames/useDisposable";
import { pointOf } from "../model/measures";
import { seededRandom } from "../model/random";
import { Solid } from "../model/solid";

const STONE = ["#8d877b", "#a39c8d", "#77736b"].map((one) => new Color(one));
const MOSS = new Color("#7f8f57");
const WET = 0.06; // up to this far above the water, stone is dark

interface RocksProps {
  readonly cells: readonly Cell[];
  readonly palette: Palette;
}

export function Rocks({ cells, palette }: RocksProps) {
  const geometry = useDisposable(() => {
    const solid = new Solid();
    for (const cell of cells) rock(solid, cell, new Color(palette.ring));
    return solid.build();
  }, [cells.join(), palette]);
  const material = useDisposable(() => plainMaterial(palette, 0.08), [palette]);
  return <mesh geometry={geometry} material={material} castShadow receiveShadow />;
}

/** A heap of four stones with a line of foam around them. */
function rock(solid: Solid, cell: Cell, foam: Color): void {
  const { x, z } = pointOf(cell);
  const random = seededRandom(Math.round(x * 31 + z * 57 + 1000));
  const stones = [
    [0, 0, 0.34, 0.3],
    [0.04, -0.05, 0.23, 0.52],
    [0.2, 0.14, 0.19, 0.24],
    [-0.19, 0.15, 0.16, 0.19],
  ] as const;
  const turn = random() * 6;
  stones.forEach(([dx, dz, width, height], i) => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const grey = STONE[i % STONE.length] ?? MOSS;
    solid.add(new DodecahedronGeometry(1), {
      at: [x + dx * c - dz * s, -0.08, z + dx * s + dz * c],
      turn: [random() * 0.5, random() * 6, random() * 0.4],
      size: [width * (0.9 + random() * 0.2), height, width * (0.9 + random() * 0.2)],
      colour: (at, normal) =>
        at.y < WET
          ? grey.clone().multiplyScalar(0.55)
          : normal.y > 0.72
            ? grey.clone().lerp(MOSS, 0.55)
            : grey.clone().multiplyScalar(0.85 + normal.y * 0.2),
    });
  });
  solid.add(new TorusGeometry(0.4, 0.022, 5, 26), {
    at: [x, 0.012, z],
    turn: [-Math.PI / 2, 0, 0],
    size: [1, 1, 0.5],
    colour: foam,
  });
}
