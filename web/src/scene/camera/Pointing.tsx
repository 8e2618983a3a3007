/** What the pointer is on: it taps cells, the ghost and arches, shows a ghost under the mouse and turns heads. */

import { useThree } from "@react-three/fiber";
import { type RefObject, useEffect, useRef } from "react";
import type { Cell } from "../../geometry/cell";
import { CELLS } from "../../geometry/lake";
import type { LakeProps, Picture } from "../../geometry/picture";
import type { Arch } from "../../geometry/position";
import type { Point } from "../model/measures";
import { type Aim, aimOf, type Dot } from "./aim";
import { listen } from "./gestures";
import type { Held } from "./Loupe";
import type { Probe } from "./probe";
import { archSpots, cellDot, cellUnder, pointUnder } from "./screen";
import type { Crank } from "./Turntable";

export interface Taps extends Omit<LakeProps, "picture"> {
  readonly onReset?: (() => void) | undefined;
  readonly onArch?: ((arch: Arch) => void) | undefined;
}

interface PointingProps {
  readonly picture: Picture;
  readonly crank: RefObject<Crank | null>;
  readonly taps: RefObject<Taps>;
  readonly look: RefObject<Point | null>;
  readonly finger: RefObject<Held | null>; // where a finger rests
  readonly onHover: (cell: Cell | null) => void;
  readonly probe: Probe;
}

const TWICE = 350; // milliseconds between the taps of a double tap
const ON_ARCH = 14; // pixels

export function Pointing({ picture, crank, taps, look, finger, onHover, probe }: PointingProps) {
  const { gl, camera, size, invalidate, scene } = useThree();
  const shown = useRef(picture);
  const lastOpen = useRef<{ time: number; dot: Dot }>({ time: 0, dot: { x: 0, y: 0 } });
  useEffect(() => {
    shown.current = picture;
  });

  useEffect(() => {
    const aim = (dot: Dot): Aim => {
      const { rings, ghost, seats } = shown.current;
      const cells = CELLS.map((cell) => ({ cell, dot: cellDot(cell, seats, camera, size) }));
      const isSet = ghost?.isLegal && rings.length === 0; // else it only follows the mouse, or was refused
      const grip = isSet ? { line: archSpots(ghost.arch, camera, size), cells: ghost.arch.cells } : null;
      const found = aimOf(dot, cells, grip);
      const under = found.kind === "open" ? cellUnder(dot, camera, size) : null; // of a lake seen from very near
      return under ? { kind: "cell", cell: under } : found;
    };
    const hasRing = (cell: Cell): boolean => shown.current.rings.some((ring) => ring.cell === cell);
    const reset = (): void => {
      crank.current?.goHome();
      taps.current.onReset?.();
    };
    const tapOpen = (dot: Dot, cell: Cell | null): void => {
      const { time, dot: before } = lastOpen.current;
      const isTwice = performance.now() - time < TWICE && Math.hypot(dot.x - before.x, dot.y - before.y) < 30;
      lastOpen.current = { time: isTwice ? 0 : performance.now(), dot };
      const arch = taps.current.onArch ? archUnder(shown.current, dot) : null;
      if (isTwice) reset();
      else if (arch) taps.current.onArch?.(arch);
      else if (cell) taps.current.onCell(cell);
      else taps.current.onCancel();
    };
    const archUnder = ({ position }: Picture, dot: Dot): Arch | null => {
      const near = position.monsters
        .flatMap(({ arches }) => arches)
        .map((arch) => ({
          arch,
          off: Math.min(...archSpots(arch, camera, size).map((one) => Math.hypot(one.x - dot.x, one.y - dot.y))),
        }))
        .sort((a, b) => a.off - b.off)[0];
      return near && near.off <= ON_ARCH ? near.arch : null;
    };
    const stop = listen(gl.domElement, {
      tap: (dot) => {
        const found = aim(dot);
        if (found.kind === "ghost") taps.current.onGhost();
        else if (found.kind === "cell" && hasRing(found.cell)) taps.current.onCell(found.cell);
        else tapOpen(dot, found.kind === "cell" ? found.cell : null);
      },
      hover: (dot) => {
        const found = dot ? aim(dot) : null;
        const cell = found?.kind === "cell" ? found.cell : null;
        const isOffered = cell !== null && hasRing(cell);
        look.current = dot ? pointUnder(dot, camera, size) : null;
        gl.domElement.style.cursor = isOffered || found?.kind === "ghost" ? "pointer" : "grab";
        onHover(cell);
        taps.current.onHover?.(cell);
        invalidate();
      },
      hold: (dot) => {
        const found = dot ? aim(dot) : null;
        const cell = found?.kind === "cell" ? found.cell : null;
        finger.current = dot && { dot, cell };
        onHover(cell); // no ghost for a finger: lifting it would place the arch at once
        invalidate();
      },
      turn: (dx, dy) => crank.current?.turn(dx, dy),
      slide: (dx, dy) => crank.current?.slide(dx, dy),
      zoom: (factor, dot) => crank.current?.zoom(factor, dot),
      refuse: () => taps.current.onCancel(),
    });
    const key = (event: KeyboardEvent): void => {
      const isElsewhere =
        event.target instanceof HTMLElement &&
        event.target.closest("input, textarea, select, [role=listbox], [role=menu], [contenteditable]");
      if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.code === "KeyR") reset(); // by place, not letter: Cyrillic keyboards have it too
      if (event.code === "KeyT") crank.current?.goTop();
    };
    window.addEventListener("keydown", key);
    probe.reset = reset;
    probe.top = () => crank.current?.goTop();
    probe.whereIs = (cell) => {
      const { left, top } = gl.domElement.getBoundingClientRect();
      const dot = cellDot(cell, shown.current.seats, camera, size);
      return { x: left + dot.x, y: top + dot.y };
    };
    probe.meantAt = ({ x, y }) => {
      const { left, top } = gl.domElement.getBoundingClientRect();
      const found = aim({ x: x - left, y: y - top });
      return found.kind === "cell" ? found.cell : null;
    };
    probe.photo = () => {
      gl.render(scene, camera); // the drawing is only there until the browser shows it
      return new Promise((resolve) => gl.domElement.toBlob(resolve, "image/png"));
    };
    return () => {
      stop();
      window.removeEventListener("keydown", key);
    };
  }, [gl, camera, size, scene, invalidate, crank, taps, look, finger, onHover, probe]);
  return null;
}
