/** One head: it dives and comes up where it moves to, follows the pointer, sulks when blocked, rises when it wins. */

import { useFrame, useThree } from "@react-three/fiber";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Mesh, MeshPhongMaterial } from "three";
import type { Cell } from "../../geometry/cell";
import type { Monster } from "../../geometry/position";
import { FrameTimer } from "../frames/frameTimer";
import type { QualityStep } from "../frames/quality";
import { useDisposable } from "../frames/useDisposable";
import { addHead, headRise } from "../model/body";
import type { Temper } from "../model/heads";
import { type Point, pointOf } from "../model/measures";
import { Solid } from "../model/solid";

interface HeadProps {
  readonly monster: Monster;
  readonly gaze: Point;
  readonly temper: Temper;
  readonly material: MeshPhongMaterial;
  readonly step: QualityStep;
  readonly pace: number;
  readonly look: RefObject<Point | null>;
}

interface Perch {
  readonly cell: Cell;
  readonly height: number;
}

const NECK_TURN = 1.1; // how far it turns aside to look

export function Head({ monster, gaze, temper, material, step, pace, look }: HeadProps) {
  const last = monster.arches.at(-1);
  const cell = last?.headward ?? "a1";
  const height = last?.height ?? 1;
  const [perch, setPerch] = useState<Perch>({ cell, height });
  const isThere = perch.cell === cell && perch.height === height;
  if (!isThere && pace === 0) setPerch({ cell, height });
  const invalidate = useThree((state) => state.invalidate);
  const mesh = useRef<Mesh>(null);
  const now = useRef({ level: levelOf(temper, height), yaw: yawOf(gaze), pulse: new FrameTimer() });
  const geometry = useDisposable(() => {
    const solid = new Solid();
    addHead(solid, monster.colour, perch.height, temper, step);
    return solid.build();
  }, [monster.colour, perch.height, temper, step]);

  useFrame(({ gl, camera }) => {
    if (!mesh.current) return;
    const state = now.current;
    const passed = state.pulse.passed();
    const level = isThere ? levelOf(temper, perch.height) : -headRise(perch.height) - 0.8;
    const yaw = wantedYaw(gaze, pointOf(perch.cell), (pace > 0 && look.current) || camera.position);
    state.level =
      pace === 0 ? level : towards(state.level, level, (passed * 2 * (headRise(perch.height) + 0.8)) / pace);
    state.yaw = pace === 0 ? yaw : eased(state.yaw, yaw, passed);
    mesh.current.position.y = state.level;
    mesh.current.rotation.y = state.yaw;
    const isMoving = state.level !== level || state.yaw !== yaw;
    if (state.level !== level || !isThere) gl.shadowMap.needsUpdate = true;
    if (!isThere && state.level === level) setPerch({ cell, height });
    if (isMoving || !isThere) invalidate();
    else state.pulse.rest();
  });
  useEffect(() => invalidate());

  const { x, z } = pointOf(perch.cell);
  return (
    <mesh ref={mesh} geometry={geometry} material={material} position-x={x} position-z={z} castShadow receiveShadow />
  );
}

/** How far out of the water, against the usual. */
function levelOf(temper: Temper, height: number): number {
  return temper === "proud" ? 0.5 : temper === "sulky" ? -0.25 * headRise(height) : 0;
}

function yawOf(way: Point): number {
  return Math.atan2(-way.z, way.x);
}

/** Towards the pointer, as far as the neck turns. */
function wantedYaw(gaze: Point, here: Point, look: Point): number {
  const home = yawOf(gaze);
  if (Math.hypot(look.x - here.x, look.z - here.z) < 0.3) return home;
  const off = yawOf({ x: look.x - here.x, z: look.z - here.z }) - home;
  const turn = Math.atan2(Math.sin(off), Math.cos(off));
  return home + Math.min(NECK_TURN, Math.max(-NECK_TURN, turn));
}

function towards(from: number, to: number, most: number): number {
  return Math.abs(to - from) <= most ? to : from + Math.sign(to - from) * most;
}

function eased(from: number, to: number, passed: number): number {
  const turn = Math.atan2(Math.sin(to - from), Math.cos(to - from));
  return Math.abs(turn) < 0.01 ? to : to - turn + turn * (1 - Math.exp(-9 * passed));
}
