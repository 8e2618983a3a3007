/** The lake of the table the page is at, with what the person is about to place. */

import { useMemo } from "react";
import type { Cell } from "../../geometry/cell";
import FlatLake from "../../map/FlatLake";
import { placementsOf } from "../../store/table/choices";
import { commit, pointAt, stepBack, tapCell, useHand } from "../../store/table/hand";
import { pictureOf } from "../../store/table/lakePicture";
import { useRoom } from "../../store/table/room";
import { colourOf, ownTurn, traySeat } from "../../store/table/turn";
import type { TableState } from "../../table/table";
import { LakeView } from "./LakeView";
import { Refusal } from "./Refusal";
import { RingLegend } from "./RingLegend";

interface TableLakeProps {
  readonly state: TableState;
  readonly isFlat?: boolean;
  readonly isOpen?: boolean; // otherwise it is only looked at
  readonly mark?: Cell | null;
}

export function TableLake({ state, isFlat = false, isOpen = true, mark = null }: TableLakeProps) {
  const you = useRoom((room) => room.you);
  const { hand, chosen, preview, refusedTry, cursor } = useHand();
  const own = ownTurn(state, you);
  const isShared = useRoom((room) => room.code !== null);
  const side = isShared ? traySeat(state, you) : null; // on one device the lake stays as it lies
  const picture = useMemo(() => {
    const placements = own === null || !isOpen ? [] : placementsOf(state.choices);
    const colour = side === null ? null : colourOf(state.seats[side]);
    const holding = { hand, chosen, preview, refusedTry, cursor };
    return { ...pictureOf(state, placements, holding, colour), mark };
  }, [state, isOpen, own, side, hand, chosen, preview, refusedTry, cursor, mark]);
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
      <RingLegend picture={picture} />
    </div>
  );
}

function nothing(): void {}
