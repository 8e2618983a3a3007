/** Who plays on from the position in sight: people, and computers of any level. */

import { type FormEvent, useState } from "react";
import { LEVELS } from "../../box";
import type { Colour } from "../../geometry/position";
import type { Lake } from "../../store/openlake/lake";
import { playOn } from "../../store/openlake/playOn";
import { twigAt } from "../../store/openlake/tree";
import { shortName } from "../../store/table/newTable";
import { turnIn } from "../../table/course";
import { useSay } from "../../words/say";
import { coloursIn } from "../../words/texts/record";
import { Icon } from "../kit/Icon";
import { Portrait } from "../kit/Portrait";

export function PlayOn({ lake }: { lake: Lake }) {
  const say = useSay();
  const { line } = twigAt(lake.tree, lake.here);
  const colours = coloursIn(line) as readonly Colour[];
  const [levels, setLevels] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(colours.map((colour) => [colour, colour === turnIn(line) ? "" : LEVELS[2]])),
  );
  const begin = (event: FormEvent) => {
    event.preventDefault();
    playOn(lake, levels, (colour) => shortName(say("monster", { colour })));
  };
  return (
    <form className="play-on stack" onSubmit={begin}>
      <p>{say("lake-play-on-about")}</p>
      {colours.map((colour) => (
        <label key={colour} className={`play-on-seat seat-${colour}`}>
          <Portrait colour={colour} size={42} />
          <span>{say("monster", { colour })}</span>
          <select value={levels[colour]} onChange={(event) => setLevels({ ...levels, [colour]: event.target.value })}>
            <option value="">{say("lake-person")}</option>
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {say("level-name", { level })}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit" className="primary big">
        <Icon sign="play" />
        {say("start-game")}
      </button>
    </form>
  );
}
