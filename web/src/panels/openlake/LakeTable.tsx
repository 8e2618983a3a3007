/** The open lake as a table: every monster is in one's own hand, and nothing that is tried is lost. */

import { useEffect, useMemo } from "react";
import { startAdvising, useAdvice, useThinking } from "../../store/openlake/advice";
import { advicesOf, MOST_SHOWN } from "../../store/openlake/best";
import type { Lake } from "../../store/openlake/lake";
import { twigAt } from "../../store/openlake/tree";
import { useRoom } from "../../store/table/room";
import { traySeat } from "../../store/table/turn/turn";
import type { TableState } from "../../table/table";
import { useLanguage, useSay } from "../../words/say";
import { Seats } from "../seats/Seats";
import { TableLake } from "../table/TableLake";
import { Status } from "../table/turn/Status";
import { Tray } from "../table/turn/Tray";
import { TurnPanel } from "../table/turn/TurnPanel";
import { Branches } from "./Branches";
import { BranchTools } from "./BranchTools";
import { EnginePanel } from "./EnginePanel";
import { LakeWays } from "./LakeWays";
import { WalkBar } from "./WalkBar";

export function LakeTable({ lake, state }: { lake: Lake; state: TableState }) {
  const say = useSay();
  const you = useRoom((room) => room.you);
  const advice = useShownAdvice(lake, state);
  const tray = traySeat(state, you);
  useEffect(startAdvising, []);
  return (
    <main id="main" className="table open-lake">
      <h1 className="sr-only">{say("lake")}</h1>
      <div className="board">
        <div className="table-seats board-head">
          <Seats state={state} onSit={nothing} />
        </div>
        <div className="table-lake board-lake">
          <Status state={state} />
          <TableLake state={state} advice={advice} />
          <WalkBar />
        </div>
        {tray !== null && state.phase === "playing" && (
          <div className="table-turn board-hand">
            <Tray state={state} seat={tray} />
            <TurnPanel state={state} />
          </div>
        )}
      </div>
      <div className="board-more">
        <div className="lake-mind">
          <EnginePanel state={state} />
          <LakeWays lake={lake} />
        </div>
        <div className="lake-tree">
          <Branches lake={lake} />
          <BranchTools lake={lake} />
          <p className="hint-text lake-keys">{say("lake-keys")}</p>
        </div>
      </div>
    </main>
  );
}

/** The best moves, if the engine is on and they are about the position in sight. */
function useShownAdvice(lake: Lake, state: TableState) {
  const language = useLanguage();
  const { analysis, line } = useAdvice();
  const isOn = useThinking((thinking) => thinking.seconds > 0);
  const isFitting = isOn && line === twigAt(lake.tree, lake.here).line && line === state.position;
  return useMemo(
    () => advicesOf(isFitting ? analysis : null, state.choices, language).slice(0, MOST_SHOWN),
    [isFitting, analysis, state.choices, language],
  );
}

function nothing(): void {}
