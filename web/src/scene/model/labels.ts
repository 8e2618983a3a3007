/** The letters and figures of the cells along all four sides, one sheet of type for all. */

import { BufferGeometry, CanvasTexture, Float32BufferAttribute } from "three";
import { SIDE } from "../../geometry/lake";
import { HALF } from "./measures";

const COLUMNS = 8;
const ROWS = 4; // 16 letters and 16 figures: the largest lake there is
const TILE = 64;

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
  }
  const sheet = new CanvasTexture(canvas);
  sheet.anisotropy = 4;
  return sheet;
}

function middle(i: number): [number, number] {
  return [((i % COLUMNS) + 0.5) * TILE, (Math.floor(i / COLUMNS) + 0.54) * TILE];
}

/** Lying around the cells in use, all to be read from one side: 0 is the south, then clockwise. */
export function labelGeometry(reach: number, height: number, quarter: number): BufferGeometry {
  const positions: number[] = [];
  const uvs: number[] = [];
  const index: number[] = [];
  const out = reach + 0.5;
  const turn = (-quarter * Math.PI) / 2;
  const quad = (x: number, z: number, glyph: number): void => {
    const first = positions.length / 3;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const [u, v] = [(glyph % COLUMNS) / COLUMNS, 1 - Math.floor(glyph / COLUMNS) / ROWS];
    for (const [dx, dz] of [
      [-1, 1],
      [1, 1],
      [1, -1],
      [-1, -1],
    ] as const) {
      const [px, pz] = [dx * 0.36, dz * 0.36];
      positions.push(x + px * c + pz * s, height + 0.012, z - px * s + pz * c);
      uvs.push(u + (dx > 0 ? 1 : 0) / COLUMNS, v - (dz > 0 ? 1 : 0) / ROWS);
    }
    index.push(first, first + 1, first + 2, first, first + 2, first + 3);
  };
  for (let i = 0; i < SIDE; i++) {
    const at = i + 0.5 - HALF;
    if (Math.abs(at) > reach) continue;
    quad(at, out, i);
    quad(at, -out, i);
    quad(-out, -at, 16 + i);
    quad(out, -at, 16 + i);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setAttribute("uv", new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(index);
  return geometry;
}
