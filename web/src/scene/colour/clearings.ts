/** Places that must be seen: whatever part of a monster is in front of one is drawn as a screen of dots. */

import { type IUniform, Vector3 } from "three";

const MOST = 32;

export class Clearings {
  private readonly places = Array.from({ length: MOST }, () => new Vector3());
  private readonly count = { value: 0 };
  readonly uniforms: Readonly<Record<string, IUniform>> = { clearings: { value: this.places }, clear: this.count };

  show(points: readonly (readonly [number, number, number])[]): void {
    const shown = points.slice(0, MOST);
    shown.forEach((point, i) => void this.places[i]?.set(...point));
    this.count.value = shown.length;
  }
}

/** For a fragment shader that knows its point in the world as `vPlace`. */
export const CLEARING_UNIFORMS = `
uniform vec3 clearings[${MOST}];
uniform int clear;
float bayer(vec2 a) { a = floor(a); return fract(a.x / 2.0 + a.y * a.y * 0.75); }
`;

/** Dots, not a half-clear skin: that would have to be sorted, and would show the far side of every tube. */
export const CLEARING = `
  float veil = 0.0;
  for (int i = 0; i < ${MOST}; i++) {
    if (i >= clear) break;
    vec3 sight = clearings[i] - cameraPosition;
    vec3 here = vPlace - cameraPosition;
    float part = dot(here, sight) / dot(sight, sight);
    float before = (1.0 - part) * length(sight); // cells in front of the place
    if (before > 0.4) veil = max(veil, 1.0 - smoothstep(0.36, 0.52, length(here - part * sight)));
  }
  if (bayer(gl_FragCoord.xy * 0.5) * 0.25 + bayer(gl_FragCoord.xy) < 0.8 * veil) discard;
`;
