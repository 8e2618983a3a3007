/** What is drawn over the lake for the hand: rings, the mark of the last arch, outlines of what is crossed, the cursor, the cell that offends. */

import { useLayoutEffect, useRef } from "react";
import {
  type BufferGeometry,
  Color,
  type InstancedMesh,
  Matrix4,
  type MeshBasicMaterial,
  PlaneGeometry,
  RingGeometry,
  TorusGeometry,
} from "three";
import type { Cell } from "../../geometry/cell";
import type { Picture, Ring } from "../../geometry/picture";
import type { Arch } from "../../geometry/position";
import { type Mood, SKINS } from "../colour/mood";
import { flatPaint, rimPaint } from "../colour/paint";
import { archesGeometry } from "../model/body";
import { Clay } from "../model/clay";
import { keyOf } from "../model/landing";
import { floorAt, placeOf } from "../model/measures";
import type { Step } from "../quality";
import { useMade } from "../useMade";

interface MarksProps {
  readonly picture: Picture;
  readonly mood: Mood;
  readonly step: Step;
  readonly hovered: Cell | null;
}

export function Marks({ picture, mood, step, hovered }: MarksProps) {
  const { ghost, last, seats, cursor, rings } = picture;
  const accent = picture.ghost?.arch.colour ?? picture.position.turn ?? picture.side;
  return (
    <>
      {rings.length > 0 && (
        <Rings
          rings={rings}
          seats={seats}
          mood={mood}
          accent={accent ? SKINS[accent].skin : mood.last}
          hovered={hovered}
        />
      )}
      {last && !ghost && <Outline arches={[last]} colour={mood.last} swell={0.05} step={step} />}
      {ghost && ghost.crossed.length > 0 && (
        <Outline arches={ghost.crossed} colour={ghost.isLegal ? mood.crossing : mood.wrong} swell={0.05} step={step} />
      )}
      {ghost?.offending && <Cross cell={ghost.offending} seats={seats} mood={mood} />}
      {cursor && <Cursor cell={cursor} seats={seats} mood={mood} />}
    </>
  );
}

interface RingsProps {
  readonly rings: readonly Ring[];
  readonly seats: number;
  readonly mood: Mood;
  readonly accent: string;
  readonly hovered: Cell | null;
}

/** Large pale rings with a core in the seat's colour; they shine faintly through what hides them. */
function Rings({ rings, seats, mood, accent, hovered }: RingsProps) {
  const shape = useMade(() => {
    const clay = new Clay();
    const flat = [-Math.PI / 2, 0, 0] as const;
    clay.add(new TorusGeometry(0.36, 0.055, 8, 28), { turn: flat, size: [1, 1, 0.6], colour: new Color(mood.ring) });
    clay.add(new RingGeometry(0.22, 0.32, 28), { turn: flat, at: [0, 0.012, 0], colour: new Color(accent) });
    return clay.fire();
  }, [mood, accent]);
  const core = useMade(
    () =>
      new Clay()
        .add(new RingGeometry(0.0001, 0.2, 24), {
          turn: [-Math.PI / 2, 0, 0],
          at: [0, 0.012, 0],
          colour: new Color(mood.ring),
        })
        .fire(),
    [mood],
  );
  const clear = useMade(() => tinted(flatPaint("#ffffff")), []);
  const faint = useMade(() => hidden(tinted(flatPaint("#ffffff", 0.28))), []);
  const isFar = (ring: Ring): boolean => ring.role === "far";
  return (
    <>
      <Many shape={shape} paint={faint} rings={rings} seats={seats} hovered={hovered} order={6} all={rings.length} />
      <Many shape={shape} paint={clear} rings={rings} seats={seats} hovered={hovered} order={7} all={rings.length} />
      {rings.some(isFar) && (
        <Many
          shape={core}
          paint={clear}
          rings={rings.filter(isFar)}
          seats={seats}
          hovered={hovered}
          order={7}
          all={rings.length}
        />
      )}
    </>
  );
}

const CROWD = 16; // so many rings are drawn smaller, or the lake is hidden by them

