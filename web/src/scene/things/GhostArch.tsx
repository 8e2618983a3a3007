/** The arch in hand where it would stand, at half strength, with the head or tail that would be there. */

import type { MeshPhongMaterial } from "three";
import { MeshBasicMaterial } from "three";
import type { Ghost } from "../../geometry/picture";
import type { Mood } from "../colour/mood";
import { ghostPaint } from "../colour/paint";
import { addArch, addHead, addTail, headingOf } from "../model/body";
import { Clay } from "../model/clay";
import { keyOf } from "../model/landing";
import { placeOf } from "../model/measures";
import type { Step } from "../quality";
import { useMade } from "../useMade";

interface GhostProps {
  readonly ghost: Ghost;
  readonly hide: MeshPhongMaterial;
  readonly mood: Mood;
  readonly step: Step;
}

export function GhostArch({ ghost, hide, mood, step }: GhostProps) {
  const geometry = useMade(() => ghostGeometry(ghost, step), [keyOf(ghost.arch), ghost.end, step]);
  const paint = useMade(() => ghostPaint(hide, ghost.isLegal, mood.wrong), [hide, ghost.isLegal, mood]);
  const depth = useMade(() => new MeshBasicMaterial({ colorWrite: false }), []);
  return (
    <>
      {/* Depth first: what is half clear must not show its own far side. */}
      <mesh geometry={geometry} material={depth} renderOrder={3} />
      <mesh geometry={geometry} material={paint} renderOrder={4} />
    </>
  );
}

function ghostGeometry({ arch, end }: Ghost, step: Step) {
  const clay = new Clay();
  addArch(clay, arch, step);
  if (end !== "head") addTail(clay, arch, step);
  if (end !== "tail") {
    const head = new Clay();
    addHead(head, arch.colour, arch.height, "calm", step);
    const { x, z } = placeOf(arch.headward);
    const way = headingOf(arch);
    clay.add(head.fire(), { at: [x, 0, z], turn: [0, Math.atan2(-way.z, way.x), 0], grain: 1 });
  }
  return clay.fire();
}
