/** "Your two turning points": moves to try again, for the people of this device, or for whichever seat is chosen. */

import { useEffect, useState } from "react";
import type { ReviewedPly } from "../../answers/review";
import { secondTriesOf } from "../../store/story/turningPoints";
import { useSay } from "../../words/say";
import { Icon } from "../kit/Icon";
import { Options } from "../kit/Options";
import { type Names, pointsOf } from "./figures";
import { DropsSign } from "./river/Drops";

interface SecondTriesProps {
  readonly plies: readonly ReviewedPly[];
  readonly colours: readonly string[]; // whose moves can be tried
  readonly isYours: boolean; // they are the seats of this device's people
  readonly names: Names;
  readonly onTry: (found: ReviewedPly) => void;
}

let left: number | null = null; // the move that was tried last: whoever comes back finds the button again

export function SecondTries({ plies, colours, isYours, names, onTry }: SecondTriesProps) {
  const say = useSay();
  const came = plies.find(({ ply }) => ply === left)?.colour;
  const [chosen, setChosen] = useState(came ?? worstIn(plies, colours));
  const colour = colours.includes(chosen) ? chosen : (colours[0] ?? "");
  const tries = secondTriesOf(plies, colour);
  useEffect(() => {
    if (left !== null) document.getElementById(`try-${left}`)?.focus();
    left = null;
  }, []);
  const isOwn = isYours && colours.length === 1;
  const title = isOwn ? say("story-yours", { count: tries.length }) : say("story-again");
  return (
    <section className="story-part" aria-labelledby="story-again">
      <h3 id="story-again">{title}</h3>
      {colours.length > 1 && (
        <Options
          legend={say("story-whose")}
          isLegendHidden
          value={colour}
          options={colours.map((one) => ({ value: one, label: names[one] }))}
          onChange={setChosen}
        />
      )}
      {tries.length === 0 && <p>{say("story-again-none")}</p>}
      <ul className="second-tries">
        {tries.map((one) => (
          <li key={one.ply}>
            <button
              type="button"
              id={`try-${one.ply}`}
              className={`way seat-${one.colour}`}
              onClick={() => {
                left = one.ply;
                onTry(one);
              }}
            >
              <Icon sign="puzzle" />
              <span>
                <strong>{say("story-try")}</strong>
                <span>
                  {say("story-try-about", { ply: one.ply, points: pointsOf(one.cost) })}{" "}
                  <DropsSign size={one.judgement} />
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whoever has most to learn comes first. */
function worstIn(plies: readonly ReviewedPly[], colours: readonly string[]): string {
  const cost = (colour: string) => secondTriesOf(plies, colour).reduce((sum, one) => sum + one.cost, 0);
  return [...colours].sort((a, b) => cost(b) - cost(a))[0] ?? "";
}
