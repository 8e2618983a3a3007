/** The scene from its light to its last mark, for one picture. */

import { useFrame, useThree } from "@react-three/fiber";
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Color, type DirectionalLight } from "three";
import type { Cell } from "../geometry/cell";
import type { Picture } from "../geometry/picture";
import { headOf, stackOn } from "../geometry/position";
import { Figures } from "./camera/Figures";
import { frameOf } from "./camera/frame";
import { type Held, Loupe } from "./camera/Loupe";
import { Pointing, type Taps } from "./camera/Pointing";
import type { Probe } from "./camera/probe";
import { type Crank, Turntable } from "./camera/Turntable";
import { sideOf, type View } from "./camera/view";
import { DUSK, MORNING } from "./colour/palette";
import { makeSkins } from "./colour/skins";
import type { QualityStep } from "./frames/quality";
import { useDisposable } from "./frames/useDisposable";
import { clearedFor } from "./model/cleared";
import { floorAt, HALF, type Point, pointOf } from "./model/measures";
import { Buoy } from "./things/Buoy";
import { Flashes } from "./things/Flashes";
import { Floats } from "./things/Floats";
import { GhostArch } from "./things/GhostArch";
import { Lake } from "./things/Lake";
import { Marks } from "./things/Marks";
import { Monsters } from "./things/Monsters";
import { Onlookers } from "./things/Onlookers";
import { Rocks } from "./things/Rocks";

interface StageProps {
  readonly picture: Picture;
  readonly theme: "light" | "dark";
  readonly step: QualityStep;
  readonly pace: number; // seconds a placement takes; 0 is no animation at all
  readonly taps: RefObject<Taps>;
  readonly probe: Probe;
  readonly memory: RefObject<View | null>; // where the camera was, in case the canvas is made again
  readonly layer: RefObject<HTMLDivElement | null>; // over the canvas
  readonly hasFigures: boolean; // whether the heights are written on the arches
  readonly onSlow: () => void;
}

export function Stage({ picture, theme, step, pace, taps, probe, memory, layer, hasFigures, onSlow }: StageProps) {
  const palette = theme === "dark" ? DUSK : MORNING;
  const gl = useThree((state) => state.gl);
  const scene = useThree((state) => state.scene);
  const invalidate = useThree((state) => state.invalidate);
  const skins = useDisposable(() => makeSkins(palette, step.isEmbossed), [palette, step]);
  const [octant, setOctant] = useState(0);
  const [hovered, setHovered] = useState<Cell | null>(null);
  const frame = useMemo(() => frameOf(picture.seats), [picture.seats]);
  const look = useRef<Point | null>(null);
  const finger = useRef<Held | null>(null);
  const crank = useRef<Crank | null>(null);
  const { position, ghost, seats } = picture;
  const seat = position.monsters.findIndex(({ colour }) => colour === picture.side);

  useLayoutEffect(() => {
    scene.background = new Color(palette.mist);
    gl.shadowMap.autoUpdate = false; // the sun stands still; only what moves asks for new shadows
  }, [scene, gl, palette]);
  useLayoutEffect(() => {
    skins.clearings.show(clearedFor(picture, hovered).map((cell) => placeOf(cell, seats)));
    gl.shadowMap.needsUpdate = true;
    invalidate();
  });

  return (
    <>
      <hemisphereLight args={[palette.sky, palette.earth, palette.skylight]} />
      <Sun colour={palette.sun} strength={palette.sunlight} shadow={step.shadow} />
      <Turntable
        memory={memory}
        frame={frame}
        side={sideOf(Math.max(0, seat), position.monsters.length)}
        isHeld={picture.rings.length > 0 || ghost !== null}
        isMoving={pace > 0}
        crank={crank}
        onOctant={setOctant}
      />
      <Pointing
        picture={picture}
        crank={crank}
        taps={taps}
        look={look}
        finger={finger}
        onHover={setHovered}
        probe={probe}
      />
      {hasFigures && <Figures picture={picture} layer={layer} />}
      <Lake seats={seats} palette={palette} octant={octant} />
      {position.rocks.length > 0 && <Rocks cells={position.rocks} palette={palette} />}
      {picture.mark && (
        <Buoy cell={picture.mark} isTaken={isTaken(picture, picture.mark)} seats={seats} palette={palette} />
      )}
      {picture.floats && picture.floats.length > 0 && (
        <Floats cells={picture.floats.filter((cell) => !isTaken(picture, cell))} seats={seats} palette={palette} />
      )}
      <Monsters
        position={position}
        blocked={picture.blocked}
        winners={picture.winners}
        skins={skins}
        step={step}
        pace={pace}
        look={look}
      />
      {picture.advised?.map(({ arch, end, number }) => (
        <GhostArch
          key={number}
          ghost={{ arch, end, isLegal: true, offending: null, crossed: [] }}
          skin={skins[arch.colour]}
          palette={palette}
          step={step}
        />
      ))}
      {ghost && <GhostArch ghost={ghost} skin={skins[ghost.arch.colour]} palette={palette} step={step} />}
      <Marks picture={picture} palette={palette} step={step} hovered={hovered} clearings={skins.clearings} />
      <Onlookers key={seats} seats={seats} palette={palette} tallest={tallestHead(picture)} isMoving={pace > 0} />
      {picture.winners.length > 0 && <Flashes seats={seats} isMoving={pace > 0} />}
      <Loupe finger={finger} layer={layer} />
      <Shutter probe={probe} onSlow={onSlow} />
    </>
  );
}

