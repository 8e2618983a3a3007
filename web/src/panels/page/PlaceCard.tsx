/** One place at a table that is being set: the monster, who plays it, and what they are called. */

import { COLOURS } from "../../box";
import { useDevice } from "../../store/device/memory";
import { type Place, SURPRISE, shortName, type TableKind } from "../../store/table/newTable";
import { useSay } from "../../words/say";
import { Icon } from "../kit/Icon";
import { LevelChoice } from "../kit/LevelChoice";
import { Options } from "../kit/Options";
import { Portrait } from "../kit/Portrait";

const SIGNS = { person: "person", computer: "computer", open: "share" } as const;
const CHIPS = 4; // names to tap; more would be in the way

interface PlaceCardProps {
  readonly place: Place;
  readonly number: number;
  readonly kind: TableKind;
  readonly taken: readonly string[]; // the names of the others
  readonly onChange: (change: Partial<Place>) => void;
}

export function PlaceCard({ place, number, kind, taken, onChange }: PlaceCardProps) {
  const say = useSay();
  const sitters = (["person", "computer", "open"] as const).filter((who) => who !== "open" || kind === "friends");
  return (
    <li className={`place seat-${place.colour}`}>
      <fieldset>
        <legend className="sr-only">{say("place-number", { number: number + 1 })}</legend>
        <div className="place-rows">
          <div className="faces">
            <Options
              legend={say("place-colour")}
              isLegendHidden
              value={place.colour}
              options={COLOURS.map((colour) => ({
                value: colour,
                label: <Portrait colour={colour} size={42} />,
                name: say("monster", { colour }),
              }))}
              onChange={(colour) => onChange({ colour })}
            />
          </div>
          <div className="place-who">
            <Options
              legend={say("place-who")}
              isLegendHidden
              value={place.who}
              options={sitters.map((who) => ({
                value: who,
                label: (
                  <>
                    <Icon sign={SIGNS[who]} />
                    <span>{say("who", { who })}</span>
                  </>
                ),
              }))}
              onChange={(who) => onChange({ who })}
            />
          </div>
          {place.who === "person" && <NameField place={place} taken={taken} onChange={onChange} />}
          {place.who === "computer" && (
            <LevelChoice
              legend={say("place-level")}
              value={place.level}
              surprise={SURPRISE}
              onChange={(level) => onChange({ level })}
            />
          )}
          {place.who === "open" && <p className="hint-text">{say("place-open")}</p>}
          {place.who !== "computer" && (
            <div className="place-portrait">
              <Portrait colour={place.colour} size={120} />
            </div>
          )}
        </div>
      </fieldset>
    </li>
  );
}

/** A name to write, or one to tap of those who have played on this device. */
function NameField({ place, taken, onChange }: Pick<PlaceCardProps, "place" | "taken" | "onChange">) {
  const say = useSay();
  const known = useDevice((device) => device.names);
  const offered = known.filter((name) => name !== place.name && !taken.includes(name)).slice(0, CHIPS);
  return (
    <>
      <label>
        <span className="sr-only">{say("place-name")}</span>
        <input
          type="text"
          maxLength={20}
          value={place.name}
          autoComplete="off"
          placeholder={shortName(say("monster", { colour: place.colour }))}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </label>
      {offered.length > 0 && (
        <div className="place-names" role="group" aria-label={say("place-known")}>
          {offered.map((name) => (
            <button key={name} type="button" onClick={() => onChange({ name })}>
              {name}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
