/** Everything that stands still: the model with its water and shore, the letters, the map below and the mist. */

import { memo } from "react";
import { CircleGeometry, MeshBasicMaterial } from "three";
import { layerMaterial, paperMaterial, plainMaterial, waterMaterial } from "../colour/materials";
import type { Palette } from "../colour/palette";
import { useDisposable } from "../frames/useDisposable";
import { boardGeometry, waterGeometry } from "../model/board";
import { labelGeometry, typeSheet } from "../model/labels";
import { BED, HALF } from "../model/measures";
import { mistGeometry } from "../model/mist";
import { sceneryGeometry } from "../model/scenery";

interface LakeProps {
  readonly seats: number;
  readonly palette: Palette;
  readonly octant: number; // where the letters are read from
}

export const Lake = memo(function Lake({ seats, palette, octant }: LakeProps) {
  const board = useDisposable(() => boardGeometry(seats, palette), [seats, palette]);
  const scenery = useDisposable(() => sceneryGeometry(seats), [seats]);
  const water = useDisposable(() => waterGeometry(seats), [seats]);
  const labels = useDisposable(() => labelGeometry(seats, octant), [seats, octant]);
  const paper = useDisposable(() => new CircleGeometry(HALF * 4, 48).rotateX(-Math.PI / 2), []);
  const mist = useDisposable(() => mistGeometry(palette), [palette]);
  const layers = useDisposable(() => layerMaterial(), []);
  const wood = useDisposable(() => plainMaterial(palette, 0.12), [palette]);
  const sheet = useDisposable(() => paperMaterial(palette), [palette]);
  const surface = useDisposable(() => waterMaterial(palette), [palette]);
  const type = useDisposable(typeSheet, []);
  const print = useDisposable(
    () => new MeshBasicMaterial({ map: type, color: palette.label, transparent: true, depthWrite: false }),
    [palette, type],
  );
  const haze = useDisposable(
    () => new MeshBasicMaterial({ vertexColors: true, transparent: true, depthWrite: false, toneMapped: false }),
    [],
  );
  return (
    <>
      <mesh geometry={board} material={layers} castShadow receiveShadow />
      <mesh geometry={scenery} material={wood} castShadow receiveShadow />
      <mesh geometry={water} material={surface} renderOrder={1} />
      <mesh geometry={labels} material={print} renderOrder={2} />
      <mesh geometry={paper} material={sheet} position-y={BED} receiveShadow />
      <mesh geometry={mist} material={haze} renderOrder={9} />
    </>
  );
});
