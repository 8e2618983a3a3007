/** The arch in hand where it would stand, at half strength, with the head or tail that would be there. */

import type { MeshPhongMaterial } from "three";
import { MeshBasicMaterial } from "three";
import type { Ghost } from "../../geometry/picture";
import { ghostMaterial } from "../colour/materials";
import type { Palette } from "../colour/palette";
import type { QualityStep } from "../frames/quality";
import { useDisposable } from "../frames/useDisposable";
import { addArch, addHead, addTail, headingOf } from "../model/body";
import { keyOf } from "../model/landing";
import { pointOf } from "../model/measures";
import { Solid } from "../model/solid";

interface GhostProps {
  readonly ghost: Ghost;
  readonly skin: MeshPhongMaterial;
  readonly palette: Palette;
  readonly step: QualityStep;
}

export function GhostArch({ ghost, skin, palette, step }: GhostProps) {
  const geometry = useDisposable(() => ghostGeometry(ghost, step), [keyOf(ghost.arch), ghost.end, step]);
  const material = useDisposable(
    () => ghostMaterial(skin, ghost.isLegal, palette.wrong),
    [skin, ghost.isLegal, palette],
  );
  const depth = useDisposable(() => new MeshBasicMaterial({ colorWrite: false }), []);
  return (
    <>
      {/* Depth first: what is half clear must not show its own far side. */}
      <mesh geometry={geometry} material={depth} renderOrder={3} />
      <mesh geometry={geometry} material={material} renderOrder={4} />
    </>
  );
}

function ghostGeometry({ arch, end }: Ghost, step: QualityStep) {
  const solid = new Solid();
  addArch(solid, arch, step);
  if (end !== "head") addTail(solid, arch, step);
  if (end !== "tail") {
    const head = new Solid();
    addHead(head, arch.colour, arch.height, "calm", step);
    const { x, z } = pointOf(arch.headward);
    const way = headingOf(arch);
    solid.add(head.build(), { at: [x, 0, z], turn: [0, Math.atan2(-way.z, way.x), 0], grain: 1 });
  }
  return solid.build();
}
