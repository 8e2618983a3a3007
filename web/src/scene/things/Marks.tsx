/** What is drawn over the lake for the hand: rings, where it starts, the last arch, what is crossed, the cursor, the offending cell. */

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
import type { Clearings } from "../colour/clearings";
import { flatMaterial, rimMaterial } from "../colour/materials";
import { type Palette, SKIN_COLOURS } from "../colour/palette";
import type { QualityStep } from "../frames/quality";
import { useDisposable } from "../frames/useDisposable";
import { archesGeometry } from "../model/body";
import { keyOf } from "../model/landing";
import { floorAt, pointOf } from "../model/measures";
import { Solid } from "../model/solid";

interface MarksProps {
  readonly picture: Picture;
  readonly palette: Palette;
  readonly step: QualityStep;
  readonly hovered: Cell | null;
  readonly clearings: Clearings;
}

export function Marks({ picture, palette, step, hovered, clearings }: MarksProps) {
  const { ghost, last, recent = [], seats, cursor, rings, near } = picture;
  const owner = picture.ghost?.arch.colour ?? picture.position.turn ?? picture.side;
  const accent = owner ? SKIN_COLOURS[owner].skin : palette.last;
  return (
    <>
      {rings.length > 0 && <Rings rings={rings} seats={seats} palette={palette} accent={accent} hovered={hovered} />}
      {last && !ghost && (
        <Outline
          arches={recent.length ? recent : [last]}
          colour={palette.last}
          swell={0.05}
          step={step}
          clearings={clearings}
        />
      )}
      {ghost && ghost.crossed.length > 0 && (
        <Outline
          arches={ghost.crossed}
          colour={ghost.isLegal ? palette.crossing : palette.wrong}
          swell={0.05}
          step={step}
          clearings={clearings}
        />
      )}
      {ghost?.offending && <Cross cell={ghost.offending} seats={seats} palette={palette} />}
      {near && !ghost && <NearMark cell={near} seats={seats} palette={palette} accent={accent} />}
      {picture.bars?.map((cell) => (
        <Cross key={cell} cell={cell} seats={seats} palette={palette} />
      ))}
      {cursor && <Cursor cell={cursor} seats={seats} palette={palette} />}
    </>
  );
}

interface RingsProps {
  readonly rings: readonly Ring[];
  readonly seats: number;
  readonly palette: Palette;
  readonly accent: string;
  readonly hovered: Cell | null;
}

