/** The monsters that stand: each is one body and one head; the arch that lands is drawn by itself until it rests. */

import { useThree } from "@react-three/fiber";
import { type RefObject, useState } from "react";
import type { Arch, Colour, Monster, Position } from "../../geometry/position";
import type { Paints } from "../colour/paints";
import { addArch, addFoam, addTail, gazeOf } from "../model/body";
import { Clay } from "../model/clay";
import type { Temper } from "../model/heads";
import { isSame, keyOf, landedBetween } from "../model/landing";
import type { Place } from "../model/measures";
import type { Step } from "../quality";
import { useMade } from "../useMade";
import { Head } from "./Head";
import { LandingArch } from "./LandingArch";

interface MonstersProps {
  readonly position: Position;
  readonly blocked: readonly Colour[];
  readonly winners: readonly Colour[];
  readonly paints: Paints;
  readonly step: Step;
  readonly pace: number; // seconds that a placement takes; 0 shows it at once
  readonly look: RefObject<Place | null>;
}

export function Monsters({ position, blocked, winners, paints, step, pace, look }: MonstersProps) {
  const [seen, setSeen] = useState(position);
  const [landing, setLanding] = useState<Arch | null>(null);
  if (seen !== position) {
    setSeen(position);
    if (!isSame(seen, position)) setLanding(pace > 0 ? landedBetween(seen, position) : null);
  }
  const temperOf = (colour: Colour): Temper =>
    winners.includes(colour) ? "proud" : blocked.includes(colour) ? "sulky" : "calm";
  return (
    <>
      {position.monsters
        .filter(({ arches }) => arches.length > 0)
        .map((monster) => (
          <group key={monster.colour}>
            <Body monster={monster} without={landing} paints={paints} step={step} />
            <Head
              monster={monster}
              gaze={gazeOf(position, monster)}
              temper={temperOf(monster.colour)}
              paint={paints[monster.colour]}
              step={step}
              pace={pace}
              look={look}
            />
          </group>
        ))}
      {landing && (
        <LandingArch
          key={keyOf(landing)}
          arch={landing}
          paint={paints[landing.colour]}
          step={step}
          pace={pace}
          onRest={() => setLanding(null)}
        />
      )}
    </>
  );
}

interface BodyProps {
  readonly monster: Monster;
  readonly without: Arch | null;
  readonly paints: Paints;
  readonly step: Step;
}

function Body({ monster, without, paints, step }: BodyProps) {
  const missing = without ? keyOf(without) : "";
  const arches = monster.arches.filter((arch) => keyOf(arch) !== missing);
  const gl = useThree((state) => state.gl);
  const geometry = useMade(() => {
    const clay = new Clay();
    for (const arch of arches) {
      addArch(clay, arch, step);
      addFoam(clay, arch);
    }
    if (arches[0]) addTail(clay, arches[0], step);
    gl.shadowMap.needsUpdate = true;
    return clay.fire();
  }, [arches.map(keyOf).join(), step]);
  return arches.length > 0 && <mesh geometry={geometry} material={paints[monster.colour]} castShadow receiveShadow />;
}