interface ManyProps {
  readonly shape: BufferGeometry;
  readonly paint: MeshBasicMaterial;
  readonly rings: readonly Ring[];
  readonly seats: number;
  readonly hovered: Cell | null;
  readonly order: number;
  readonly all: number;
}

function Many({ shape, paint, rings, seats, hovered, order, all }: ManyProps) {
  const mesh = useRef<InstancedMesh>(null);
  useLayoutEffect(() => {
    rings.forEach(({ cell }, i) => {
      const { x, z } = placeOf(cell);
      const size = (cell === hovered ? 1.22 : 1) * (all > CROWD ? 0.8 : 1);
      const matrix = new Matrix4()
        .makeScale(size, 1, size)
        .setPosition(x, Math.max(0.02, floorAt(cell, seats) + 0.03), z);
      mesh.current?.setMatrixAt(i, matrix);
    });
    if (mesh.current) mesh.current.instanceMatrix.needsUpdate = true;
  }, [rings, seats, hovered, all]);
  return (
    <instancedMesh
      key={rings.length}
      ref={mesh}
      args={[undefined, undefined, rings.length]}
      geometry={shape}
      material={paint}
      renderOrder={order}
      frustumCulled={false}
    />
  );
}

interface OutlineProps {
  readonly arches: readonly Arch[];
  readonly colour: string;
  readonly swell: number;
  readonly step: Step;
}

function Outline({ arches, colour, swell, step }: OutlineProps) {
  const geometry = useMade(() => archesGeometry(arches, step, swell), [arches.map(keyOf).join(), swell, step]);
  const paint = useMade(() => rimPaint(colour), [colour]);
  return <mesh geometry={geometry} material={paint} />;
}

interface MarkProps {
  readonly cell: Cell;
  readonly seats: number;
  readonly mood: Mood;
}

/** A cross on the cell that makes a try illegal, in sight through everything. */
function Cross({ cell, seats, mood }: MarkProps) {
  const geometry = useMade(() => {
    const clay = new Clay();
    const [red, white] = [new Color(mood.wrong), new Color("#ffffff")];
    const slants = [Math.PI / 4, -Math.PI / 4];
    for (const turn of slants) clay.add(new PlaneGeometry(1.0, 0.26), { turn: [-Math.PI / 2, 0, turn], colour: white });
    for (const turn of slants) clay.add(new PlaneGeometry(0.92, 0.16), { turn: [-Math.PI / 2, 0, turn], colour: red }); // painter's order: no depth
    clay.add(new RingGeometry(0.36, 0.54, 28), { turn: [-Math.PI / 2, 0, 0], colour: white });
    return clay.add(new RingGeometry(0.4, 0.5, 28), { turn: [-Math.PI / 2, 0, 0], colour: red }).fire();
  }, [mood]);
  const paint = useMade(() => hidden(tinted(flatPaint("#ffffff", 0.999))), []);
  const { x, z } = placeOf(cell);
  return (
    <mesh
      geometry={geometry}
      material={paint}
      position={[x, Math.max(0.03, floorAt(cell, seats) + 0.03), z]}
      renderOrder={8}
    />
  );
}

function Cursor({ cell, seats, mood }: MarkProps) {
  const geometry = useMade(() => new RingGeometry(0.6, 0.68, 4).rotateZ(Math.PI / 4).rotateX(-Math.PI / 2), []);
  const paint = useMade(() => hidden(flatPaint(mood.last, 0.95)), [mood]);
  const { x, z } = placeOf(cell);
  return (
    <mesh
      geometry={geometry}
      material={paint}
      position={[x, Math.max(0.02, floorAt(cell, seats) + 0.02), z]}
      renderOrder={8}
    />
  );
}

function tinted(paint: MeshBasicMaterial): MeshBasicMaterial {
  paint.vertexColors = true;
  return paint;
}

function hidden(paint: MeshBasicMaterial): MeshBasicMaterial {
  paint.depthTest = false;
  paint.depthWrite = false;
  return paint;
}
