/** Everything that is asked over HTTP. */

import { addressOf, isSite } from "../address";
import { Problem } from "../problem";
import type { MadeRoom, NewRoom, RoomSummary } from "../protocol";

const PATIENCE = 20_000; // ms

async function call<Answer>(path: string, body?: unknown): Promise<Answer> {
  return (await (await ask(path, body)).json().catch(unreachable)) as Answer;
}

async function ask(path: string, body?: unknown): Promise<Response> {
  if (isSite) throw new Problem("no-rooms-here"); // and nobody else is asked
  const post = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const init = { ...(body === undefined ? {} : post), signal: AbortSignal.timeout(PATIENCE) };
  const response = await fetch(addressOf(`/api${path}`), init).catch(unreachable);
  if (!response.ok) throw await problemIn(response);
  return response;
}

function unreachable(): never {
  throw new Problem("no-network");
}

async function problemIn(response: Response): Promise<Problem> {
  const found = (await response.json().catch(() => ({}))) as { extra?: Record<string, unknown> };
  const code = found.extra?.["code"];
  return new Problem(typeof code === "string" ? code : "broken-server", found.extra);
}

/** A device can be online while the server is out of reach; the only way to know is to ask. */
export const isReachable = () =>
  fetch(addressOf("/api/health"), { cache: "no-store" }).then(
    () => true,
    () => false,
  );

export const makeRoom = (room: NewRoom) => call<MadeRoom>("/rooms", room);
export const openRooms = () => call<readonly RoomSummary[]>("/rooms");
export const roomSummary = (code: string) => call<RoomSummary>(`/rooms/${code}`);

/** The record of a room's game; a network's own login page does not count. */
export async function recordOf(code: string, game: number): Promise<string> {
  const text = await (await ask(`/rooms/${code}/games/${game}/record`)).text().catch(unreachable);
  return text.startsWith("[") ? text : unreachable();
}

export const recordPath = (code: string, game: number) => addressOf(`/api/rooms/${code}/games/${game}/record`);
