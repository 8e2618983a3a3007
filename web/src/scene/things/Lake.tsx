/** All that stands still: the model with its water and shore, the letters, the map below and the mist. */

import { memo } from "react";
import { CircleGeometry, MeshBasicMaterial } from "three";
import type { Mood } from "../colour/mood";
import { layerPaint, paperPaint, plainPaint, waterPaint } from "../colour/paint";
import { boardGeometry, waterGeometry } from "../model/board";
import { labelGeometry, typeSheet } from "../model/labels";
import { BED, floorOf, HALF, reachOf } from "../model/measures";
import { mistGeometry } from "../model/mist";
import { sceneryGeometry } from "../model/scenery";
import { useMade } from "../useMade";

interface LakeProps {
  readonly seats: number;
  readonly mood: Mood;
  readonly quarter: number; // the side that the letters are read from
}

export const Lake = memo(function Lake({ seats, mood, quarter }: LakeProps) {
  const board = useMade(() => boardGeometry(seats, mood), [seats, mood]);
  const scenery = useMade(() => sceneryGeometry(seats), [seats]);
  const water = useMade(() => waterGeometry(seats), [seats]);
  const labels = useMade(() => labelGeometry(reachOf(seats), floorOf(seats + 1, seats), quarter), [seats, quarter]);
  const paper = useMade(() => new CircleGeometry(HALF * 4, 48).rotateX(-Math.PI / 2), []);
  const mist = useMade(() => mistGeometry(mood), [mood]);
  const layers = useMade(() => layerPaint(), []);
  const wood = useMade(() => plainPaint(mood, 0.12), [mood]);
  const sheet = useMade(() => paperPaint(mood), [mood]);
  const surface = useMade(() => waterPaint(mood), [mood]);
  const type = useMade(typeSheet, []);
  const print = useMade(
    () => new MeshBasicMaterial({ map: type, color: mood.label, transparent: true, depthWrite: false }),
    [mood, type],
  );
  const haze = useMade(
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
