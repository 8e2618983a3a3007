/** What the puzzles cost, as a file that somebody may give to whoever grades them. */

import { download } from "../../map/photo";
import { effortsText, useEfforts } from "../../store/puzzle/efforts";
import { useSay } from "../../words/say";
import { Icon } from "../kit/Icon";

export function EffortsFile() {
  const say = useSay();
  const count = useEfforts(({ efforts }) => Object.keys(efforts).length);
  if (!count) return null;
  const save = () => download(new Blob([effortsText()], { type: "application/json" }), "block-ness-efforts.json");
  return (
    <section className="solo-file stack" aria-labelledby="efforts-file">
      <h2 id="efforts-file">{say("solo-efforts")}</h2>
      <p className="hint-text">{say("solo-efforts-about", { count })}</p>
      <div className="row">
        <button type="button" onClick={save}>
          <Icon sign="save" />
          {say("solo-efforts-save")}
        </button>
      </div>
    </section>
  );
}
