/** After a game against computers: again, but easier or harder. */

import { playAtOtherLevels } from "../../store/table/playing";
import { type KeptTable, withOtherLevels } from "../../table/kept";
import { useSay } from "../../words/say";

export function OtherLevels({ table }: { table: KeptTable }) {
  const say = useSay();
  return (
    <>
      {([-1, 1] as const).map(
        (by) =>
          withOtherLevels(table, by, table) && (
            <button key={by} type="button" onClick={() => playAtOtherLevels(table, by)}>
              {say(by < 0 ? "again-easier" : "again-harder")}
            </button>
          ),
      )}
    </>
  );
}
