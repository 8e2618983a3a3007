/** A finger that rests on the lake: it aims while it is held, and taps where it is lifted. */

import { type RefObject, useEffect, useRef } from "react";
import type { Point } from "./measures";

const REST = 250; // milliseconds after which a finger rests
const STILL = 10; // pixels that it may move meanwhile

interface Holding {
  readonly hold: (at: Point | null) => void; // in the window
  readonly lift: (at: Point) => void;
}

export function useHold(element: RefObject<HTMLElement | null>, holding: Holding): void {
  const acts = useRef(holding);
  useEffect(() => {
    acts.current = holding;
  });
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let from: Point | null = null; // where a finger came down
    let isHeld = false;
    let wasHeld = false; // when it was lifted
    let rest = 0;
    const letGo = (): void => {
      clearTimeout(rest);
      if (isHeld) acts.current.hold(null);
      isHeld = false;
      from = null;
    };
    const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });
    const isOn = (event: PointerEvent): boolean => {
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const { x, y } = pointOf(event);
      return x >= left && x <= right && y >= top && y <= bottom;
    };
    const listeners = {
      pointerdown: (event: PointerEvent) => {
        letGo();
        wasHeld = false;
        if (event.pointerType !== "touch" || !event.isPrimary) return;
        const at = pointOf(event);
        from = at;
        rest = window.setTimeout(() => {
          isHeld = true;
          acts.current.hold(at);
        }, REST);
      },
      pointermove: (event: PointerEvent) => {
        if (isHeld) acts.current.hold(pointOf(event));
        else if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) letGo(); // it scrolls
      },
      pointerup: (event: PointerEvent) => {
        wasHeld = isHeld;
        const isMeant = isHeld && isOn(event);
        letGo();
        if (isMeant) acts.current.lift(pointOf(event));
      },
      pointercancel: letGo,
      touchmove: (event: TouchEvent) => isHeld && event.preventDefault(), // the page stays where it is
      touchend: (event: TouchEvent) => wasHeld && event.preventDefault(), // no click as well
      contextmenu: (event: Event) => (isHeld || from) && event.preventDefault(),
    };
    const all = Object.entries(listeners) as [string, EventListener][];
    for (const [name, act] of all) target.addEventListener(name, act, { passive: false });
    return () => {
      letGo();
      for (const [name, act] of all) target.removeEventListener(name, act);
    };
  }, [element]);
}
