/** The lake for keys, fingers and screen readers: a grid of cells that say what is on them. */

import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { type Cell, cellAt, spotOf } from "../geometry/cell";
import { HEIGHT, WIDTH } from "../geometry/lake";
import type { LakeProps } from "../geometry/picture";
import { walkFrom } from "../geometry/walk";
import { useSay } from "../words/say";
import { cellInWords } from "./cellInWords";
import type { Held } from "./Loupe";
import { cellUnder, centreOf, UNIT, viewOf } from "./measures";
import { nextRing } from "./nextRing";
import { useHold } from "./useHold";

const SNAP = 28; // pixels from a finger beside the board to the ring it meant

interface GridProps extends LakeProps {
  readonly label: string;
  readonly onCursor: (cell: Cell | null) => void;
  readonly onHold?: (held: Held | null) => void; // a finger rests on the lake
}

export function LakeGrid({ picture, onCell, onGhost, onCancel, onHover, onCursor, onHold, label }: GridProps) {
  const say = useSay();
  const grid = useRef<HTMLDivElement>(null);
  const view = viewOf(picture.seats);
  const rings = picture.rings;
  const columns = withShore(view.columns, WIDTH);
  const rows = withShore(view.rows, HEIGHT);
  const middle = cellAt(middleOf(view.columns), middleOf(view.rows));
  const [cursor, setCursor] = useState<Cell>(middle);

  /** A tap on the ghost commits it; anywhere else it points at a cell. */
  const tap = (cell: Cell) => {
    const isGhost = picture.ghost?.isLegal && picture.ghost.arch.cells.includes(cell);
    if (isGhost && !rings.some((ring) => ring.cell === cell)) onGhost();
    else onCell(cell);
  };

  const move = (cell: Cell) => {
    setCursor(cell);
    onCursor(cell);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  };

  useEffect(() => {
    if (!columns.includes(spotOf(cursor).x) || !rows.includes(spotOf(cursor).y)) setCursor(middle);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const { x, y } = spotOf(cursor);
    const to = (nx: number, ny: number) => move(cellAt(within(nx, columns), within(ny, rows)));
    const keys: Record<string, () => void> = {
      ...walkFrom(x, y, WIDTH, to),
      PageDown: () => move(nextRing(rings, cursor, 1) ?? cursor),
      PageUp: () => move(nextRing(rings, cursor, -1) ?? cursor),
      Enter: () => tap(cursor),
      " ": () => tap(cursor),
      Escape: onCancel,
    };
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  /** The cell under a point of the screen; beside the board, the ring within reach. */
  const cellNear = (x: number, y: number): Cell | null => {
    const box = grid.current?.getBoundingClientRect();
    if (!box) return null;
    const scale = view.size / box.width;
    const point = { x: view.left + (x - box.left) * scale, y: view.top + (y - box.top) * scale };
    const under = cellUnder(point);
    if (under) return under;
    const near = rings
      .map((ring) => ({ cell: ring.cell, at: centreOf(ring.cell) }))
      .map(({ cell, at }) => ({ cell, away: Math.hypot(at.x - point.x, at.y - point.y) }))
      .filter(({ away }) => away <= SNAP * scale)
      .sort((a, b) => a.away - b.away)[0];
    return near?.cell ?? null;
  };

  const onClick = (event: MouseEvent) => {
    const target = (event.target as HTMLElement).dataset["cell"] ?? null;
    const cell = event.detail === 0 ? target : cellNear(event.clientX, event.clientY); // a screen reader's click has no place
    if (!cell) return;
    setCursor(cell);
    tap(cell);
  };

  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType === "mouse") onHover?.(cellNear(event.clientX, event.clientY));
  };

  useHold(grid, {
    hold: (at) => {
      const box = grid.current?.getBoundingClientRect();
      onHold?.(
        at && box ? { x: at.x - box.left, y: at.y - box.top, width: box.width, cell: cellNear(at.x, at.y) } : null,
      );
    },
    lift: ({ x, y }) => {
      const cell = cellNear(x, y);
      if (!cell) return;
      setCursor(cell);
      tap(cell);
    },
  });

  const percent = (units: number) => `${(units / view.size) * 100}%`;
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      className="lake-grid"
      onKeyDown={onKeyDown}
      onClick={onClick}
      onPointerDown={() => onCursor(null)}
      onPointerMove={onPointerMove}
      onPointerLeave={() => onHover?.(null)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || onCursor(null)}
    >
      {[...rows].reverse().map((y) => (
        // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
        <div role="row" key={y} className="lake-row">
          {columns.map((x) => {
            const cell = cellAt(x, y);
            return (
              <div
                key={cell}
                role="gridcell"
                data-cell={cell}
                className="lake-cell"
                tabIndex={cell === cursor ? 0 : -1}
                aria-label={cellInWords(say, picture, cell)}
                onFocus={({ currentTarget }) => {
                  setCursor(cell);
                  if (currentTarget.matches(":focus-visible")) onCursor(cell); // the square is for keys, not for fingers
                }}
                style={{
                  left: percent(x * UNIT - view.left),
                  top: percent((HEIGHT - 1 - y) * UNIT - view.top),
                  width: percent(UNIT),
                  height: percent(UNIT),
                }}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** One more on either side, where there is one. */
function withShore(steps: readonly number[], count: number): readonly number[] {
  const [first = 0, last = 0] = [steps[0], steps.at(-1)];
  return [...(first > 0 ? [first - 1] : []), ...steps, ...(last < count - 1 ? [last + 1] : [])];
}

function middleOf(steps: readonly number[]): number {
  return steps[Math.floor(steps.length / 2)] ?? 0;
}

function within(value: number, steps: readonly number[]): number {
  return Math.min(steps.at(-1) ?? 0, Math.max(steps[0] ?? 0, value));
}
