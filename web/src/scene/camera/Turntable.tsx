/** The camera: it turns with the hand, comes home on R or a double tap, and goes to the top view on T. */

import { useFrame, useThree } from "@react-three/fiber";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import type { PerspectiveCamera } from "three";
import type { Dot } from "./aim";
import { pointCamera, pointUnder } from "./screen";
import { between, clampView, homeView, octantOf, TOP_TILT, type Vec, type View } from "./view";

/** What the hand does to the camera. */
export interface Crank {
  readonly turn: (dx: number, dy: number) => void;
  readonly slide: (dx: number, dy: number) => void;
  readonly zoom: (factor: number, dot: Dot) => void;
  readonly goHome: () => void;
  readonly goTop: () => void;
}

interface TurntableProps {
  readonly memory: RefObject<View | null>;
  readonly frame: readonly Vec[]; // what must be in sight
  readonly side: number; // the azimuth of the own side
  readonly isHeld: boolean; // a choice is open: it must not move by itself
  readonly isMoving: boolean; // whether it glides or jumps
  readonly crank: RefObject<Crank | null>;
  readonly onOctant: (octant: number) => void; // where it looks from now, 0 to 7
}

const GLIDE = 0.45; // seconds
const PER_PIXEL = 0.007;

export function Turntable({ memory, frame, side, isHeld, isMoving, crank, onOctant }: TurntableProps) {
  const camera = useThree((state) => state.camera) as PerspectiveCamera;
  const size = useThree((state) => state.size);
  const invalidate = useThree((state) => state.invalidate);
  const aspect = size.width / size.height;
  const view = useRef<View>(memory.current ?? homeView(side, aspect));
  const glide = useRef<{ from: View; to: View; start: number | null } | null>(null);
  const shownSide = useRef(side);

  const show = useCallback(
    (next: View) => {
      view.current = clampView(next);
      memory.current = view.current;
      pointCamera(camera, view.current, aspect, frame);
      onOctant(octantOf(view.current));
      invalidate();
    },
    [camera, aspect, frame, memory, invalidate, onOctant],
  );

  const goTo = useCallback(
    (to: View) => {
      glide.current = isMoving ? { from: view.current, to, start: null } : null;
      if (isMoving) invalidate();
      else show(to);
    },
    [isMoving, show, invalidate],
  );

  useLayoutEffect(() => show(view.current), [show]);

  useEffect(() => {
    if (isHeld || shownSide.current === side) return;
    shownSide.current = side;
    goTo(homeView(side, aspect));
  }, [side, isHeld, aspect, goTo]);

  useLayoutEffect(() => {
    const home = (): View => homeView(shownSide.current, aspect);
    const move = (next: View): void => {
      glide.current = null; // the hand has the last word
      show(next);
    };
    crank.current = {
      turn: (dx, dy) =>
        move({
          ...view.current,
          azimuth: view.current.azimuth + dx * PER_PIXEL,
          tilt: view.current.tilt + dy * PER_PIXEL,
        }),
      slide: (dx, dy) => {
        const [from, to] = [
          pointUnder({ x: 0, y: size.height / 2 }, camera, size),
          pointUnder({ x: dx, y: size.height / 2 + dy }, camera, size),
        ];
        if (from && to) move({ ...view.current, x: view.current.x - to.x + from.x, z: view.current.z - to.z + from.z });
      },
      zoom: (factor, dot) => {
        const zoom = clampView({ ...view.current, zoom: view.current.zoom * factor }).zoom;
        const part = 1 - view.current.zoom / zoom;
        const under = pointUnder(dot, camera, size) ?? { x: 0, z: 0 };
        move({
          ...view.current,
          zoom,
          x: view.current.x + (under.x - view.current.x) * part,
          z: view.current.z + (under.z - view.current.z) * part,
        });
      },
      goHome: () => goTo(home()),
      goTop: () => goTo(view.current.tilt > TOP_TILT - 0.05 ? home() : { ...home(), tilt: TOP_TILT }),
    };
  }, [camera, size, aspect, crank, show, goTo]);

  useFrame(() => {
    const going = glide.current;
    if (!going) return;
    const now = performance.now() / 1000;
    going.start ??= now;
    const t = Math.min(1, (now - going.start) / GLIDE);
    show(between(going.from, going.to, t * t * (3 - 2 * t)));
    if (t >= 1) glide.current = null;
  });
  return null;
}
