/** The river: every seat's share of the victory from the first move to the last. It can be dragged along. */

import { type PointerEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ReviewedPly } from "../../../answers/review";
import { type Points, plyAt, xOf } from "./measures";
import { RiverDrawing } from "./RiverDrawing";

const GRASP = 18; // px around a pin

interface RiverProps {
  readonly colours: readonly string[]; // in playing order, from above
  readonly points: Points;
  readonly plies: readonly (ReviewedPly | null)[];
  readonly passes: readonly (readonly string[])[]; // the colours that had to pass after each move
  readonly turning: readonly ReviewedPly[]; // to be pinned
  readonly ply: number;
  readonly label: string;
  readonly text: string; // where it is, for a screen reader
  readonly onPly: (ply: number) => void;
}

export function River({ label, text, onPly, ...drawn }: RiverProps) {
  const { points, turning, ply } = drawn;
  const [frame, width] = useWidth();
  const slider = useRef<HTMLInputElement>(null);
  const count = points.length - 1;
  const pins = useMemo(
    () => turning.map((one) => ({ ply: one.ply, x: xOf(one.ply, count, width) })),
    [turning, count, width],
  );
  const seek = (event: PointerEvent<HTMLDivElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const isAmongPins = (event.target as Element).closest(".river-pins") !== null;
    const pin = isAmongPins ? pins.find((one) => Math.abs(one.x - x) < GRASP) : undefined;
    onPly(pin?.ply ?? plyAt(x, count, width));
  };
  return (
    <div
      className="river"
      ref={frame}
      onPointerDown={(event) => {
        if (event.button) return;
        seek(event);
        event.currentTarget.setPointerCapture(event.pointerId);
        slider.current?.focus({ preventScroll: true });
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && seek(event)}
    >
      <RiverDrawing {...drawn} width={width} />
      <input
        type="range"
        ref={slider}
        min={0}
        max={count}
        value={ply}
        aria-label={label}
        aria-valuetext={text}
        onChange={(event) => onPly(Number(event.target.value))}
      />
    </div>
  );
}

/** How wide the river may be, in pixels: its patterns must not be stretched. */
function useWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(340);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setWidth(Math.max(200, element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, width] as const;
}
