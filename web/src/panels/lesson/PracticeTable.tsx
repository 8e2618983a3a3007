/** A practice table: the lake, the tray and the turn, as in a game. */

import { usePractice } from "../../store/lesson/practice";
import { useRoom } from "../../store/table/room";
import { traySeat } from "../../store/table/turn/turn";
import type { TableState } from "../../table/table";
import { useSay } from "../../words/say";
import { refusalText } from "../../words/sentences";
import { TableLake } from "../table/TableLake";
import { Status } from "../table/turn/Status";
import { Tray } from "../table/turn/Tray";
import { TurnPanel } from "../table/turn/TurnPanel";

/** The latest answer about the practice table; null until there is one. */
export function usePracticeState(name: string): TableState | null {
  const isOurs = usePractice((practice) => practice.name === name);
  const state = useRoom((room) => room.state);
  return isOurs ? state : null;
}

/** Why the table cannot be set. */
export function PracticeProblem() {
  const say = useSay();
  const problem = usePractice((practice) => practice.problem);
  if (!problem) return null;
  return (
    <p className="refusal" role="alert">
      {refusalText(say, { code: problem })} {problem === "no-network" && say("offline-practice")}
    </p>
  );
}

export function PracticeTable({
  state,
  isFlat = false,
  isOpen = true,
}: {
  state: TableState;
  isFlat?: boolean;
  isOpen?: boolean;
}) {
  const you = useRoom((room) => room.you);
  const tray = traySeat(state, you);
  return (
    <div className="practice">
      <div className="practice-lake board-lake">
        {isOpen ? <Status state={state} /> : <p className="status" />}
        <TableLake state={state} isFlat={isFlat} isOpen={isOpen} />
      </div>
      {isOpen && tray !== null && (
        <div className="practice-turn board-hand">
          <Tray state={state} seat={tray} />
          <TurnPanel state={state} />
        </div>
      )}
    </div>
  );
}
