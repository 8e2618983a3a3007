/** What a room can have besides its seats: a clock, a stand-in, a place in the list, free words. */

import { LEVELS } from "../../box";
import { allowsFreeText } from "../../host";
import type { Table } from "../../store/table/newTable";
import { useSay } from "../../words/say";
import { LevelPortrait } from "../kit/LevelPortrait";
import { Options } from "../kit/Options";

const CLOCKS = [0, 30, 60, 120, 300] as const;

export function RoomOptions({ table, onChange }: { table: Table; onChange: (table: Table) => void }) {
  const say = useSay();
  return (
    <details className="room-options">
      <summary>{say("table-more")}</summary>
      <div className="stack">
        <Options
          legend={say("table-clock")}
          value={String(table.clock)}
          options={CLOCKS.map((seconds) => ({
            value: String(seconds),
            label: say("clock-seconds", { count: seconds }),
          }))}
          onChange={(value) => onChange({ ...table, clock: Number(value) })}
        />
        <Options
          legend={say("table-stand-in")}
          value={table.standIn}
          options={LEVELS.map((level) => ({
            value: level as string,
            label: (
              <>
                <LevelPortrait level={level} size={30} />
                {say("level-name", { level })}
              </>
            ),
          }))}
          onChange={(standIn) => onChange({ ...table, standIn })}
        />
        <Check
          label={say("table-listed")}
          isOn={table.isListed}
          onChange={(isListed) => onChange({ ...table, isListed })}
        />
        {allowsFreeText && (
          <Check
            label={say("table-free-text")}
            isOn={table.freeText}
            onChange={(freeText) => onChange({ ...table, freeText })}
          />
        )}
        <Check label={say("table-hints")} isOn={table.hints} onChange={(hints) => onChange({ ...table, hints })} />
      </div>
    </details>
  );
}

function Check({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className="check">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}
