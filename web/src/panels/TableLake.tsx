/** The lake of the table at which the page sits, with what the hand is about to do. */

import { useMemo } from "react";
import FlatLake from "../map/FlatLake";
import type { State } from "../protocol";
import { placementsOf } from "../store/choices";
import { commit, pointAt, stepBack, tapCell, useHand } from "../store/hand";
import { pictureOf } from "../store/lake";
import { useRoom } from "../store/room";
import { colourOf, ownTurn, traySeat } from "../store/turn";
import { LakeView } from "./LakeView";

export function TableLake({ state, isFlat = false }: { state: State; isFlat?: boolean }) {
  const you = useRoom((room) => room.you);
  const { hand, chosen, preview, attempt, cursor } = useHand();
  const own = ownTurn(state, you);
  const side = traySeat(state, you);
  const picture = useMemo(() => {
    const placements = own === null ? [] : placementsOf(state.choices);
    const colour = side === null ? null : colourOf(state.seats[side]);
    return pictureOf(state, placements, { hand, chosen, preview, attempt, cursor }, colour);
  }, [state, own, side, hand, chosen, preview, attempt, cursor]);
  const Lake = isFlat ? FlatLake : LakeView;
  return (
    <Lake
      picture={picture}
      onCell={tapCell}
      onGhost={() => commit()}
      onCancel={stepBack}
      onHover={pointAt}
      onCursor={(cell) => useHand.setState({ cursor: cell })}
    />
  );
}
