/** What this device remembers: the seats it holds in rooms, the game it was in, and a person's name. */

import { create } from "zustand";
import { persist } from "zustand/middleware";

export interface Visit {
  readonly tokens: Readonly<Record<string, string>>; // by seat
  readonly at: number; // when it was last there, in milliseconds
}

export interface Device {
  readonly rooms: Readonly<Record<string, Visit>>; // by code
  readonly last: string | null; // the room to go on in
  readonly name: string;
}

const MOST_ROOMS = 40; // the oldest are forgotten

export const useDevice = create<Device>()(
  persist((): Device => ({ rooms: {}, last: null, name: "" }), { name: "blockness-device" }),
);

export function tokensOf(code: string): readonly string[] {
  return Object.values(useDevice.getState().rooms[code]?.tokens ?? {}).slice(0, 4);
}

/** Keep the tokens of seats in a room; those known already stay. */
export function keepSeats(code: string, tokens: Readonly<Record<string, string>>, now = Date.now()): void {
  useDevice.setState(({ rooms }) => {
    const visit = { tokens: { ...rooms[code]?.tokens, ...tokens }, at: now };
    const newest = Object.entries({ ...rooms, [code]: visit }).sort(([, a], [, b]) => b.at - a.at);
    return { rooms: Object.fromEntries(newest.slice(0, MOST_ROOMS)), last: code };
  });
}

export function dropSeat(code: string, seat: number): void {
  useDevice.setState(({ rooms, last }) => {
    const visit = rooms[code];
    if (!visit) return {};
    const { [String(seat)]: _, ...tokens } = visit.tokens;
    const isEmpty = Object.keys(tokens).length === 0;
    const { [code]: __, ...others } = rooms;
    return isEmpty
      ? { rooms: others, last: last === code ? null : last }
      : { rooms: { ...rooms, [code]: { ...visit, tokens } } };
  });
}

/** Forget a room that is no more. */
export function forgetRoom(code: string): void {
  useDevice.setState(({ rooms, last }) => {
    const { [code]: _, ...others } = rooms;
    return { rooms: others, last: last === code ? null : last };
  });
}

export function rememberName(name: string): void {
  useDevice.setState({ name });
}
