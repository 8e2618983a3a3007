/** The heights of the arches in figures over the picture, and flags for advised moves; they follow the camera. */

import { useFrame, useThree } from "@react-three/fiber";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import type { PerspectiveCamera } from "three";
import { placeFigures } from "../../geometry/figures";
import type { Advised, Picture } from "../../geometry/picture";
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
const FLAG = 105; // percent of its height from one flag to the next at the same foot
const NONE: readonly Advised[] = [];

export function Figures({ picture, layer }: FiguresProps) {
  const { camera, size, invalidate } = useThree();
  const { position, ghost, advised = NONE } = picture;
  const arches = useMemo(() => {
    const standing = position.monsters.flatMap((monster) => monster.arches);
    return ghost && ghost.arch.length > 0 ? [...standing, ghost.arch] : standing;
  }, [position, ghost]);
  const signs = useRef<ReadonlyMap<string, HTMLElement>>(new Map());
  const flags = useRef<readonly HTMLElement[]>([]);
  const places = useRef<ReadonlyMap<string, number>>(new Map());
  const shown = useRef("");

  useLayoutEffect(() => {
    const made = arches.map((arch) => [keyOf(arch), signOf(arch, arch === ghost?.arch)] as const);
    signs.current = new Map(made);
    flags.current = advised.map(flagOf);
    layer.current?.replaceChildren(...signs.current.values(), ...flags.current);
    shown.current = "";
    invalidate();
  }, [arches, ghost, advised, layer, invalidate]);
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
    for (const [index, one] of advised.entries()) {
      const { x, z } = pointOf(footOf(one));
      const dot = dotOf(x, 0, z, camera, size);
      const below = advised.slice(0, index).filter((other) => footOf(other) === footOf(one)).length;
      const flag = flags.current[index];
      if (flag) flag.style.transform = `translate(-50%, ${below * FLAG - 50}%) translate(${dot.x}px, ${dot.y}px)`;
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

/** Where a move would bring the head or the tail. */
function footOf({ arch, end }: Advised): string {
  return end === "tail" ? arch.tailward : arch.headward;
}

function flagOf({ number, share, arch }: Advised): HTMLElement {
  const flag = document.createElement("span");
  flag.className = `advised-sign figure-${arch.colour}`;
  flag.dataset["number"] = String(number);
  const seal = document.createElement("b");
  seal.textContent = String(number);
  flag.append(seal, share);
  return flag;
}

/** How wide a cell is in the middle of the lake, in pixels. */
function cellWidth(camera: PerspectiveCamera, height: number): number {
  return height / (2 * Math.tan((camera.fov * Math.PI) / 360) * camera.position.length());
}
