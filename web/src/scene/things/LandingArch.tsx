/** An arch on its way: it comes down from above, so that it never passes through what it crosses, and settles. */

import { useFrame } from "@react-three/fiber";
import { useRef } from "react";
import type { Mesh, MeshPhongMaterial } from "three";
import type { Arch } from "../../geometry/position";
import type { QualityStep } from "../frames/quality";
import { useDisposable } from "../frames/useDisposable";
import { archesGeometry } from "../model/body";
import { fallOf } from "../model/landing";

interface LandingProps {
  readonly arch: Arch;
  readonly material: MeshPhongMaterial;
  readonly step: QualityStep;
  readonly pace: number;
  readonly onRest: () => void;
}

export function LandingArch({ arch, material, step, pace, onRest }: LandingProps) {
  const mesh = useRef<Mesh>(null);
  const start = useRef<number | null>(null);
  const geometry = useDisposable(() => archesGeometry([arch], step), [step]);
  useFrame(({ gl, invalidate }) => {
    if (!mesh.current) return;
    const now = performance.now() / 1000;
    start.current ??= now;
    const t = Math.min(1, (now - start.current) / pace);
    const { up, squash } = fallOf(t);
    mesh.current.position.y = up;
    mesh.current.scale.y = squash;
    gl.shadowMap.needsUpdate = true;
    if (t < 1) invalidate();
    else onRest();
  });
  return <mesh ref={mesh} geometry={geometry} material={material} position-y={fallOf(0).up} castShadow receiveShadow />;
}
