/** Set the table: how many, which colours, who plays, which rules, who begins. */

import { type FormEvent, useState } from "react";
import type { Colour } from "../../geometry/position";
import { rememberName, rememberNames, useDevice } from "../../store/device/memory";
import { othersAt, shortName, type TableKind, usualTable, withCount, withPlace } from "../../store/table/newTable";
import { openTable, sitDownHere } from "../../store/table/openTable";
import { useSay } from "../../words/say";
import { refusalText } from "../../words/sentences";
import { HostsTerms } from "../kit/HostsTerms";
import { Icon } from "../kit/Icon";
import { Options } from "../kit/Options";
import { Portrait } from "../kit/Portrait";
import { PlaceCard } from "./PlaceCard";
import { RoomOptions } from "./RoomOptions";
import "../../style/setup.css";

export function TableForm({ kind, count }: { kind: TableKind; count: number }) {
  const say = useSay();
  const [table, setTable] = useState(() => {
    const { name, names } = useDevice.getState();
    return usualTable(kind, count, name, names);
  });
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const people = table.places.filter((place) => place.who === "person").map((place) => place.name.trim());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (people[0]) rememberName(people[0]);
    rememberNames(people);
    const nameOf = (colour: Colour) => shortName(say("monster", { colour }));
    if (kind !== "friends") return sitDownHere(table, nameOf);
    setProblem("");
    setBusy(true);
    const failure = await openTable(table, nameOf);
    setBusy(false);
    if (failure) setProblem(refusalText(say, { code: failure }));
  };
  return (
    <>
      <form className="setup-form" onSubmit={(event) => void submit(event)}>
        <div className="setup-count">
          <Options
            legend={say("table-count")}
            value={String(table.places.length)}
            options={["2", "3", "4"].map((value) => ({ value, label: value }))}
            onChange={(value) => setTable(withCount(table, Number(value), othersAt(kind)))}
          />
        </div>
        <ol className={`places places-${table.places.length}`}>
          {table.places.map((place, number) => (
            <PlaceCard
              key={number}
              place={place}
              number={number}
              kind={kind}
              taken={people}
              onChange={(change) => setTable(withPlace(table, number, change))}
            />
          ))}
        </ol>
        <div className="setup-rules">
          <div className="faces">
            <Options
              legend={say("table-first")}
              value={table.first === null ? "chance" : String(table.first)}
              options={[
                ...table.places.map(({ colour }, i) => ({
                  value: String(i),
                  label: <Portrait colour={colour} size={30} />,
                  name: say("monster", { colour }),
                })),
                { value: "chance", label: say("first-chance") },
              ]}
              onChange={(value) => setTable({ ...table, first: value === "chance" ? null : Number(value) })}
            />
          </div>
          <div>
            <Options
              legend={say("table-variant")}
              value={table.variant}
              options={(["classic", "expert"] as const).map((value) => ({
                value,
                label: say("variant", { variant: value }),
              }))}
              onChange={(variant) => setTable({ ...table, variant })}
            />
            <p className="hint-text">{say("variant-about", { variant: table.variant })}</p>
          </div>
        </div>
        {kind === "friends" && <RoomOptions table={table} onChange={setTable} />}
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
      <HostsTerms />
    </>
  );
}
