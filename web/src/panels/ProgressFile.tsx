/** What was solved, saved to a file and taken from one. */

import { useRef, useState } from "react";
import { download } from "../map/photo";
import { progressText, takeProgress } from "../store/progressFile";
import { useSay } from "../words/say";
import { Icon } from "./Icon";

export function ProgressFile() {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const [taken, setTaken] = useState<number | "bad" | "none">("none");
  const open = async (file: File | undefined) => {
    if (file) setTaken(takeProgress(await file.text()) ?? "bad");
  };
  const save = () => download(new Blob([progressText()], { type: "application/json" }), "block-ness-puzzles.json");
  return (
    <section className="solo-file stack" aria-labelledby="progress-file">
      <h2 id="progress-file">{say("solo-file")}</h2>
      <p className="hint-text">{say("solo-file-about")}</p>
      <div className="row">
        <button type="button" onClick={save}>
          <Icon sign="save" />
          {say("solo-export")}
        </button>
        <button type="button" onClick={() => input.current?.click()}>
          <Icon sign="open" />
          {say("solo-import")}
        </button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={say("solo-import")}
          onChange={(event) => {
            void open(event.target.files?.[0]);
            event.target.value = ""; // the same file can be chosen again
          }}
        />
      </div>
      <p role="status" className={taken === "bad" ? "error" : ""}>
        {typeof taken === "number" && say("solo-imported", { count: taken })}
        {taken === "bad" && say("solo-import-bad")}
      </p>
    </section>
  );
}
