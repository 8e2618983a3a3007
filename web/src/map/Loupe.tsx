/** What lies under a resting finger, larger and beside it, with the cell that is meant. */

import type { Cell } from "../geometry/cell";
import { loupeAt } from "../geometry/loupe";
import { centreOf, type View } from "./measures";

export interface Held {
  readonly x: number; // of the finger, in pixels from the corner of the lake
  readonly y: number;
  readonly width: number; // of the lake
  readonly cell: Cell | null;
}

const ZOOM = 2;

/** Shows the drawing with an id once more. */
export function Loupe({ held, view, drawing }: { held: Held; view: View; drawing: string }) {
  const { left, top, width } = loupeAt(held, held);
  const scale = view.size / held.width;
  const part = (width * scale) / ZOOM;
  const [x, y] = [view.left + held.x * scale - part / 2, view.top + held.y * scale - part / 2];
  const cell = held.cell && centreOf(held.cell);
  return (
    <svg
      className="loupe"
      data-cell={held.cell}
      viewBox={`${x} ${y} ${part} ${part}`}
      style={{ left, top, width }}
      aria-hidden="true"
    >
      <use href={`#${drawing}`} />
      {cell && <rect className="loupe-cell" x={cell.x - 47} y={cell.y - 47} width={94} height={94} rx={12} />}
      {held.cell && (
        <text x={x + part / 2} y={y + part * 0.9} fontSize={part / 7}>
          {held.cell}
        </text>
      )}
    </svg>
  );
}
