/** The lake of the table the page is at, with what the person is about to place. */

import { type ReactNode, useMemo } from "react";
import { barsOf } from "../../geometry/bars";
import type { Cell } from "../../geometry/cell";
import FlatLake from "../../map/FlatLake";
import { useSettings } from "../../store/device/settings";
import { type Advice, advisedArches, floatsIn, pictureOf, recentArches } from "../../store/table/lakePicture";
import { blockedSeat, hasJustPassed } from "../../store/table/moments";
import { useRoom } from "../../store/table/room";
import { placementsOf } from "../../store/table/turn/choices";
import { commit, pointAt, stepBack, tapCell, useHand } from "../../store/table/turn/hand";
import { colourOf, ownTurn, traySeat } from "../../store/table/turn/turn";
import type { TableState } from "../../table/table";
import { LakeView } from "./LakeView";
import { Refusal } from "./turn/Refusal";
import { RingLegend } from "./turn/RingLegend";
import { hasWebGl } from "./webgl";

const NONE: readonly Advice[] = [];

interface TableLakeProps {
  readonly state: TableState;
  readonly isFlat?: boolean;
  readonly isOpen?: boolean; // otherwise it is only looked at
  readonly mark?: Cell | null;
  readonly isEscape?: boolean; // a puzzle that leads to the shore
  readonly advice?: readonly Advice[]; // the best moves, to be shown while nothing is in hand
  readonly isDecided?: boolean; // otherwise the end is still being counted, and nobody has won yet
  readonly children?: ReactNode; // what lies over it
}

export function TableLake({
  state,
  isFlat = false,
  isOpen = true,
  mark = null,
  isEscape = false,
  advice = NONE,
  isDecided = true,
  children,
}: TableLakeProps) {
  const you = useRoom((room) => room.you);
  const view = useSettings((settings) => settings.view);
  const { hand, chosen, preview, refusedTry, cursor, isAskingBars } = useHand();
  const own = ownTurn(state, you);
  const isShared = useRoom((room) => room.code !== null);
  const tray = traySeat(state, you);
  const side = isShared ? tray : null; // on one device the lake stays as it lies
  const stuck = blockedSeat(state, you);
  const barred = stuck !== null && (isAskingBars || hasJustPassed(state, stuck)) ? stuck : null;
  const picture = useMemo(() => {
    const placements = own === null || !isOpen ? [] : placementsOf(state.choices);
    const colour = side === null ? null : colourOf(state.seats[side]);
    const holding = { hand, chosen, preview, refusedTry, cursor };
    const drawn = pictureOf(state, placements, holding, colour);
    const picture = { ...drawn, mark, floats: isEscape ? floatsIn(drawn) : [] };
    const bars = barred === null ? [] : barsOf(picture.position, state.seats[barred]?.colour ?? "", picture.seats);
    const marked = bars.filter(({ what }) => what !== "shore" && what !== "open").map(({ cell }) => cell);
    const recent =
      tray === null || state.phase !== "playing"
        ? []
        : recentArches(picture.position, state, colourOf(state.seats[tray]));
    const advised = advisedArches(picture.position, advice, holding);
    return { ...picture, recent, advised, bars: [...new Set(marked)], winners: isDecided ? picture.winners : [] };
  }, [
    state,
    isOpen,
    own,
    side,
    hand,
    chosen,
    preview,
    refusedTry,
    cursor,
    mark,
    isEscape,
    advice,
    isDecided,
    barred,
    tray,
  ]);
  const Lake = isFlat ? FlatLake : LakeView;
  return (
    <div className="lake-box">
      <Lake
        picture={picture}
        onCell={isOpen ? tapCell : nothing}
        onGhost={() => commit()}
        onCancel={stepBack}
        onHover={isOpen ? pointAt : nothing}
        onCursor={(cell) => useHand.setState({ cursor: cell })}
      />
      <Refusal />
      <RingLegend picture={picture} hasGlyphs={isFlat || view === "flat" || !hasWebGl()} />
      {children}
    </div>
  );
}

function nothing(): void {}
