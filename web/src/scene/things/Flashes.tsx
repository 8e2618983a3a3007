/** The cameras' flashes when the game is over: a few stars that light up in turn, then none. */

import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useRef } from "react";
import {
  AdditiveBlending,
  BufferGeometry,
  Float32BufferAttribute,
  type InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  Vector3,
} from "three";
import { useDisposable } from "../frames/useDisposable";
import { standsOf } from "../model/tourists";

const SECONDS = 3;

interface FlashesProps {
  readonly seats: number;
  readonly isMoving: boolean;
}

export function Flashes({ seats, isMoving }: FlashesProps) {
  const stands = standsOf(seats);
  const mesh = useRef<InstancedMesh>(null);
  const start = useRef<number | null>(null);
  const star = useDisposable(starGeometry, []);
  const material = useDisposable(
    () =>
      new MeshBasicMaterial({
        color: "#fffbe8",
        transparent: true,
        blending: AdditiveBlending,
        depthTest: false,
        depthWrite: false,
        toneMapped: false,
      }),
    [],
  );
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => invalidate(), [invalidate]);
  useFrame(({ camera }) => {
    const now = performance.now() / 1000;
    start.current ??= now;
    const time = now - start.current;
    const isOn = isMoving && time < SECONDS;
    stands.forEach(({ x, y, z, size }, i) => {
      const pulse = isOn ? Math.max(0, Math.sin(time * 7 + i * 1.9)) ** 12 : isMoving ? 0 : 0.5;
      const at = new Vector3(x, y + 0.64 * size, z);
      mesh.current?.setMatrixAt(i, new Matrix4().compose(at, camera.quaternion, new Vector3(pulse, pulse, pulse)));
    });
    if (mesh.current) mesh.current.instanceMatrix.needsUpdate = true;
    if (isOn) invalidate();
  });
  return (
    <instancedMesh
      ref={mesh}
      args={[undefined, undefined, stands.length]}
      geometry={star}
      material={material}
      renderOrder={10}
      frustumCulled={false}
    />
  );
}

/** Four long rays and four short ones. */
function starGeometry(): BufferGeometry {
  const positions: number[] = [];
  for (let i = 0; i < 8; i++) {
    const angle = (i * Math.PI) / 4;
    const [long, wide] = i % 2 ? [0.45, 0.16] : [1.1, 0.12];
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    positions.push(c * long, s * long, 0, -s * wide, c * wide, 0, s * wide, -c * wide, 0);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  return geometry;
}
