/** The monsters that stand: each is one body and one head; the arch that lands is drawn by itself until it rests. */

import { useThree } from "@react-three/fiber";
import { type RefObject, useState } from "react";
import type { Arch, Colour, Monster, Position } from "../../geometry/position";
import type { Skins } from "../colour/skins";
import type { QualityStep } from "../frames/quality";
import { useDisposable } from "../frames/useDisposable";
import { addArch, addFoam, addTail, gazeOf } from "../model/body";
import type { Temper } from "../model/heads";
import { isSame, keyOf, landedBetween } from "../model/landing";
import type { Point } from "../model/measures";
import { Solid } from "../model/solid";
import { Head } from "./Head";
import { LandingArch } from "./LandingArch";

interface MonstersProps {
  readonly position: Position;
  readonly blocked: readonly Colour[];
  readonly winners: readonly Colour[];
  readonly skins: Skins;
  readonly step: QualityStep;
  readonly pace: number; // seconds that a placement takes; 0 shows it at once
  readonly look: RefObject<Point | null>;
}

export function Monsters({ position, blocked, winners, skins, step, pace, look }: MonstersProps) {
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
            <Body monster={monster} without={landing} skins={skins} step={step} />
            <Head
              monster={monster}
              gaze={gazeOf(position, monster)}
              temper={temperOf(monster.colour)}
              material={skins[monster.colour]}
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
          material={skins[landing.colour]}
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
  readonly skins: Skins;
  readonly step: QualityStep;
}

function Body({ monster, without, skins, step }: BodyProps) {
  const missing = without ? keyOf(without) : "";
  const arches = monster.arches.filter((arch) => keyOf(arch) !== missing);
  const gl = useThree((state) => state.gl);
  const geometry = useDisposable(() => {
    const solid = new Solid();
    for (const arch of arches) {
      addArch(solid, arch, step);
      addFoam(solid, arch);
    }
    if (arches[0]) addTail(solid, arches[0], step);
    gl.shadowMap.needsUpdate = true;
    return solid.build();
  }, [arches.map(keyOf).join(), step]);
  return arches.length > 0 && <mesh geometry={geometry} material={skins[monster.colour]} castShadow receiveShadow />;
}
