/** Which seats of a game people of this device played. */

import type { Replay } from "../../answers/replay";
import { useTables } from "../device/tables";
import { useGames } from "../logbook/games";
import type { Source } from "../replay/replay";

/** Their colours; none for a record that came from elsewhere. */
export function yoursIn(replay: Replay, source: Source): readonly string[] {
  if (source.kind === "room") return yoursInRoom(source.code, source.game);
  const moves = replay.steps.map(({ move }) => move).join(" ");
  const table = useTables.getState().tables.find(({ games }) => games.some((game) => game.moves.join(" ") === moves));
  const people = table?.seats.filter(({ level }) => !level).map(({ colour }): string => colour) ?? [];
  return replay.colours.filter((colour) => people.includes(colour));
}

function yoursInRoom(code: string, game: number): readonly string[] {
  const noted = useGames.getState().games.find(({ id }) => id === `r/${code}/${game}`);
  return noted?.seats.filter(({ isYours }) => isYours).map(({ colour }) => colour) ?? [];
}
