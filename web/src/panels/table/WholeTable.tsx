/** A whole table: the seats, the lake, the turn, the moves, and at the end the result. */

import type { ReactNode } from "react";
import { blockedSeat } from "../../store/table/moments";
import { useRoom } from "../../store/table/room";
import { traySeat } from "../../store/table/turn/turn";
import type { TableState } from "../../table/table";
import { useSay } from "../../words/say";
import { useBeats } from "../end/beats";
import { EndBeats } from "../end/EndBeats";
import { EndPanel } from "../end/EndPanel";
import { Seats } from "../seats/Seats";
import { Moves } from "./Moves";
import { TableLake } from "./TableLake";
import { BlockedCard } from "./turn/BlockedCard";
import { Status } from "./turn/Status";
import { Tray } from "./turn/Tray";
import { TurnButtons } from "./turn/TurnButtons";
import { TurnPanel } from "./turn/TurnPanel";

interface WholeTableProps {
  readonly state: TableState;
  readonly title: string;
  readonly replay: string; // the address where this game can be looked back at
  readonly onSit?: (seat: number) => void;
  readonly overLake?: ReactNode;
  readonly besideSeats?: ReactNode;
  readonly besideMoves?: ReactNode;
  readonly besideAgain?: ReactNode; // at the end: other ways to play again
}

export function WholeTable({
  state,
  title,
  replay,
  onSit = nothing,
  overLake,
  besideSeats,
  besideMoves,
  besideAgain,
}: WholeTableProps) {
  const say = useSay();
  const you = useRoom((room) => room.you);
  const beat = useBeats(state);
  const tray = traySeat(state, you);
  const stuck = blockedSeat(state, you);
  const isDecided = beat === null || beat === "flash" || beat === "done";
  return (
    <main id="main" className="table" data-beat={beat ?? undefined}>
      <h1 className="sr-only">{title}</h1>
      <div className="board">
        <div className="table-seats board-head">
          <Seats state={state} onSit={onSit} isDecided={isDecided} />
          {besideSeats}
        </div>
        <div className="table-lake board-lake">
          <Status state={state} isDecided={isDecided} />
          <TableLake state={state} isDecided={isDecided}>
            {beat && <EndBeats state={state} beat={beat} />}
            {overLake}
          </TableLake>
        </div>
        {tray !== null && beat !== "done" && (
          <div className="table-turn board-hand">
            <Tray state={state} seat={tray} />
            <TurnPanel state={state} />
          </div>
        )}
      </div>
      <div className="board-more">
        {beat === "done" && <EndPanel key={state.game} state={state} replay={replay} besideAgain={besideAgain} />}
        {stuck !== null && <BlockedCard state={state} seat={stuck} isAlone={you.length === 1} />}
        {(beat === null || beat === "done") && (
          <div className="table-help">
            <TurnButtons state={state} />
          </div>
        )}
        <div className="table-log">
          <details open>
            <summary>{say("moves-label")}</summary>
            <Moves state={state} />
          </details>
          {besideMoves}
        </div>
      </div>
    </main>
  );
}

function nothing(): void {}
