/** The chart under the monsters: water in tints of depth, fine contour lines, shore, frame and letters. */

import { memo } from "react";
import { cellAt } from "../geometry/cell";
import { CELLS, isInUse } from "../geometry/lake";
import { centreOf, shoreline, UNIT, type View, viewOf } from "./measures";

const CORNER = 62;
const ZONES = [4, 3, 2] as const;
const DEPTHS = [34, 16] as const; // of contour lines within a zone, in units from its edge
const FRAME = 26;

export const Chart = memo(function Chart({ seats }: { seats: number }) {
  const view = viewOf(seats);
  return (
    <g className="chart">
      <rect className="chart-land" x={view.left} y={view.top} width={view.size} height={view.size} />
      <Hills view={view} />
      {ZONES.map((zone) => (
        <Zone key={zone} zone={zone} isUsed={zone <= seats} />
      ))}
      {CELLS.filter((cell) => isInUse(cell, seats)).map((cell) => {
        const { x, y } = centreOf(cell);
        return <circle key={cell} className="chart-peg" cx={x} cy={y} r={4.5} />;
      })}
      <Frame view={view} />
    </g>
  );
});

function Zone({ zone, isUsed }: { zone: number; isUsed: boolean }) {
  const path = shoreline(zone, CORNER);
  const id = `zone-${zone}`;
  if (!isUsed)
    return (
      <>
        <path className={`chart-foreshore chart-foreshore-${zone}`} d={path} />
        <path className="chart-marsh" d={path} />
      </>
    );
  return (
    <g className={`chart-water chart-water-${zone}`}>
      <clipPath id={id}>
        <path d={path} />
      </clipPath>
      <path className="chart-deep" d={path} />
      <g clipPath={`url(#${id})`}>
        {DEPTHS.map((depth, i) => (
          <g key={depth}>
            <path className="chart-contour" d={path} strokeWidth={2 * depth + 2.2} />
            <path className={`chart-band chart-band-${i}`} d={path} strokeWidth={2 * depth - 2.2} />
          </g>
        ))}
      </g>
      <path className="chart-shore" d={path} />
    </g>
  );
}

/** Contour lines of the land, around the lake. */
function Hills({ view }: { view: View }) {
  const path = shoreline(4, CORNER);
  return (
    <g className="chart-hills">
      {[150, 105, 60, 24].map((width) => (
        <path key={width} d={path} strokeWidth={width * 2} className={`chart-hill chart-hill-${width}`} />
      ))}
      <rect className="chart-neat" x={view.left + 5} y={view.top + 5} width={view.size - 10} height={view.size - 10} />
    </g>
  );
}

/** The frame of a survey map: black and white by columns and rows, with letters and figures. */
function Frame({ view }: { view: View }) {
  const { left, top, size, columns, rows } = view;
  const right = left + size;
  const bottom = top + size;
  return (
    <g className="chart-frame">
      <path
        className="chart-margin"
        fillRule="evenodd"
        d={`M${left} ${top}h${size}v${size}h${-size}ZM${left + FRAME} ${top + FRAME}v${size - 2 * FRAME}h${size - 2 * FRAME}v${2 * FRAME - size}Z`}
      />
      {columns.map((column) => {
        const { x } = centreOf(cellAt(column, 0));
        const tone = column % 2 ? "chart-dark" : "chart-pale";
        const letter = cellAt(column, 0)[0];
        return (
          <g key={column}>
            <rect className={tone} x={x - UNIT / 2} y={top + FRAME} width={UNIT} height={7} />
            <rect className={tone} x={x - UNIT / 2} y={bottom - FRAME - 7} width={UNIT} height={7} />
            <text x={x} y={bottom - 6}>
              {letter}
            </text>
            <text x={x} y={top + 20}>
              {letter}
            </text>
          </g>
        );
      })}
      {rows.map((row) => {
        const { y } = centreOf(cellAt(0, row));
        const tone = row % 2 ? "chart-dark" : "chart-pale";
        return (
          <g key={row}>
            <rect className={tone} x={left + FRAME} y={y - UNIT / 2} width={7} height={UNIT} />
            <rect className={tone} x={right - FRAME - 7} y={y - UNIT / 2} width={7} height={UNIT} />
            <text x={left + FRAME / 2} y={y + 7}>
              {row + 1}
            </text>
            <text x={right - FRAME / 2} y={y + 7}>
              {row + 1}
            </text>
          </g>
        );
      })}
      <Rose x={right - FRAME - 62} y={top + FRAME + 66} />
      <rect
        className="chart-line"
        x={left + FRAME}
        y={top + FRAME}
        width={size - 2 * FRAME}
        height={size - 2 * FRAME}
      />
      <rect className="chart-line" x={left + 1.5} y={top + 1.5} width={size - 3} height={size - 3} />
    </g>
  );
}

/** Where north is. */
function Rose({ x, y }: { x: number; y: number }) {
  return (
    <g className="chart-rose" transform={`translate(${x} ${y})`}>
      <circle r={30} />
      <path d="M0 -42L8 -8L42 0L8 8L0 42L-8 8L-42 0L-8 -8Z" />
      <path className="chart-rose-dark" d="M0 -42V0L8 -8ZM42 0H0L8 8ZM0 42V0L-8 8ZM-42 0H0L-8 -8Z" />
    </g>
  );
}
