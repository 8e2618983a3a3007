/** A page in a room: whose seats it holds and what was said, also after it was away. */

import { beforeEach, expect, test, vi } from "vitest";
import type { AnyOut, Event, State } from "../../protocol";
import { keepSeats, tokensOf, useDevice } from "../device/memory";
import { enterRoom, leaveRoom, useRoom } from "./room";

const sockets: FakeSocket[] = [];

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    sockets.push(this);
  }

  send(): void {}

  close(): void {}

  say(message: AnyOut): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Greet a page that holds a seat, and tell it what it missed. */
  greet(you: number[], talk: string[], version: number, missed: Event[] = []): void {
    this.onopen?.();
    this.say({
      kind: "welcome",
      you,
      talk: talk.map((phrase) => ({ kind: "said", seat: 0, phrase })),
      beat: 4,
      absence: 20,
      removed: false,
    });
    this.update(version, missed);
  }

  update(version: number, events: Event[]): void {
    this.say({ kind: "update", code: "abcd", version, events, state: STATE, time_left: null });
  }
}

const STATE = { phase: "over", turn: null, position: "", seats: [], box: "" } as unknown as State;
const LEFT: Event["what"] = { kind: "left", seat: 1 };
const REMOVED: Event["what"] = { kind: "removed", seat: 1 };
const SEATED: Event["what"] = { kind: "seated", seat: 1, name: "Ann", holder: 4 };
const SAID: Event["what"] = { kind: "said", seat: 0, phrase: "well-played" };

function latest(): FakeSocket {
  const socket = sockets.at(-1);
  if (!socket) throw new Error("no socket was opened");
  return socket;
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  useDevice.setState({ rooms: {}, last: null, name: "" });
  leaveRoom();
  keepSeats("abcd", { 1: "token" });
  enterRoom("abcd");
  latest().greet([1], ["hello"], 3);
});

test("a seat that its person leaves is given up", () => {
  latest().update(4, [{ number: 4, what: LEFT }]);
  expect([useRoom.getState().you, tokensOf("abcd")]).toEqual([[], []]);
});

test("a seat that was left and taken again while this page was away stays", () => {
  latest().greet([1], ["hello"], 5, [
    { number: 4, what: LEFT },
    { number: 5, what: SEATED },
  ]);
  expect([useRoom.getState().you, tokensOf("abcd")]).toEqual([[1], ["token"]]);
});

test("a seat that was left while this page was away is given up", () => {
  latest().greet([], ["hello"], 4, [{ number: 4, what: LEFT }]);
  expect([useRoom.getState().you, tokensOf("abcd")]).toEqual([[], []]);
});

test("whoever was removed watches, and keeps the token by which the server knows it", () => {
  latest().update(4, [{ number: 4, what: REMOVED }]);
  expect(useRoom.getState()).toMatchObject({ you: [], isRemoved: true });
  latest().update(6, [
    { number: 5, what: SEATED },
    { number: 6, what: LEFT }, // somebody else, who sat there after it
  ]);
  expect([tokensOf("abcd"), useDevice.getState().last]).toEqual([["token"], null]);
});

test("whoever else is removed, this page's seat stays", () => {
  latest().update(4, [{ number: 4, what: { kind: "removed", seat: 0 } }]);
  expect(useRoom.getState()).toMatchObject({ you: [1], isRemoved: false });
});

test("what was said while this page was away is heard once", () => {
  latest().greet([1], ["hello", "well-played"], 4, [{ number: 4, what: SAID }]);
  expect(useRoom.getState().talk.map(({ phrase }) => phrase)).toEqual(["hello", "well-played"]);
  latest().update(5, [{ number: 5, what: SAID }]);
  expect(useRoom.getState().talk).toHaveLength(3);
});
