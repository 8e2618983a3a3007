/** What fingers and mice do on the lake: tells taps, turns, slides, zooms and resting fingers apart. */

import type { Dot } from "./aim";

interface Gestures {
  readonly tap: (dot: Dot) => void;
  readonly hover: (dot: Dot | null) => void;
  readonly hold: (dot: Dot | null) => void; // a finger rests there, and aims; lifted, it taps
  readonly turn: (dx: number, dy: number) => void;
  readonly slide: (dx: number, dy: number) => void;
  readonly zoom: (factor: number, dot: Dot) => void;
  readonly refuse: () => void; // the other mouse button
}

const STILL = { mouse: 5, touch: 10 };
const REST = 250; // milliseconds after which a finger rests

/** Listen to an element until the returned function is called. */
export function listen(element: HTMLElement, gestures: Gestures): () => void {
  const fingers = new Map<number, Dot>();
  let from: Dot | null = null; // where a press that is still a tap began
  let isSliding = false;
  let isHolding = false;
  let rest = 0; // the timer of a finger that may come to rest
  const dotOf = (event: MouseEvent): Dot => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const isOn = ({ x, y }: Dot): boolean => x >= 0 && y >= 0 && x <= element.clientWidth && y <= element.clientHeight;
  const letGo = (): void => {
    clearTimeout(rest);
    if (isHolding) gestures.hold(null);
    isHolding = false;
  };
  const down = (event: PointerEvent): void => {
    letGo();
    fingers.set(event.pointerId, dotOf(event));
    if (event.pointerType === "touch" && fingers.size === 1)
      rest = window.setTimeout(() => {
        isHolding = from !== null;
        if (from) gestures.hold(from);
      }, REST);
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
    if (isHolding) {
      gestures.hold(dot);
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
    letGo();
    if (from && event.type === "pointerup" && isOn(dotOf(event))) gestures.tap(dotOf(event));
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
    clearTimeout(rest);
    element.removeEventListener("pointerdown", down);
    element.removeEventListener("pointermove", move);
    element.removeEventListener("pointerup", up);
    element.removeEventListener("pointercancel", up);
    element.removeEventListener("pointerleave", leave);
    element.removeEventListener("wheel", wheel);
    element.removeEventListener("contextmenu", menu);
  };
}
