/** Set the table: how many, which colours, who plays, which rules, who begins. */

import { type FormEvent, useState } from "react";
import { COLOURS, LEVELS } from "../../box";
import type { Colour } from "../../geometry/position";
import { rememberName, useDevice } from "../../store/device/memory";
import {
  type Place,
  shortName,
  type Table,
  type TableKind,
  usualTable,
  withCount,
  withPlace,
} from "../../store/table/newTable";
import { openTable, sitDownHere } from "../../store/table/openTable";
import { useSay } from "../../words/say";
import { refusalText } from "../../words/sentences";
import { Icon } from "../kit/Icon";
import { Options } from "../kit/Options";
import { Portrait } from "../kit/Portrait";

const CLOCKS = [0, 30, 60, 120, 300] as const;

export function TableForm({ kind, count }: { kind: TableKind; count: number }) {
  const say = useSay();
  const name = useDevice((device) => device.name);
  const [table, setTable] = useState(() => usualTable(kind, count, name));
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const own = table.places.find((place) => place.who === "person")?.name.trim();
    if (own) rememberName(own);
    const nameOf = (colour: Colour) => shortName(say("monster", { colour }));
    if (kind !== "friends") return sitDownHere(table, nameOf);
    setBusy(true);
    const failure = await openTable(table, nameOf);
    setBusy(false);
    if (failure) setProblem(refusalText(say, { code: failure }));
  };
  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      <Options
        legend={say("table-count")}
        value={String(table.places.length)}
        options={["2", "3", "4"].map((value) => ({ value, label: value }))}
        onChange={(value) =>
          setTable(
            withCount(table, Number(value), kind === "computer" ? "computer" : kind === "device" ? "person" : "open"),
          )
        }
      />
      <ol className="places">
        {table.places.map((place, number) => (
          <PlaceForm
            key={place.colour}
            place={place}
            number={number}
            kind={kind}
            onChange={(change) => setTable(withPlace(table, number, change))}
          />
        ))}
      </ol>
      <Options
        legend={say("table-variant")}
        value={table.variant}
        options={[
          { value: "classic", label: say("variant", { variant: "classic" }) },
          { value: "expert", label: say("variant", { variant: "expert" }) },
        ]}
        onChange={(variant) => setTable({ ...table, variant })}
      />
      <p className="hint-text">{say("variant-about", { variant: table.variant })}</p>
      <Options
        legend={say("table-first")}
        value={table.first === null ? "chance" : String(table.first)}
        options={[
          ...table.places.map(({ colour }, i) => ({
            value: String(i),
            label: <Portrait colour={colour} size={34} />,
            name: say("monster", { colour }),
          })),
          { value: "chance", label: say("first-chance") },
        ]}
        onChange={(value) => setTable({ ...table, first: value === "chance" ? null : Number(value) })}
      />
      {kind === "friends" && <FriendsOptions table={table} onChange={setTable} />}
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className="primary big" disabled={isBusy}>
        <Icon sign={kind === "friends" ? "people" : "play"} />
        {say(kind === "friends" ? "make-room" : "start-game")}
      </button>
    </form>
  );
}

function PlaceForm({
  place,
  number,
  kind,
  onChange,
}: {
  place: Place;
  number: number;
  kind: TableKind;
  onChange: (change: Partial<Place>) => void;
}) {
  const say = useSay();
  const colourLabel = say("monster", { colour: place.colour });
  return (
    <li className={`place seat-${place.colour}`}>
      <fieldset>
        <legend>
          <Portrait colour={place.colour} size={40} /> {say("place-number", { number: number + 1 })}
        </legend>
        <div className="stack">
          <div className="row">
            <label className="field">
              <span>{say("place-colour")}</span>
              <select value={place.colour} onChange={(event) => onChange({ colour: event.target.value as Colour })}>
                {COLOURS.map((colour) => (
                  <option key={colour} value={colour}>
                    {say("monster", { colour })}
                  </option>
                ))}
              </select>
            </label>
            <label className="field">
              <span>{say("place-who")}</span>
              <select value={place.who} onChange={(event) => onChange({ who: event.target.value as Place["who"] })}>
                <option value="person">{say("who", { who: "person" })}</option>
                <option value="computer">{say("who", { who: "computer" })}</option>
                {kind === "friends" && <option value="open">{say("who", { who: "open" })}</option>}
              </select>
            </label>
            {place.who === "person" && (
              <label className="field">
                <span>{say("place-name")}</span>
                <input
                  type="text"
                  maxLength={20}
                  value={place.name}
                  placeholder={shortName(colourLabel)}
                  onChange={(event) => onChange({ name: event.target.value })}
                />
              </label>
            )}
            {place.who === "computer" && (
              <label className="field">
                <span>{say("place-level")}</span>
                <select value={place.level} onChange={(event) => onChange({ level: event.target.value })}>
                  {LEVELS.map((level) => (
                    <option key={level} value={level}>
                      {say("level-name", { level })}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </div>
          {place.who === "computer" && <p className="hint-text">{say(`level-${place.level}`)}</p>}
        </div>
      </fieldset>
    </li>
  );
}

function FriendsOptions({ table, onChange }: { table: Table; onChange: (table: Table) => void }) {
  const say = useSay();
  return (
    <>
      <Options
        legend={say("table-clock")}
        value={String(table.clock)}
        options={CLOCKS.map((seconds) => ({ value: String(seconds), label: say("clock-seconds", { count: seconds }) }))}
        onChange={(value) => onChange({ ...table, clock: Number(value) })}
      />
      <label className="field">
        <span>{say("table-stand-in")}</span>
        <select value={table.standIn} onChange={(event) => onChange({ ...table, standIn: event.target.value })}>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {say("level-name", { level })}
            </option>
          ))}
        </select>
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={table.isListed}
          onChange={(event) => onChange({ ...table, isListed: event.target.checked })}
        />
        <span>{say("table-listed")}</span>
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={table.freeText}
          onChange={(event) => onChange({ ...table, freeText: event.target.checked })}
        />
        <span>{say("table-free-text")}</span>
      </label>
    </>
  );
}
