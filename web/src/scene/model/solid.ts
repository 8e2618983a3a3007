/** Many small shapes merged into one geometry with colours, so that each thing is a single draw call. */

import {
  type BufferGeometry,
  Color,
  Euler,
  Float32BufferAttribute,
  BufferGeometry as Geometry,
  Matrix3,
  Matrix4,
  Quaternion,
  Vector3,
} from "three";
import type { CurvePoint } from "./curve";
import type { Point } from "./measures";

export type Triple = readonly [number, number, number];

interface Placing {
  readonly colour?: Color | ((at: Vector3, normal: Vector3) => Color); // else the shape's own
  readonly at?: Triple;
  readonly turn?: Triple;
  readonly size?: number | Triple;
  readonly grain?: number; // how often the pattern repeats on it; 0 is plain
}

export interface SkinTones {
  readonly skin: Color;
  readonly belly: Color;
}

export class Solid {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly colours: number[] = [];
  private readonly uvs: number[] = [];
  private readonly index: number[] = [];

  /** Add a shape; the shape itself is thrown away. */
  add(shape: BufferGeometry, { colour, at = [0, 0, 0], turn = [0, 0, 0], size = 1, grain = 0 }: Placing): this {
    const scale = typeof size === "number" ? new Vector3(size, size, size) : new Vector3(...size);
    const matrix = new Matrix4().compose(new Vector3(...at), new Quaternion().setFromEuler(new Euler(...turn)), scale);
    const turned = new Matrix3().getNormalMatrix(matrix);
    const first = this.positions.length / 3;
    const { position, normal, uv, color } = shape.attributes;
    const own = new Color(1, 1, 1);
    const point = new Vector3();
    const facing = new Vector3();
    for (let i = 0; position && normal && i < position.count; i++) {
      point.fromBufferAttribute(position, i).applyMatrix4(matrix);
      facing.fromBufferAttribute(normal, i).applyMatrix3(turned).normalize();
      if (!colour && color) own.fromBufferAttribute(color, i);
      this.vertex(point, facing, typeof colour === "function" ? colour(point, facing) : (colour ?? own));
      this.uvs.push((uv?.getX(i) ?? 0) * grain, (uv?.getY(i) ?? 0) * grain);
    }
    const order = shape.index
      ? Array.from(shape.index.array)
      : Array.from({ length: position?.count ?? 0 }, (_, i) => i);
    for (const i of order) this.index.push(first + i);
    shape.dispose();
    return this;
  }

  /** Run a tube along a curve that starts at a point and runs in a heading. */
  tube(curve: readonly CurvePoint[], from: Point, heading: Point, tones: SkinTones, sides: number, swell = 0): this {
    const first = this.positions.length / 3;
    const point = new Vector3();
    const facing = new Vector3();
    curve.forEach((here, i) => {
      const [before, after] = [curve[Math.max(0, i - 1)] ?? here, curve[Math.min(curve.length - 1, i + 1)] ?? here];
      const ahead = Math.hypot(after.along - before.along, after.up - before.up) || 1;
      const [ta, tu] = [(after.along - before.along) / ahead, (after.up - before.up) / ahead];
      const flare = (after.girth - before.girth) / ahead;
      for (let side = 0; side <= sides; side++) {
        const angle = (side / sides) * Math.PI * 2;
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        const [na, nu] = [-tu * c, ta * c]; // outwards within the plane
        const girth = here.girth + swell;
        const [a, u] = [here.along + na * girth, here.up + nu * girth];
        point.set(from.x + heading.x * a - heading.z * s * girth, u, from.z + heading.z * a + heading.x * s * girth);
        const [fa, fu] = [na - ta * flare, nu - tu * flare];
        facing.set(heading.x * fa - heading.z * s, fu, heading.z * fa + heading.x * s).normalize();
        this.vertex(point, facing, mixed(tones, -c));
        this.uvs.push(here.run / 0.54, (2 * side) / sides);
      }
    });
    const row = sides + 1;
    for (let i = 0; i < curve.length - 1; i++)
      for (let side = 0; side < sides; side++) {
        const a = first + i * row + side;
        this.index.push(a, a + 1, a + row, a + 1, a + row + 1, a + row);
      }
    return this;
  }

  build(): BufferGeometry {
    const geometry = new Geometry();
    geometry.setAttribute("position", new Float32BufferAttribute(this.positions, 3));
    geometry.setAttribute("normal", new Float32BufferAttribute(this.normals, 3));
    geometry.setAttribute("color", new Float32BufferAttribute(this.colours, 3));
    geometry.setAttribute("uv", new Float32BufferAttribute(this.uvs, 2));
    geometry.setIndex(this.index);
    return geometry;
  }

  private vertex(point: Vector3, facing: Vector3, colour: Color): void {
    this.positions.push(point.x, point.y, point.z);
    this.normals.push(facing.x, facing.y, facing.z);
    this.colours.push(colour.r, colour.g, colour.b);
  }
}

const mixture = new Color();

function mixed({ skin, belly }: SkinTones, inwards: number): Color {
  const t = Math.min(1, Math.max(0, (inwards - 0.35) / 0.4));
  return mixture.lerpColors(skin, belly, t * t * (3 - 2 * t));
}