/** Large pale rings with a core in the seat's colour; they shine faintly through what hides them. */
function Rings({ rings, seats, palette, accent, hovered }: RingsProps) {
  const shape = useDisposable(() => {
    const solid = new Solid();
    const flat = [-Math.PI / 2, 0, 0] as const;
    solid.add(new TorusGeometry(0.36, 0.055, 8, 28), {
      turn: flat,
      size: [1, 1, 0.6],
      colour: new Color(palette.ring),
    });
    solid.add(new RingGeometry(0.22, 0.32, 28), { turn: flat, at: [0, 0.012, 0], colour: new Color(accent) });
    return solid.build();
  }, [palette, accent]);
  const core = useDisposable(
    () =>
      new Solid()
        .add(new RingGeometry(0.0001, 0.2, 24), {
          turn: [-Math.PI / 2, 0, 0],
          at: [0, 0.012, 0],
          colour: new Color(palette.ring),
        })
        .build(),
    [palette],
  );
  const clear = useDisposable(() => tinted(flatMaterial("#ffffff")), []);
  const faint = useDisposable(() => hidden(tinted(flatMaterial("#ffffff", 0.28))), []);
  const isFar = (ring: Ring): boolean => ring.role === "far";
  return (
    <>
      <Many shape={shape} material={faint} rings={rings} seats={seats} hovered={hovered} order={6} all={rings.length} />
      <Many shape={shape} material={clear} rings={rings} seats={seats} hovered={hovered} order={7} all={rings.length} />
      {rings.some(isFar) && (
        <Many
          shape={core}
          material={clear}
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

const CROWD = 16; // with this many, rings are drawn smaller, or they would hide the lake

interface ManyProps {
  readonly shape: BufferGeometry;
  readonly material: MeshBasicMaterial;
  readonly rings: readonly Ring[];
  readonly seats: number;
  readonly hovered: Cell | null;
  readonly order: number;
  readonly all: number;
}

function Many({ shape, material, rings, seats, hovered, order, all }: ManyProps) {
  const mesh = useRef<InstancedMesh>(null);
  useLayoutEffect(() => {
    rings.forEach(({ cell }, i) => {
      const { x, z } = pointOf(cell);
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
      material={material}
      renderOrder={order}
      frustumCulled={false}
    />
  );
}

interface OutlineProps {
  readonly arches: readonly Arch[];
  readonly colour: string;
  readonly swell: number;
  readonly step: QualityStep;
  readonly clearings: Clearings;
}

function Outline({ arches, colour, swell, step, clearings }: OutlineProps) {
  const geometry = useDisposable(() => archesGeometry(arches, step, swell), [arches.map(keyOf).join(), swell, step]);
  const material = useDisposable(() => rimMaterial(colour, clearings), [colour, clearings]);
  return <mesh geometry={geometry} material={material} />;
}

interface MarkProps {
  readonly cell: Cell;
  readonly seats: number;
  readonly palette: Palette;
}

/** A cross on the cell that makes a try illegal, in sight through everything. */
function Cross({ cell, seats, palette }: MarkProps) {
  const geometry = useDisposable(() => {
    const solid = new Solid();
    const [red, white] = [new Color(palette.wrong), new Color("#ffffff")];
    const slants = [Math.PI / 4, -Math.PI / 4];
    for (const turn of slants)
      solid.add(new PlaneGeometry(1.0, 0.26), { turn: [-Math.PI / 2, 0, turn], colour: white });
    for (const turn of slants) solid.add(new PlaneGeometry(0.92, 0.16), { turn: [-Math.PI / 2, 0, turn], colour: red }); // painter's order: no depth
    solid.add(new RingGeometry(0.36, 0.54, 28), { turn: [-Math.PI / 2, 0, 0], colour: white });
    return solid.add(new RingGeometry(0.4, 0.5, 28), { turn: [-Math.PI / 2, 0, 0], colour: red }).build();
  }, [palette]);
  const material = useDisposable(() => hidden(tinted(flatMaterial("#ffffff", 0.999))), []);
  const { x, z } = pointOf(cell);
  return (
    <mesh
      geometry={geometry}
      material={material}
      position={[x, Math.max(0.03, floorAt(cell, seats) + 0.03), z]}
      renderOrder={8}
    />
  );
}

/** Where the arch in hand starts: a full disc, in sight through everything. */
function NearMark({ cell, seats, palette, accent }: MarkProps & { readonly accent: string }) {
  const geometry = useDisposable(() => {
    const solid = new Solid();
    const flat = [-Math.PI / 2, 0, 0] as const;
    solid.add(new RingGeometry(0.0001, 0.46, 32), { turn: flat, colour: new Color(palette.ring) });
    solid.add(new RingGeometry(0.0001, 0.37, 32), { turn: flat, colour: new Color(accent) });
    return solid.add(new RingGeometry(0.0001, 0.13, 24), { turn: flat, colour: new Color(palette.ring) }).build();
  }, [palette, accent]);
  const material = useDisposable(() => hidden(tinted(flatMaterial("#ffffff", 0.95))), []);
  const { x, z } = pointOf(cell);
  return (
    <mesh
      geometry={geometry}
      material={material}
      position={[x, Math.max(0.02, floorAt(cell, seats) + 0.03), z]}
      renderOrder={8}
    />
  );
}

function Cursor({ cell, seats, palette }: MarkProps) {
  const geometry = useDisposable(() => new RingGeometry(0.6, 0.68, 4).rotateZ(Math.PI / 4).rotateX(-Math.PI / 2), []);
  const material = useDisposable(() => hidden(flatMaterial(palette.last, 0.95)), [palette]);
  const { x, z } = pointOf(cell);
  return (
    <mesh
      geometry={geometry}
      material={material}
      position={[x, Math.max(0.02, floorAt(cell, seats) + 0.02), z]}
      renderOrder={8}
    />
  );
}

function tinted(material: MeshBasicMaterial): MeshBasicMaterial {
  material.vertexColors = true;
  return material;
}

function hidden(material: MeshBasicMaterial): MeshBasicMaterial {
  material.depthTest = false;
  material.depthWrite = false;
  return material;
}
