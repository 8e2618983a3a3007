/** A whole table: the seats, the lake, the turn, the moves, and at the end the result. */

import { type ReactNode, useState } from "react";
import { useRoom } from "../../store/table/room";
import { traySeat } from "../../store/table/turn";
import type { TableState } from "../../table/table";
import { useSay } from "../../words/say";
import { EndSheet } from "./EndSheet";
import { Moves } from "./Moves";
import { Seats } from "./Seats";
import { Status } from "./Status";
import { TableLake } from "./TableLake";
import { Tray } from "./Tray";
import { TurnButtons } from "./TurnButtons";
import { TurnPanel } from "./TurnPanel";

interface WholeTableProps {
  readonly state: TableState;
  readonly title: string;
  readonly replay: string; // the address where this game can be looked back at
  readonly onSit?: (seat: number) => void;
  readonly besideSeats?: ReactNode;
  readonly besideMoves?: ReactNode;
}

export function WholeTable({ state, title, replay, onSit = nothing, besideSeats, besideMoves }: WholeTableProps) {
  const say = useSay();
  const you = useRoom((room) => room.you);
  const [seenGame, setSeenGame] = useState(0); // the game whose result was seen and closed
  const tray = traySeat(state, you);
  return (
    <main id="main" className="table">
      <h1 className="sr-only">{title}</h1>
      <div className="board">
        <div className="table-seats board-head">
          <Seats state={state} onSit={onSit} />
          {besideSeats}
        </div>
        <div className="table-lake board-lake">
          <Status state={state} />
          <TableLake state={state} />
        </div>
        {tray !== null && (
          <div className="table-turn board-hand">
            <Tray state={state} seat={tray} />
            <TurnPanel state={state} />
          </div>
        )}
      </div>
      <div className="board-more">
        <div className="table-help">
          <TurnButtons state={state} />
          {state.phase === "over" && (
            <button type="button" className="primary" onClick={() => setSeenGame(0)}>
              {say("show-result")}
            </button>
          )}
        </div>
        <div className="table-log">
          <details open>
            <summary>{say("moves-label")}</summary>
            <Moves state={state} />
          </details>
          {besideMoves}
        </div>
      </div>
      {state.phase === "over" && seenGame !== state.game && (
        <EndSheet state={state} replay={replay} onClose={() => setSeenGame(state.game)} />
      )}
    </main>
  );
}

function nothing(): void {}
