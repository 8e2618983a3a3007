/** The shore of a puzzle that leads there: small red and white floats on the outermost cells. */

import { Color, CylinderGeometry, SphereGeometry } from "three";
import type { Cell } from "../../geometry/cell";
import { plainMaterial } from "../colour/materials";
import type { Palette } from "../colour/palette";
import { useDisposable } from "../frames/useDisposable";
import { floorAt, pointOf } from "../model/measures";
import { Solid } from "../model/solid";

const RED = new Color("#d3362d");
const WHITE = new Color("#fffaf0");

interface FloatsProps {
  readonly cells: readonly Cell[];
  readonly seats: number;
  readonly palette: Palette;
}

export function Floats({ cells, seats, palette }: FloatsProps) {
  const geometry = useDisposable(() => {
    const solid = new Solid();
    for (const cell of cells) float(solid, cell, Math.max(0.01, floorAt(cell, seats)));
    return solid.build();
  }, [cells.join(), seats]);
  const material = useDisposable(() => plainMaterial(palette, 0.2), [palette]);
  return <mesh geometry={geometry} material={material} castShadow />;
}

/** A ball in a white ring. */
function float(solid: Solid, cell: Cell, y: number): void {
  const { x, z } = pointOf(cell);
  solid.add(new CylinderGeometry(0.17, 0.17, 0.05, 14), { at: [x, y + 0.04, z], colour: WHITE });
  solid.add(new SphereGeometry(0.12, 12, 8), { at: [x, y + 0.08, z], colour: RED });
}
