/** What lies under a resting finger, twice as large and beside it, with the cell that is meant. */

import { useFrame } from "@react-three/fiber";
import { type RefObject, useEffect, useRef } from "react";
import type { Cell } from "../../geometry/cell";
import { loupeAt } from "../../geometry/loupe";
import type { Dot } from "./aim";

export interface Held {
  readonly dot: Dot;
  readonly cell: Cell | null;
}

interface LoupeProps {
  readonly finger: RefObject<Held | null>;
  readonly layer: RefObject<HTMLDivElement | null>; // it lies beside this one
}

const ZOOM = 2;

export function Loupe({ finger, layer }: LoupeProps) {
  const lens = useRef<HTMLCanvasElement | null>(null);
  useEffect(() => {
    const made = document.createElement("canvas");
    made.className = "loupe";
    made.hidden = true;
    made.setAttribute("aria-hidden", "true");
    layer.current?.after(made);
    lens.current = made;
    return () => made.remove();
  }, [layer]);
  useFrame(({ gl, size }) => {
    const [canvas, held] = [lens.current, finger.current];
    if (!canvas) return;
    canvas.hidden = held === null;
    if (!held) return;
    const { left, top, width } = loupeAt(held.dot, size);
    const ratio = gl.getPixelRatio();
    canvas.style.transform = `translate(${left}px, ${top}px)`;
    canvas.dataset["cell"] = held.cell ?? "";
    canvas.width = width * ratio;
    canvas.height = width * ratio;
    const pen = canvas.getContext("2d");
    const part = (width * ratio) / ZOOM;
    const [x, y] = [held.dot.x * ratio - part / 2, held.dot.y * ratio - part / 2];
    pen?.drawImage(gl.domElement, x, y, part, part, 0, 0, width * ratio, width * ratio);
    if (pen && held.cell) write(pen, held.cell, (width * ratio) / 2, width * ratio - 12 * ratio, ratio);
  }, 2); // after the frame is drawn: its pixels are there until the browser shows them
  return null;
}

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, ratio: number): void {
  pen.font = `800 ${17 * ratio}px "Alegreya Sans", sans-serif`;
  pen.textAlign = "center";
  pen.lineWidth = 5 * ratio;
  pen.lineJoin = "round";
  pen.strokeStyle = "#fffaf0";
  pen.fillStyle = "#161d22";
  pen.strokeText(text, x, y);
  pen.fillText(text, x, y);
}
