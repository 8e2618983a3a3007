/** The lake of the box, cell by cell: a tap, a stroke of the mouse or a key gives a cell to a zone. */

import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { type Cell, cellAt, spotOf } from "../../geometry/cell";
import { walkFrom } from "../../geometry/walk";
import { giveCell, useDrawnBox, ZONES, type Zone } from "../../store/box/draft";
import { useSay } from "../../words/say";
import { flawsOf } from "../../words/texts/boxes/judge";

export function BoxLake() {
  const say = useSay();
  const box = useDrawnBox();
  const { lake } = box;
  const wrong = flawsOf(box).map(({ details }) => details["cell"]);
  const [height, width] = [lake.length, lake[0]?.length ?? 0];
  const grid = useRef<HTMLDivElement>(null);
  const [wanted, setCursor] = useState<Cell>(cellAt(Math.floor(width / 2), Math.floor(height / 2)));
  const cursor = cellAt(Math.min(spotOf(wanted).x, width - 1), Math.min(spotOf(wanted).y, height - 1));

  const move = (x: number, y: number) => {
    const cell = cellAt(Math.max(0, Math.min(width - 1, x)), Math.max(0, Math.min(height - 1, y)));
    setCursor(cell);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { x, y } = spotOf(cursor);
    const keys: Record<string, () => void> = {
      ...walkFrom(x, y, width, move),
      Enter: () => giveCell(cursor),
      " ": () => giveCell(cursor),
      Delete: () => giveCell(cursor, "."),
      ...Object.fromEntries(ZONES.map((zone) => [zone, () => giveCell(cursor, zone)])),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const stroke = (event: PointerEvent) => {
    const cell = (event.target as HTMLElement).dataset["cell"];
    if (cell && event.pointerType === "mouse" && event.buttons === 1) giveCell(cell);
  };

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={say("box-lake-label")}
      className="box-lake"
      style={{ "--columns": width, "--rows": height } as Record<string, unknown>}
      onKeyDown={onKeyDown}
      onPointerOver={stroke}
    >
      {lake.map((row, index) => {
        const y = height - 1 - index;
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
          <div role="row" key={y} className="box-row">
            {Array.from(row, (zone, x) => {
              const cell = cellAt(x, y);
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the grid takes the keys
                <div
                  key={cell}
                  role="gridcell"
                  data-cell={cell}
                  data-zone={zone}
                  data-wrong={wrong.includes(cell) || undefined}
                  className="box-cell"
                  tabIndex={cell === cursor ? 0 : -1}
                  aria-label={say("box-cell", { cell, zone: nameOf(zone as Zone) })}
                  onFocus={() => setCursor(cell)}
                  onClick={() => giveCell(cell)}
                />
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

/** What the texts call a zone. */
export function nameOf(zone: Zone): string {
  return { "2": "deep", "3": "ring", "4": "rim", ".": "shore" }[zone];
}
