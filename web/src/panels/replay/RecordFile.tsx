/** Opens a record file from disk, and says what is wrong with one. */

import { type DragEvent, useState } from "react";
import { parseMove } from "../../geometry/move";
import type { Problem } from "../../problem";
import { openRecord } from "../../store/replay/replay";
import { type Say, useSay } from "../../words/say";
import { moveText, refusalText } from "../../words/sentences";
import type { Reason } from "../../words/texts/errors";
import { MOST_BYTES } from "../../words/texts/record";
import { FileButton } from "../kit/FileButton";
import { Icon } from "../kit/Icon";

export function RecordFile() {
  const say = useSay();
  const [isOver, setOver] = useState(false);
  const open = async (file: File) => openRecord(file.name, await file.slice(0, MOST_BYTES).text());
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void open(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is just another way; the button does the same
    <div
      className={`drop ${isOver ? "drop-over" : ""}`}
      onDrop={drop}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
    >
      <FileButton className="primary" accept=".txt,text/plain" label={say("replay-open")} onFile={open}>
        <Icon sign="list" />
        {say("replay-open")}
      </FileButton>
      <p className="hint-text">{say("replay-drop")}</p>
    </div>
  );
}

/** Why there is no game to show: with the ply, the move and the reason if a record breaks a rule. */
export function RecordProblem({ problem }: { problem: Problem }) {
  const say = useSay();
  return (
    <div className="refusal" role="alert">
      <p>{refusalText(say, { code: problem.code })}</p>
      {wrongMove(say, problem).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

function wrongMove(say: Say, { details }: Problem): readonly string[] {
  const { ply, move, reason, cell, flaw } = details;
  if (typeof flaw === "string" && flaw) return [say(`record-${flaw}`, { ply: Number(ply), move: String(move ?? "") })];
  if (typeof ply !== "number" || typeof move !== "string") return [];
  const inWords = isMove(move) ? moveText(say, move) : "";
  const where = say(inWords ? "record-wrong-move" : "record-unread-move", { ply, move, words: inWords });
  if (typeof reason !== "string") return [where];
  const found = {
    code: reason,
    cell: typeof cell === "string" ? cell : null,
    details: (details["details"] ?? {}) as Reason["details"],
  };
  return [where, refusalText(say, found)];
}

function isMove(text: string): boolean {
  return parseMove(text).near !== "";
}
