/** The tray: ten cards, or those a puzzle gives, by height and then length. */

import { useRoom } from "../../../store/table/room";
import { matching, placementsOf } from "../../../store/table/turn/choices";
import { askAboutSegment, takeSegment, useHand } from "../../../store/table/turn/hand";
import { colourOf, ownTurn } from "../../../store/table/turn/turn";
import type { TableState } from "../../../table/table";
import { useSay } from "../../../words/say";
import { boxOf } from "../../../words/texts/boxes/reader";
import { SegmentShape } from "../../kit/SegmentShape";

interface TrayProps {
  readonly state: TableState;
  readonly seat: number;
  readonly given?: readonly string[]; // the only cards there are, in a puzzle
}

export function Tray({ state, seat, given }: TrayProps) {
  const say = useSay();
  const you = useRoom((room) => room.you);
  const { hand } = useHand();
  const owner = state.seats[seat];
  const colour = colourOf(owner);
  const cards = boxOf(state.box).monsters[colour].filter(
    ({ length, height }) => given?.includes(`${length}/${height}`) ?? true,
  );
  const isTurn = ownTurn(state, you) === seat;
  const placements = isTurn ? placementsOf(state.choices) : [];
  const isStart = placements[0]?.end === "start"; // only the starter can be placed then, which needs no explanation
  return (
    <ul className={`tray seat-${colour}`} aria-label={say("tray-label", { colour })}>
      {cards.map(({ length, height }) => {
        const isPlaced = !owner?.reserve.includes(`${length}/${height}`);
        const count = matching(placements, { ...hand, length, height, far: null }).length;
        const fits = placements.some((one) => one.length === length && one.height === height);
        const isHeld = (hand.length === length && hand.height === height) || (isStart && fits);
        const status = isPlaced
          ? "placed"
          : !isTurn
            ? "waiting"
            : isHeld
              ? "held"
              : fits
                ? "fits"
                : isStart
                  ? "waiting"
                  : "unfit";
        return (
          <li key={`${length}/${height}`}>
            <button
              type="button"
              className={`card card-${status} ${isTurn && fits && !count ? "card-elsewhere" : ""}`}
              aria-pressed={isHeld}
              disabled={isPlaced || !isTurn || (isStart && !fits)}
              onClick={() => (fits ? takeSegment(length, height) : askAboutSegment(length, height))}
            >
              <span className="sr-only">{say("card", { height, length, status })}</span>
              <SegmentShape colour={colour} length={length} height={height} isHollow={isPlaced} />
              <Figures height={height} length={length} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export function Figures({ height, length }: { height: number; length: number }) {
  return (
    <span className="card-figures" aria-hidden="true">
      <span className="card-height">{height}</span>
      <span className="card-length">
        <svg viewBox="0 0 14 8">
          <path d="M1 4h12M3.500 1.500L1 4l2.500 2.500M10.500 1.500L13 4l-2.500 2.500" />
        </svg>
        {length}
      </span>
    </span>
  );
}
