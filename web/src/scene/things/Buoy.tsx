/** The marked cell of a puzzle: a lifebelt on the water and a flag on a pole, which makes room for a foot. */

import { Color, CylinderGeometry, RingGeometry, SphereGeometry, TorusGeometry } from "three";
import type { Cell } from "../../geometry/cell";
import type { Mood } from "../colour/mood";
import { flatPaint, plainPaint } from "../colour/paint";
import { Clay } from "../model/clay";
import { floorAt, placeOf } from "../model/measures";
import { useMade } from "../useMade";

const RED = new Color("#d3362d");
const WHITE = new Color("#fffaf0");
const PARTS = 8;
const WOOD = new Color("#7a5536");

interface BuoyProps {
  readonly cell: Cell;
  readonly isTaken: boolean; // a foot stands there, or is about to
  readonly seats: number;
  readonly mood: Mood;
}

export function Buoy({ cell, isTaken, seats, mood }: BuoyProps) {
  const belt = useMade(beltGeometry, []);
  const flag = useMade(flagGeometry, []);
  const glow = useMade(() => new RingGeometry(0.0001, 0.4, 28).rotateX(-Math.PI / 2), []);
  const paint = useMade(() => plainPaint(mood, 0.2), [mood]);
  const shine = useMade(() => {
    const made = flatPaint(mood.ring, 0.45);
    made.depthWrite = false;
    return made;
  }, [mood]);
  const { x, z } = placeOf(cell);
  const y = Math.max(0.01, floorAt(cell, seats) + 0.01);
  return (
    <group position={[x, y, z]}>
      <mesh geometry={glow} material={shine} renderOrder={3} />
      <mesh geometry={belt} material={paint} castShadow />
      {!isTaken && <mesh geometry={flag} material={paint} castShadow />}
    </group>
  );
}

/** Red and white in turn. */
function beltGeometry() {
  const clay = new Clay();
  for (let i = 0; i < PARTS; i++)
    clay.add(new TorusGeometry(0.42, 0.07, 8, 6, (Math.PI * 2) / PARTS), {
      turn: [-Math.PI / 2, 0, (i * Math.PI * 2) / PARTS],
      at: [0, 0.04, 0],
      colour: i % 2 ? WHITE : RED,
    });
  return clay.fire();
}

function flagGeometry() {
  const clay = new Clay();
  clay.add(new CylinderGeometry(0.025, 0.03, 0.95, 8), { at: [0, 0.47, 0], colour: WOOD });
  clay.add(new SphereGeometry(0.05, 10, 8), { at: [0, 0.96, 0], colour: WHITE });
  // A windsock, for a flag has sides from which it is only a line.
  clay.add(new CylinderGeometry(0.02, 0.19, 0.46, 12), {
    at: [0.22, 0.76, 0],
    turn: [0, 0, -Math.PI / 2],
    size: [0.8, 1, 0.8],
    colour: RED,
  });
  return clay.fire();
}
