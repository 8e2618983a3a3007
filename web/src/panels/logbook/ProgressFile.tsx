/** Progress, saved to a file and loaded from one. */

import { useState } from "react";
import { download } from "../../map/photo";
import { progressText, type Taken, takeProgress } from "../../store/logbook/progressFile";
import { useSay } from "../../words/say";
import { FileButton } from "../kit/FileButton";
import { Icon } from "../kit/Icon";

export function ProgressFile() {
  const say = useSay();
  const [taken, setTaken] = useState<Taken | "bad" | null>(null);
  const open = async (file: File) => setTaken(takeProgress(await file.text()) ?? "bad");
  const save = () => download(new Blob([progressText()], { type: "application/json" }), "block-ness-progress.json");
  return (
    <section className="solo-file stack" aria-labelledby="progress-file">
      <h2 id="progress-file">{say("solo-file")}</h2>
      <p className="hint-text">{say("solo-file-about")}</p>
      <div className="row">
        <button type="button" onClick={save}>
          <Icon sign="save" />
          {say("solo-export")}
        </button>
        <FileButton accept=".json,application/json" label={say("solo-import")} onFile={open}>
          <Icon sign="open" />
          {say("solo-import")}
        </FileButton>
      </div>
      <p role="status" className={taken === "bad" ? "error" : ""}>
        {taken === "bad" && say("solo-import-bad")}
        {taken && taken !== "bad" && say("solo-imported", { count: taken.puzzles })}{" "}
        {taken && taken !== "bad" && taken.games > 0 && say("log-imported", { count: taken.games })}
      </p>
    </section>
  );
}
