/** What fingers and mice do on the lake: tells taps, turns, slides and zooms apart. */

import type { Dot } from "./aim";

interface Gestures {
  readonly tap: (dot: Dot) => void;
  readonly hover: (dot: Dot | null) => void;
  readonly turn: (dx: number, dy: number) => void;
  readonly slide: (dx: number, dy: number) => void;
  readonly zoom: (factor: number, dot: Dot) => void;
  readonly refuse: () => void; // the other mouse button
}

const STILL = { mouse: 5, touch: 10 };

/** Listen to an element until the returned function is called. */
export function listen(element: HTMLElement, gestures: Gestures): () => void {
  const fingers = new Map<number, Dot>();
  let from: Dot | null = null; // where a press that is still a tap began
  let isSliding = false;
  const dotOf = (event: MouseEvent): Dot => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const down = (event: PointerEvent): void => {
    fingers.set(event.pointerId, dotOf(event));
    from = fingers.size === 1 && event.button === 0 ? dotOf(event) : null;
    isSliding = event.button === 2 || event.button === 1 || event.shiftKey;
    element.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent): void => {
    const dot = dotOf(event);
    const before = fingers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") gestures.hover(dot);
      return;
    }
    if (
      from &&
      Math.hypot(dot.x - from.x, dot.y - from.y) <= (event.pointerType === "mouse" ? STILL.mouse : STILL.touch)
    )
      return;
    from = null;
    const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, other]) => other);
    fingers.set(event.pointerId, dot);
    const other = others[0];
    if (other) pinch(before, dot, other);
    else if (isSliding) gestures.slide(dot.x - before.x, dot.y - before.y);
    else gestures.turn(dot.x - before.x, dot.y - before.y);
  };
  const pinch = (before: Dot, dot: Dot, other: Dot): void => {
    const [was, is] = [
      Math.hypot(before.x - other.x, before.y - other.y),
      Math.hypot(dot.x - other.x, dot.y - other.y),
    ];
    if (was > 0) gestures.zoom(is / was, { x: (dot.x + other.x) / 2, y: (dot.y + other.y) / 2 });
    gestures.slide((dot.x - before.x) / 2, (dot.y - before.y) / 2);
  };
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    if (from && event.type === "pointerup") gestures.tap(dotOf(event));
    from = null;
  };
  const leave = (): void => gestures.hover(null);
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    gestures.zoom(Math.exp(-event.deltaY * lines * 0.0016), dotOf(event));
  };
  const menu = (event: Event): void => {
    event.preventDefault();
    gestures.refuse();
  };
  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", up);
  element.addEventListener("pointerleave", leave);
  element.addEventListener("wheel", wheel, { passive: false });
  element.addEventListener("contextmenu", menu);
  return () => {
    element.removeEventListener("pointerdown", down);
    element.removeEventListener("pointermove", move);
    element.removeEventListener("pointerup", up);
    element.removeEventListener("pointercancel", up);
    element.removeEventListener("pointerleave", leave);
    element.removeEventListener("wheel", wheel);
    element.removeEventListener("contextmenu", menu);
  };
}
