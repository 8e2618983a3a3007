/** Progress as a file, to carry it to another device: puzzles, games, and own mistakes. */

import { joined, sensibleProgress, useProgress } from "../puzzle/progress";
import { joinedGames, sensibleGames, useGames } from "./games";
import { joinedMistakes, sensibleMistakes, useMistakes } from "./mistakes";

const KIND = "blockness-puzzles"; // once it held puzzles only
const MOST = 2_000_000; // characters; a real one has a few thousand

export interface Taken {
  readonly puzzles: number;
  readonly games: number;
}

export function progressText(): string {
  const progress = useProgress.getState();
  const { games } = useGames.getState();
  const { mistakes } = useMistakes.getState();
  return `${JSON.stringify({ kind: KIND, version: 1, ...progress, games, mistakes }, null, 1)}\n`;
}

/** Add what a file has to what is here; returns how much it has, or null if it is not such a file. */
export function takeProgress(text: string): Taken | null {
  const found = text.length > MOST ? null : read(text);
  if (!found) return null;
  const there = sensibleProgress(found);
  const games = sensibleGames(found["games"]);
  useProgress.setState(joined(useProgress.getState(), there));
  useGames.setState((here) => ({ games: joinedGames(here.games, games) }));
  const mistakes = sensibleMistakes(found["mistakes"]);
  useMistakes.setState((here) => ({ mistakes: joinedMistakes(here.mistakes, mistakes) }));
  return { puzzles: Object.keys(there.solved).length, games: games.length };
}

function read(text: string): Record<string, unknown> | null {
  try {
    const found: unknown = JSON.parse(text);
    const isFile = typeof found === "object" && found !== null && (found as { kind?: unknown }).kind === KIND;
    return isFile ? (found as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
