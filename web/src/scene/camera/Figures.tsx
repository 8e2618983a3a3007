/** The heights of the arches in figures over the picture, which follow the camera. */

import { useFrame, useThree } from "@react-three/fiber";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import type { PerspectiveCamera } from "three";
import { placeFigures } from "../../geometry/figures";
import type { Picture } from "../../geometry/picture";
import type { Arch } from "../../geometry/position";
import { headRise } from "../model/body";
import { keyOf } from "../model/landing";
import { GIRTH, pointOf } from "../model/measures";
import { archSpots, dotOf } from "./screen";

interface FiguresProps {
  readonly picture: Picture;
  readonly layer: RefObject<HTMLDivElement | null>; // over the canvas
}

const STEPS = 24; // places on an arch where its figure may be
const LEAST = 15; // pixels: smaller figures cannot be read
const MOST = 23;

export function Figures({ picture, layer }: FiguresProps) {
  const { camera, size, invalidate } = useThree();
  const { position, ghost } = picture;
  const arches = useMemo(() => {
    const standing = position.monsters.flatMap((monster) => monster.arches);
    return ghost && ghost.arch.length > 0 ? [...standing, ghost.arch] : standing;
  }, [position, ghost]);
  const signs = useRef<ReadonlyMap<string, HTMLElement>>(new Map());
  const places = useRef<ReadonlyMap<string, number>>(new Map());
  const shown = useRef("");

  useLayoutEffect(() => {
    const made = arches.map((arch) => [keyOf(arch), signOf(arch, arch === ghost?.arch)] as const);
    signs.current = new Map(made);
    layer.current?.replaceChildren(...signs.current.values());
    shown.current = "";
    invalidate();
  }, [arches, ghost, layer, invalidate]);
  useEffect(() => () => layer.current?.replaceChildren(), [layer]);

  useFrame(() => {
    const stamp = `${camera.matrixWorld.elements} ${camera.projectionMatrix.elements} ${size.width} ${size.height}`;
    if (stamp === shown.current) return;
    shown.current = stamp;
    const cell = cellWidth(camera as PerspectiveCamera, size.height);
    const figure = Math.min(MOST, Math.max(LEAST, 0.56 * cell));
    const lines = arches.map((arch) => ({ key: keyOf(arch), spots: archSpots(arch, camera, size, STEPS) }));
    const heads = position.monsters.flatMap(({ arches: own }) => {
      const last = own.at(-1);
      if (!last) return [];
      const { x, z } = pointOf(last.headward);
      return [dotOf(x, headRise(last.height) + 0.14, z, camera, size)];
    });
    places.current = placeFigures(lines, heads, { figure, body: 2 * GIRTH * cell, head: 0.8 * cell }, places.current);
    layer.current?.style.setProperty("--figure", `${figure}px`);
    for (const { key, spots } of lines) {
      const spot = spots[places.current.get(key) ?? 0];
      const sign = signs.current.get(key);
      if (spot && sign) sign.style.transform = `translate(-50%, -50%) translate(${spot.x}px, ${spot.y}px)`;
    }
  });
  return null;
}

function signOf(arch: Arch, isGhost: boolean): HTMLElement {
  const sign = document.createElement("span");
  sign.className = `figure figure-${arch.colour}${isGhost ? " figure-ghost" : ""}`;
  sign.dataset["arch"] = keyOf(arch);
  sign.textContent = String(arch.height);
  return sign;
}

/** How wide a cell is in the middle of the lake, in pixels. */
function cellWidth(camera: PerspectiveCamera, height: number): number {
  return height / (2 * Math.tan((camera.fov * Math.PI) / 360) * camera.position.length());
}
