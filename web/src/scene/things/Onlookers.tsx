/** Tourists and the cow: they turn to the tallest head, and cameras flash when it is over. */

import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useRef } from "react";
import { Color, type InstancedMesh, Matrix4, type Mesh, Quaternion, Vector3 } from "three";
import { plainMaterial } from "../colour/materials";
import type { Palette } from "../colour/palette";
import { FrameTimer } from "../frames/frameTimer";
import { useDisposable } from "../frames/useDisposable";
import type { Point } from "../model/measures";
import { coatGeometry, cowGeometry, cowStand, type Stand, standsOf, touristGeometry } from "../model/tourists";

interface OnlookersProps {
  readonly seats: number;
  readonly palette: Palette;
  readonly tallest: Point;
  readonly isMoving: boolean; // whether they turn in time or at once
}

const UP = new Vector3(0, 1, 0);

export function Onlookers({ seats, palette, tallest, isMoving }: OnlookersProps) {
  const stands = standsOf(seats);
  const cow = cowStand(seats);
  const material = useDisposable(() => plainMaterial(palette, 0.15), [palette]);
  const coat = useDisposable(coatGeometry, []);
  const rest = useDisposable(touristGeometry, []);
  const beast = useDisposable(cowGeometry, []);
  const coats = useRef<InstancedMesh>(null);
  const rests = useRef<InstancedMesh>(null);
  const body = useRef<Mesh>(null);
  const yaws = useRef<number[]>([]);
  const pulse = useRef(new FrameTimer());
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => {
    stands.forEach((stand, i) => void coats.current?.setColorAt(i, new Color(stand.coat)));
    if (coats.current?.instanceColor) coats.current.instanceColor.needsUpdate = true;
    invalidate();
  });
  useFrame(({ gl }) => {
    const passed = isMoving ? pulse.current.passed() : 9;
    let hasTurned = false;
    [...stands, cow].forEach((stand, i) => {
      const wanted = yawTo(stand, tallest);
      const before = yaws.current[i];
      const yaw = before === undefined ? wanted : approach(before, wanted, passed * 2.2);
      if (yaw === before) return;
      yaws.current[i] = yaw;
      hasTurned = true;
      if (i === stands.length) body.current?.rotation.set(0, yaw, 0);
      else for (const mesh of [coats.current, rests.current]) place(mesh, i, stand, yaw);
    });
    if (!hasTurned) return pulse.current.rest();
    gl.shadowMap.needsUpdate = true;
    invalidate();
  });
  return (
    <>
      <instancedMesh
        ref={coats}
        args={[undefined, undefined, stands.length]}
        geometry={coat}
        material={material}
        castShadow
        frustumCulled={false}
      />
      <instancedMesh
        ref={rests}
        args={[undefined, undefined, stands.length]}
        geometry={rest}
        material={material}
        castShadow
        frustumCulled={false}
      />
      <mesh ref={body} geometry={beast} material={material} position={[cow.x, cow.y, cow.z]} castShadow />
    </>
  );
}

function place(mesh: InstancedMesh | null, i: number, { x, y, z, size }: Stand, yaw: number): void {
  const turn = new Quaternion().setFromAxisAngle(UP, yaw);
  mesh?.setMatrixAt(i, new Matrix4().compose(new Vector3(x, y, z), turn, new Vector3(size, size, size)));
  if (mesh) mesh.instanceMatrix.needsUpdate = true;
}

function yawTo(from: Point, to: Point): number {
  return Math.atan2(from.z - to.z, to.x - from.x);
}

function approach(from: number, to: number, most: number): number {
  const turn = Math.atan2(Math.sin(to - from), Math.cos(to - from));
  return Math.abs(turn) <= most ? to : from + Math.sign(turn) * most;
}
