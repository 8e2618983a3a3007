/** What the scene tells about itself, to tests and benchmarks, and for photos. */

import type { Cell } from "../../geometry/cell";
import type { Dot } from "./aim";

export class Probe {
  calls = 0; // draw calls of the last frame, shadows included
  most = 0; // of any frame so far
  triangles = 0;
  frames = 0; // since the scene began
  whereIs: (cell: Cell) => Dot | null = () => null; // in the window, CSS pixels
  meantAt: (dot: Dot) => Cell | null = () => null; // the cell that a tap there means, in the window
  photo: () => Promise<Blob | null> = async () => null;
  reset: () => void = () => undefined;
  top: () => void = () => undefined;

  constructor(private readonly element: HTMLElement) {}

  count(calls: number, triangles: number): void {
    this.calls = calls;
    this.most = Math.max(this.most, calls);
    this.triangles = triangles;
    this.frames += 1;
    this.element.dataset["calls"] = String(calls);
    this.element.dataset["frames"] = String(this.frames);
  }
}

declare global {
  interface Window {
    __scene?: Probe;
  }
}
