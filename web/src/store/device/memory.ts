/** What this device remembers: the seats it holds in rooms, the game it was in, and people's names. */

import { create } from "zustand";
import { persist } from "zustand/middleware";

interface Visit {
  readonly tokens: Readonly<Record<string, string>>; // by seat
  readonly at: number; // when it was last there, in milliseconds
  readonly missingSince?: number; // when the server first said that there is no such room
}

export interface Device {
  readonly rooms: Readonly<Record<string, Visit>>; // by code
  readonly last: string | null; // the room it was in last
  readonly name: string; // of whoever the device belongs to
  readonly names: readonly string[]; // of all who have played here, the last ones first
  readonly invitation: string; // the word that this server's host asks for, as it was typed last
}

const KEPT_AS = "blockness-device";
const WEEK = 7 * 86_400_000; // ms
const MOST_NAMES = 8; // a large family

export const useDevice = create<Device>()(
  persist((): Device => sensible(null), { name: KEPT_AS, merge: (kept) => sensible(kept) }),
);

// This tab must not overwrite what another one has kept.
addEventListener("storage", ({ key }) => {
  if (key === KEPT_AS) void useDevice.persist.rehydrate();
});

/** What a device has kept, without whatever of it is spoilt. */
export function sensible(kept: unknown): Device {
  const { rooms, last, name, names, invitation } = recordIn(kept);
  const visits = Object.entries(recordIn(rooms)).filter((room): room is [string, Visit] => isVisit(room[1]));
  return {
    rooms: Object.fromEntries(visits),
    last: typeof last === "string" ? last : null,
    name: typeof name === "string" ? name : "",
    names: Array.isArray(names) ? names.filter((one) => typeof one === "string").slice(0, MOST_NAMES) : [],
    invitation: typeof invitation === "string" ? invitation : "",
  };
}

function isVisit(found: unknown): found is Visit {
  const { tokens, at } = recordIn(found);
  const isMap = typeof tokens === "object" && tokens !== null;
  return isMap && typeof at === "number" && Object.values(tokens).every((token) => typeof token === "string");
}

function recordIn(found: unknown): Readonly<Record<string, unknown>> {
  return typeof found === "object" && found !== null ? { ...found } : {};
}

export function tokensOf(code: string): readonly string[] {
  return Object.values(useDevice.getState().rooms[code]?.tokens ?? {}).slice(0, 4);
}

/** Keep the tokens of seats in a room; those known already stay. */
export function keepSeats(code: string, tokens: Readonly<Record<string, string>>, now = Date.now()): void {
  useDevice.setState(({ rooms }) => {
    const visit = { tokens: { ...rooms[code]?.tokens, ...tokens }, at: now };
    return { rooms: { ...rooms, [code]: visit }, last: code };
  });
}

export function dropSeat(code: string, seat: number): void {
  useDevice.setState((device) => {
    const visit = device.rooms[code];
    if (!visit) return {};
    const { [String(seat)]: _, ...tokens } = visit.tokens;
    const isEmpty = Object.keys(tokens).length === 0;
    return isEmpty ? without(device, code) : { rooms: { ...device.rooms, [code]: { ...visit, tokens } } };
  });
}

/** Its person was removed: the tokens say so to the server, but there is no game to resume. */
export function noteRemoved(code: string): void {
  useDevice.setState(({ last }) => ({ last: last === code ? null : last }));
}

/** The server knows no such room. It may be back tomorrow, with the right database; after a week it is forgotten. */
export function noteMissing(code: string, now = Date.now()): void {
  useDevice.setState((device) => {
    const visit = device.rooms[code];
    if (!visit) return {};
    const missingSince = visit.missingSince ?? now;
    if (now - missingSince >= WEEK) return without(device, code);
    return { rooms: { ...device.rooms, [code]: { ...visit, missingSince } } };
  });
}

/** The room exists. */
export function noteFound(code: string): void {
  useDevice.setState(({ rooms }) => {
    const visit = rooms[code];
    if (!visit) return {};
    const { missingSince: _, ...found } = visit;
    return { rooms: { ...rooms, [code]: found } };
  });
}

function without({ rooms, last }: Device, code: string): Partial<Device> {
  const { [code]: _, ...others } = rooms;
  return { rooms: others, last: last === code ? null : last };
}

/** The game to resume, unless its room is missing. */
export function gameToResume({ rooms, last }: Device): string | null {
  return last !== null && rooms[last]?.missingSince === undefined ? last : null;
}

/** Remember what the host asks for. */
export function rememberInvitation(invitation: string): void {
  useDevice.setState({ invitation });
}

/** Remember whose device it is. */
export function rememberName(name: string): void {
  useDevice.setState({ name });
  rememberNames([name]);
}

/** Remember who has played here, in the order of their seats. */
export function rememberNames(played: readonly string[]): void {
  useDevice.setState(({ names }) => {
    const found = [...played, ...names].map((name) => name.trim()).filter(Boolean);
    return { names: [...new Set(found)].slice(0, MOST_NAMES) };
  });
}
