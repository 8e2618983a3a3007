/** The games that were finished on this device, kept here and nowhere else. */

import { create } from "zustand";
import { persist } from "zustand/middleware";
import { forgivingStorage } from "../device/storage";

export interface Sitter {
  readonly colour: string;
  readonly name: string;
  readonly level: string; // of a computer; empty for a person
  readonly isYours: boolean; // somebody at this device
  readonly isWinner: boolean;
  readonly left: number; // segments in reserve at the end
}

export interface FinishedGame {
  readonly id: string; // where it was played, such as play/TABLE/2 or r/CODE/1
  readonly at: number; // when it was over, in milliseconds
  readonly variant: string;
  readonly seats: readonly Sitter[]; // clockwise
}

interface Games {
  readonly games: readonly FinishedGame[]; // the last one first
}

const KEPT_AS = "blockness-games";
const MOST_GAMES = 1000; // the oldest are forgotten
const ID = /^(play|r)\/[a-z0-9]{1,40}\/\d{1,4}$/i;
const WORD = /^[a-z-]{0,20}$/;

export const useGames = create<Games>()(
  persist((): Games => ({ games: [] }), {
    name: KEPT_AS,
    storage: forgivingStorage(),
    merge: (kept) => ({ games: sensibleGames(fields(kept)["games"]) }),
  }),
);

// This tab must not overwrite what another one has kept.
addEventListener("storage", ({ key }) => {
  if (key === KEPT_AS) void useGames.persist.rehydrate();
});

/** Note how a game ended. One that was taken back and ends again counts once, as it ended last. */
export function noteGame(game: FinishedGame): void {
  useGames.setState(({ games }) => {
    const before = games.find(({ id }) => id === game.id);
    const isSame = before && JSON.stringify(before.seats) === JSON.stringify(game.seats);
    return isSame ? {} : { games: joinedGames([game], games) };
  });
}

/** Two devices' games in one; of a game that both have, the first one's. */
export function joinedGames(here: readonly FinishedGame[], there: readonly FinishedGame[]): readonly FinishedGame[] {
  const byId = new Map([...there, ...here].map((game) => [game.id, game]));
  return [...byId.values()].sort((a, b) => b.at - a.at).slice(0, MOST_GAMES);
}

/** Whatever makes sense of what was kept, by another version or in a file; the rest is forgotten. */
export function sensibleGames(kept: unknown): readonly FinishedGame[] {
  const games = (Array.isArray(kept) ? kept : []).map(sensibleGame).filter((game) => game !== null);
  return joinedGames([], games);
}

function sensibleGame(kept: unknown): FinishedGame | null {
  const { id, at, variant, seats } = fields(kept);
  if (typeof id !== "string" || !ID.test(id) || typeof at !== "number" || !Array.isArray(seats)) return null;
  const sitters = seats.map(sensibleSitter).filter((seat) => seat !== null);
  if (sitters.length !== seats.length || sitters.length < 2 || sitters.length > 4) return null;
  return { id, at, variant: variant === "expert" ? "expert" : "classic", seats: sitters };
}

function sensibleSitter(kept: unknown): Sitter | null {
  const { colour, name, level, isYours, isWinner, left } = fields(kept);
  const isSitter = typeof colour === "string" && WORD.test(colour) && typeof level === "string" && WORD.test(level);
  if (!isSitter || typeof name !== "string" || typeof left !== "number") return null;
  return { colour, level, name: name.slice(0, 40), left, isYours: isYours === true, isWinner: isWinner === true };
}

function fields(kept: unknown): Record<string, unknown> {
  return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
}
