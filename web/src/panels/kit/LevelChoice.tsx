/** The computers, from easy to hard, as faces to tap, with what makes the chosen one different. */

import { useId } from "react";
import { LEVELS } from "../../box";
import { useSay } from "../../words/say";
import { LevelPortrait } from "./LevelPortrait";

interface LevelChoiceProps {
  readonly legend: string;
  readonly value: string;
  readonly onChange: (level: string) => void;
  readonly surprise?: string; // what "surprise me" is called among the levels; left out where there is none
}

export function LevelChoice({ legend, value, onChange, surprise }: LevelChoiceProps) {
  const say = useSay();
  const group = useId();
  const rank = (LEVELS as readonly string[]).indexOf(value) + 1;
  return (
    <fieldset className="levels" aria-describedby={`${group}-about`}>
      <legend>{legend}</legend>
      <div className="levels-faces">
        {[...LEVELS, ...(surprise ? [surprise] : [])].map((level) => (
          <label key={level} className="level">
            <input type="radio" name={group} value={level} checked={level === value} onChange={() => onChange(level)} />
            <span>
              <LevelPortrait level={level} />
              {level === surprise ? say("level-surprise-name") : say("level-name", { level })}
            </span>
          </label>
        ))}
      </div>
      <p className="hint-text" id={`${group}-about`}>
        {rank > 0 && <strong>{say("level-rank", { rank, count: LEVELS.length })} </strong>}
        {say(`level-${value}`)}
      </p>
    </fieldset>
  );
}
