/** The lake of a draft: segments are placed on it as in a turn, rocks and the mark with a tap. */

import { useMemo } from "react";
import type { Colour } from "../../geometry/position";
import FlatLake from "../../map/FlatLake";
import { type Tool, takeOff, tapLake, useDraft } from "../../store/editor/draft";
import { isMarked } from "../../store/editor/draftLine";
import { floatsIn, NOTHING_HELD, pictureOf } from "../../store/table/lakePicture";
import { useRoom } from "../../store/table/room";
import { emptyHand, stepOf, useHand } from "../../store/table/turn/hand";
import type { TableState } from "../../table/table";
import { useSay } from "../../words/say";
import { TableLake } from "../table/TableLake";
import { Tray } from "../table/turn/Tray";
import { TurnPanel } from "../table/turn/TurnPanel";
import { DraftRefusal } from "./DraftRefusal";

export function DraftLake() {
  const say = useSay();
  const { draft, tool } = useDraft();
  const state = useRoom((room) => room.state);
  const mark = isMarked(draft) ? draft.mark : null;
  return (
    <>
      <div className="editor-lake">
        <ToolStatus state={state} tool={tool} />
        {state &&
          (isMonster(tool) ? (
            <TableLake state={state} isFlat mark={mark} isEscape={draft.goal === "escape"} />
          ) : (
            <TapLake state={state} />
          ))}
      </div>
      <div className="editor-hand">
        <DraftRefusal place="lake" />
        {state && isMonster(tool) && state.turn !== null && (
          <>
            <Tray state={state} seat={state.turn} />
            <TurnPanel state={state} />
            <TakeOff colour={tool} />
          </>
        )}
        {!isMonster(tool) && (
          <p className="hint-text">
            {say(
              tool === "rock" ? "puzzle-idea-rock" : draft.goal === "reach" ? "make-about-mark" : "make-about-second",
            )}
          </p>
        )}
      </div>
    </>
  );
}

function isMonster(tool: Tool): tool is Colour {
  return tool !== "rock" && tool !== "mark";
}

/** The lake without rings: any cell can be tapped. */
function TapLake({ state }: { state: TableState }) {
  const draft = useDraft(({ draft: found }) => found);
  const cursor = useHand((held) => held.cursor);
  const picture = useMemo(() => {
    const mark = isMarked(draft) ? draft.mark : null;
    const drawn = pictureOf(state, [], { ...NOTHING_HELD, cursor }, null);
    return { ...drawn, mark, floats: draft.goal === "escape" ? floatsIn(drawn) : [] };
  }, [state, draft, cursor]);
  return (
    <FlatLake
      picture={picture}
      onCell={tapLake}
      onGhost={() => undefined}
      onCancel={emptyHand}
      onCursor={(cell) => useHand.setState({ cursor: cell })}
    />
  );
}

/** One line: what a tap does now. */
function ToolStatus({ state, tool }: { state: TableState | null; tool: Tool }) {
  const say = useSay();
  const step = stepOf(useHand());
  if (!isMonster(tool)) return <p className="status">{say(tool === "rock" ? "make-tap-rock" : "make-tap-mark")}</p>;
  const isStart = state?.choices[0]?.start !== undefined;
  return (
    <p className={`status seat-${tool}`}>
      <span className="status-dot" aria-hidden="true" />
      <span>
        <strong>{say("make-lays", { colour: tool })}</strong> {say(isStart ? "status-start" : "status-own", { step })}
      </span>
    </p>
  );
}

function TakeOff({ colour }: { colour: Colour }) {
  const say = useSay();
  const arches = useDraft(({ draft }) => draft.arches[colour] ?? "");
  if (!arches) return null;
  const parts = arches.includes(",") ? (["head", "tail", "all"] as const) : (["all"] as const);
  return (
    <div className="take-off" role="group" aria-label={say("make-take-off", { colour })}>
      {parts.map((what) => (
        <button type="button" key={what} onClick={() => takeOff(colour, what)}>
          {say("make-take", { what })}
        </button>
      ))}
    </div>
  );
}
