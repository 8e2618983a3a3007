/** The hides of all monsters, made once for a mood. */

import type { MeshPhongMaterial } from "three";
import { COLOURS } from "../../box";
import type { Colour } from "../../geometry/position";
import type { Mood } from "./mood";
import { hidePaint } from "./paint";

export type Paints = Readonly<Record<Colour, MeshPhongMaterial>> & { readonly dispose: () => void };

export function makePaints(mood: Mood, isEmbossed: boolean): Paints {
  const paints = Object.fromEntries(COLOURS.map((colour) => [colour, hidePaint(colour, mood, isEmbossed)])) as Record<
    Colour,
    MeshPhongMaterial
  >;
  const dispose = (): void => {
    for (const paint of Object.values(paints)) {
      paint.map?.dispose();
      paint.bumpMap?.dispose();
      paint.dispose();
    }
  };
  return { ...paints, dispose };
}
