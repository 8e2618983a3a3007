/** The marked cell of a puzzle: a lifebelt on the water and a flag on a pole, which makes room for a foot. */

import { Color, CylinderGeometry, RingGeometry, SphereGeometry, TorusGeometry } from "three";
import type { Cell } from "../../geometry/cell";
import { flatMaterial, plainMaterial } from "../colour/materials";
import type { Palette } from "../colour/palette";
import { useDisposable } from "../frames/useDisposable";
import { floorAt, pointOf } from "../model/measures";
import { Solid } from "../model/solid";

const RED = new Color("#d3362d");
const WHITE = new Color("#fffaf0");
const PARTS = 8;
const WOOD = new Color("#7a5536");

interface BuoyProps {
  readonly cell: Cell;
  readonly isTaken: boolean; // a foot stands there, or is about to
  readonly seats: number;
  readonly palette: Palette;
}

export function Buoy({ cell, isTaken, seats, palette }: BuoyProps) {
  const belt = useDisposable(beltGeometry, []);
  const flag = useDisposable(flagGeometry, []);
  const glow = useDisposable(() => new RingGeometry(0.0001, 0.4, 28).rotateX(-Math.PI / 2), []);
  const material = useDisposable(() => plainMaterial(palette, 0.2), [palette]);
  const shine = useDisposable(() => {
    const made = flatMaterial(palette.ring, 0.45);
    made.depthWrite = false;
    return made;
  }, [palette]);
  const { x, z } = pointOf(cell);
  const y = Math.max(0.01, floorAt(cell, seats) + 0.01);
  return (
    <group position={[x, y, z]}>
      <mesh geometry={glow} material={shine} renderOrder={3} />
      <mesh geometry={belt} material={material} castShadow />
      {!isTaken && <mesh geometry={flag} material={material} castShadow />}
    </group>
  );
}

/** Red and white in turn. */
function beltGeometry() {
  const solid = new Solid();
  for (let i = 0; i < PARTS; i++)
    solid.add(new TorusGeometry(0.42, 0.07, 8, 6, (Math.PI * 2) / PARTS), {
      turn: [-Math.PI / 2, 0, (i * Math.PI * 2) / PARTS],
      at: [0, 0.04, 0],
      colour: i % 2 ? WHITE : RED,
    });
  return solid.build();
}

function flagGeometry() {
  const solid = new Solid();
  solid.add(new CylinderGeometry(0.025, 0.03, 0.95, 8), { at: [0, 0.47, 0], colour: WOOD });
  solid.add(new SphereGeometry(0.05, 10, 8), { at: [0, 0.96, 0], colour: WHITE });
  // A windsock: seen edge on, a flag would be only a line.
  solid.add(new CylinderGeometry(0.02, 0.19, 0.46, 12), {
    at: [0.22, 0.76, 0],
    turn: [0, 0, -Math.PI / 2],
    size: [0.8, 1, 0.8],
    colour: RED,
  });
  return solid.build();
}