/** Low in the south-east, warm. */
function Sun({
  colour,
  strength,
  shadow,
}: {
  readonly colour: string;
  readonly strength: number;
  readonly shadow: number;
}) {
  const light = useRef<DirectionalLight>(null);
  useLayoutEffect(() => {
    const camera = light.current?.shadow.camera;
    if (!camera) return;
    const reach = HALF + 3;
    Object.assign(camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 1, far: 50 });
    camera.updateProjectionMatrix();
  }, []);
  return (
    <directionalLight
      ref={light}
      key={shadow}
      color={colour}
      intensity={strength}
      position={[11, 12, 9]}
      castShadow={shadow > 0}
      shadow-mapSize-width={shadow || 16}
      shadow-mapSize-height={shadow || 16}
      shadow-bias={-0.0006}
      shadow-normalBias={0.03}
      shadow-radius={3}
    />
  );
}

function placeOf(cell: Cell, seats: number): readonly [number, number, number] {
  const { x, z } = pointOf(cell);
  return [x, Math.max(0, floorAt(cell, seats)), z];
}

/** Whether something is in a buoy's place, or would be. */
function isTaken({ position, ghost }: Picture, cell: Cell): boolean {
  return stackOn(position, cell).length > 0 || (ghost?.arch.cells.includes(cell) ?? false);
}

/** Where the onlookers look: the winner's head, or the highest, or the middle of the lake. */
function tallestHead({ position, winners }: Picture): Point {
  const heads = position.monsters
    .filter(({ colour, arches }) => arches.length > 0 && (winners.length === 0 || winners.includes(colour)))
    .sort((a, b) => (b.arches.at(-1)?.height ?? 0) - (a.arches.at(-1)?.height ?? 0));
  const cell = heads[0] ? headOf(heads[0]) : null;
  return cell ? pointOf(cell) : { x: 0, z: 0 };
}

const SLOW = 0.07; // seconds per frame, on average
const RUN = 8; // frames in a row that are enough to judge by

/** Draws each frame, counts it, and says when drawing is too slow. */
function Shutter({ probe, onSlow }: { readonly probe: Probe; readonly onSlow: () => void }) {
  const run = useRef({ frames: 0, seconds: 0, isGoingOn: false });
  useFrame(({ gl, scene, camera, internal }, passed) => {
    gl.render(scene, camera);
    probe.count(gl.info.render.calls, gl.info.render.triangles);
    const { frames, seconds, isGoingOn } = run.current;
    const isNext = isGoingOn && passed < 5; // a hidden page draws nothing for a while
    run.current = {
      frames: isNext ? frames + 1 : 0,
      seconds: isNext ? seconds + passed : 0,
      isGoingOn: internal.frames > 1,
    };
    if (run.current.frames < RUN) return;
    if (run.current.seconds / RUN > SLOW) onSlow();
    run.current = { frames: 0, seconds: 0, isGoingOn: false };
  }, 1);
  return null;
}
