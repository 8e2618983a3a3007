/** The skins of all monsters, made once for a palette. */

import type { MeshPhongMaterial } from "three";
import { COLOURS } from "../../box";
import type { Colour } from "../../geometry/position";
import { Clearings } from "./clearings";
import { skinMaterial } from "./materials";
import type { Palette } from "./palette";

export type Skins = Readonly<Record<Colour, MeshPhongMaterial>> & {
  readonly clearings: Clearings; // of all of them
  readonly dispose: () => void;
};

export function makeSkins(palette: Palette, isEmbossed: boolean): Skins {
  const clearings = new Clearings();
  const skins = Object.fromEntries(
    COLOURS.map((colour) => [colour, skinMaterial(colour, palette, isEmbossed, clearings)]),
  ) as Record<Colour, MeshPhongMaterial>;
  const dispose = (): void => {
    for (const material of Object.values(skins)) {
      material.map?.dispose();
      material.bumpMap?.dispose();
      material.dispose();
    }
  };
  return { ...skins, clearings, dispose };
}
