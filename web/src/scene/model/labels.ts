/** The letters and figures beside the cells and a compass rose, one sheet of type for all. */

import { BufferGeometry, CanvasTexture, Float32BufferAttribute } from "three";
import { cellAt, spotOf } from "../../geometry/cell";
import { CELLS, HEIGHT, isInUse, WIDTH } from "../../geometry/lake";
import { floorOf } from "./measures";
import { isOnJetty, jettyEnd } from "./scenery";

const COLUMNS = 8;
const ROWS = 5; // 16 letters and 16 figures, for the largest lake there is, and the rose
const TILE = 64;
const ROSE = 32;

/** White type on nothing, tinted by the paint. */
export function typeSheet(): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = COLUMNS * TILE;
  canvas.height = ROWS * TILE;
  const pen = canvas.getContext("2d");
  if (pen) {
    pen.font = `600 ${TILE * 0.62}px "Alegreya Sans", "Gill Sans", sans-serif`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillStyle = "#fff";
    for (let i = 0; i < 16; i++) {
      pen.fillText(String.fromCharCode(97 + i), ...middle(i));
      pen.fillText(String(i + 1), ...middle(i + 16));
    }
    drawRose(pen, ...middle(ROSE));
  }
  const sheet = new CanvasTexture(canvas);
  sheet.anisotropy = 4;
  return sheet;
}

/** A star with a long point to the north, and its letter. */
function drawRose(pen: CanvasRenderingContext2D, x: number, y: number): void {
  const points = [20, 5, 14, 5, 14, 5, 14, 5].map((far, i): [number, number] => {
    const angle = (i * Math.PI) / 4;
    return [x + far * Math.sin(angle), y + 6 - far * Math.cos(angle)];
  });
  pen.beginPath();
  for (const point of points) pen.lineTo(...point);
  pen.fill();
  pen.font = `800 ${TILE * 0.3}px "Alegreya Sans", "Gill Sans", sans-serif`;
  pen.fillText("N", x, y - 24);
}

function middle(i: number): [number, number] {
  return [((i % COLUMNS) + 0.5) * TILE, (Math.floor(i / COLUMNS) + 0.54) * TILE];
}

interface Label {
  readonly glyph: number; // on the sheet of type
  readonly x: number;
  readonly y: number; // columns and rows, as of a cell
}

/**
 * The letters and figures along the two sides nearest to a corner: 0 is the south-west, then clockwise. Each stands
 * right beside the last cell in use of its column or row; where both want the same place, they stay further out.
 */
export function labelsAt(corner: number, seats: number): readonly Label[] {
  const [isNorth, isEast] = [corner === 1 || corner === 2, corner > 1];
  const used = CELLS.filter((cell) => isInUse(cell, seats)).map(spotOf);
  const beyond = (values: readonly number[], isLast: boolean): number =>
    isLast ? Math.max(...values) + 1 : Math.min(...values) - 1;
  const columns = [...new Set(used.map(({ x }) => x))].map((x) => ({
    glyph: x,
    x,
    y: beyond(
      used.filter((spot) => spot.x === x).map(({ y }) => y),
      isNorth,
    ),
  }));
  const rows = [...new Set(used.map(({ y }) => y))].map((y) => ({
    glyph: 16 + y,
    x: beyond(
      used.filter((spot) => spot.y === y).map(({ x }) => x),
      isEast,
    ),
    y,
  }));
  const isTaken = (one: Label, others: readonly Label[]): boolean =>
    others.some((other) => other.x === one.x && other.y === one.y);
  const far = {
    x: beyond(
      columns.map(({ x }) => x),
      isEast,
    ),
    y: beyond(
      rows.map(({ y }) => y),
      isNorth,
    ),
  };
  return [
    ...columns.map((one) => (isTaken(one, rows) ? { ...one, y: far.y } : one)),
    ...rows.map((one) => (isTaken(one, columns) ? { ...one, x: far.x } : one)),
  ];
}

/** Where the rose lies: in the corner opposite, on dry land. */
export function roseAt(corner: number, seats: number): Label {
  const used = CELLS.filter((cell) => isInUse(cell, seats)).map(spotOf);
  const [isNorth, isEast] = [corner === 0 || corner === 3, corner < 2];
  const [xs, ys] = [used.map((spot) => spot.x), used.map((spot) => spot.y)];
  const x = isEast ? Math.max(...xs) : Math.min(...xs);
  const y = isNorth ? Math.max(...ys) : Math.min(...ys);
  const isDry = !isInUse(cellAt(x, y), seats);
  return { glyph: ROSE, x: isDry ? x : x + (isEast ? 1 : -1), y: isDry ? y : y + (isNorth ? 1 : -1) };
}

/** Lying beside the cells in use, to be read from where the camera is: 0 is from the south to the south-west. */
export function labelGeometry(seats: number, octant: number): BufferGeometry {
  const positions: number[] = [];
  const uvs: number[] = [];
  const index: number[] = [];
  const quarter = Math.floor((octant + 1) / 2);
  const corner = Math.floor(octant / 2);
  for (const { glyph, x, y } of [...labelsAt(corner, seats), roseAt(corner, seats)]) {
    const turn = glyph === ROSE ? 0 : (-quarter * Math.PI) / 2; // the rose points to the north, whoever looks
    const half = glyph === ROSE ? 0.6 : 0.36;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const first = positions.length / 3;
    const [mx, mz] = [x + 0.5 - WIDTH / 2, HEIGHT / 2 - 0.5 - y];
    const height = (isOnJetty(mx, mz, seats) ? jettyEnd(seats).y : floorOf(seats + 1, seats)) + 0.012;
    const [u, v] = [(glyph % COLUMNS) / COLUMNS, 1 - Math.floor(glyph / COLUMNS) / ROWS];
    for (const [dx, dz] of [
      [-1, 1],
      [1, 1],
      [1, -1],
      [-1, -1],
    ] as const) {
      const [px, pz] = [dx * half, dz * half];
      positions.push(mx + px * c + pz * s, height, mz - px * s + pz * c);
      uvs.push(u + (dx > 0 ? 1 : 0) / COLUMNS, v - (dz > 0 ? 1 : 0) / ROWS);
    }
    index.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setAttribute("uv", new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(index);
  return geometry;
}
