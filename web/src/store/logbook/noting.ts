/** Every game that ends at this page, with somebody of this device at the table, is noted. */

import { usePlaying } from "../table/playing";
import { useRoom } from "../table/room";
import { colourOf } from "../table/turn/turn";
import { type FinishedGame, noteGame } from "./games";

type Room = ReturnType<typeof useRoom.getState>;

export function noteEnds(): void {
  useRoom.subscribe((room, before) => {
    if (room.state === before.state && room.you === before.you) return;
    const game = finishedGame(room, usePlaying.getState());
    if (game) noteGame(game);
  });
}

/** The game that is over at a table, unless it began in the middle, or at a lesson or a puzzle, or nobody here plays. */
export function finishedGame(
  { code, state, you }: Pick<Room, "code" | "state" | "you">,
  { id, kept }: ReturnType<typeof usePlaying.getState>,
  now = Date.now(),
): FinishedGame | null {
  const place = code === null ? id && `play/${id}` : `r/${code}`;
  if (!place || state?.phase !== "over" || !you.length || kept?.games.at(-1)?.start !== undefined) return null;
  return {
    id: `${place}/${state.game}`,
    at: (code === null && kept?.at) || now,
    variant: state.variant,
    seats: state.seats.map((seat, number) => ({
      colour: colourOf(seat),
      name: seat.name,
      level: seat.kind === "computer" ? seat.level : "",
      isYours: you.includes(number),
      isWinner: state.winners.includes(number),
      left: seat.left,
    })),
  };
}
