/** Everything that is asked over HTTP. */

import { Problem } from "../problem";
import type {
  MadeRoom,
  NewRoom,
  PuzzleLake,
  PuzzleProof,
  PuzzleState,
  PuzzleSummary,
  PuzzleTry,
  PuzzleView,
  Replay,
  RoomSummary,
  Tried,
} from "../protocol";

const PATIENCE = 20_000; // ms: on a busy server a search waits for fifteen others, about a second each

async function call<Answer>(path: string, body?: unknown): Promise<Answer> {
  const post = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const signal = AbortSignal.timeout(PATIENCE);
  const response = await fetch(`/api${path}`, { ...(body === undefined ? {} : post), signal }).catch(unreachable);
  if (!response.ok) throw await problemIn(response);
  return (await response.json().catch(unreachable)) as Answer;
}

function unreachable(): never {
  throw new Problem("no-network");
}

async function problemIn(response: Response): Promise<Problem> {
  const found = (await response.json().catch(() => ({}))) as { extra?: Record<string, unknown> };
  const code = found.extra?.["code"];
  return new Problem(typeof code === "string" ? code : "broken-server", found.extra);
}

/** A device can be online and the server out of reach; only asking tells. */
export const isReachable = () =>
  fetch("/api/health", { cache: "no-store" }).then(
    () => true,
    () => false,
  );

export const makeRoom = (room: NewRoom) => call<MadeRoom>("/rooms", room);
export const openRooms = () => call<readonly RoomSummary[]>("/rooms");
export const roomSummary = (code: string) => call<RoomSummary>(`/rooms/${code}`);
export const replayOf = (code: string, game: number) => call<Replay>(`/rooms/${code}/games/${game}`);
export const readRecord = (record: string) => call<Replay>("/records", { record });
export const tryMove = (position: string, move = "") => call<Tried>("/lakes", { position, move });
export const recordPath = (code: string, game: number) => `/api/rooms/${code}/games/${game}/record`;

export const allPuzzles = () => call<readonly PuzzleSummary[]>("/puzzles");
export const puzzleNamed = (id: string) => call<PuzzleView>(`/puzzles/${encodeURIComponent(id)}`);
export const puzzleOfDay = (date: string) => call<PuzzleView>(`/puzzles/daily?date=${date}`);
export const readPuzzle = (puzzle: string) => call<PuzzleView>("/puzzles/read", { puzzle });
export const tryPuzzle = (attempt: PuzzleTry) => call<PuzzleState>("/puzzles/try", attempt);
export const provePuzzle = (puzzle: string) => call<PuzzleProof>("/puzzles/prove", { puzzle });
export const layOn = (lake: string, move = "") => call<PuzzleLake>("/puzzles/lay", { lake, move });
