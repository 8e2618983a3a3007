/** Where the game turned: its pins in words. */

import type { ReviewedPly } from "../../answers/review";
import type { Colour } from "../../geometry/position";
import { useSay } from "../../words/say";
import { moveText } from "../../words/sentences";
import { Portrait } from "../kit/Portrait";
import { type Names, pointsOf } from "./figures";
import { DropsSign } from "./river/Drops";
import { WordsOf } from "./WordsOf";

interface TurningPointsProps {
  readonly turning: readonly ReviewedPly[];
  readonly names: Names;
  readonly ply: number;
  readonly onPly: (ply: number) => void;
}

export function TurningPoints({ turning, names, ply, onPly }: TurningPointsProps) {
  const say = useSay();
  return (
    <section className="story-part" aria-labelledby="story-turning">
      <h3 id="story-turning">{say("story-turning")}</h3>
      {turning.length === 0 && <p>{say("story-turning-none")}</p>}
      <ol className="turnings">
        {turning.map((one, i) => (
          <li key={one.ply} className={`seat-${one.colour}`}>
            <button
              type="button"
              className="turning quiet"
              aria-current={one.ply === ply ? "step" : undefined}
              onClick={() => onPly(one.ply)}
            >
              <span className="turning-pin" aria-hidden="true">
                <span>{i + 1}</span>
              </span>
              <Portrait colour={one.colour as Colour} size={34} />
              <span>
                <strong>{say("story-move-of", { ply: one.ply, name: names[one.colour] ?? "" })}</strong>
                <span>{moveText(say, one.move)}</span>
              </span>
              {one.judgement && (
                <span className="turning-cost">
                  <DropsSign size={one.judgement} />
                  <span aria-hidden="true">−{pointsOf(one.cost)}</span>
                  <span className="sr-only">
                    {say("story-size", { size: one.judgement })} {say("story-cost", { points: pointsOf(one.cost) })}
                  </span>
                </span>
              )}
            </button>
            <WordsOf found={one} names={names} isOpen={false} />
          </li>
        ))}
      </ol>
    </section>
  );
}
