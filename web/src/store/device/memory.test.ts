/** The device keeps a person's seats: it loses none while its room exists. */

import { beforeEach, expect, test } from "vitest";
import {
  dropSeat,
  gameToResume,
  keepSeats,
  noteFound,
  noteMissing,
  rememberName,
  rememberNames,
  sensible,
  tokensOf,
  useDevice,
} from "./memory";

const DAY = 86_400_000; // ms

beforeEach(() => useDevice.setState({ rooms: {}, last: null, name: "", names: [], invitation: "" }));

test("several seats of a room are kept", () => {
  keepSeats("abcd", { 0: "x" });
  keepSeats("abcd", { 2: "y" });
  expect(tokensOf("abcd")).toEqual(["x", "y"]);
  expect(gameToResume(useDevice.getState())).toBe("abcd");
});

test("a seat that its person left is dropped, and the room with the last one", () => {
  keepSeats("abcd", { 0: "x", 1: "y" });
  dropSeat("abcd", 0);
  expect(tokensOf("abcd")).toEqual(["y"]);
  dropSeat("abcd", 1);
  expect(useDevice.getState()).toMatchObject({ rooms: {}, last: null });
});

test("many rooms are kept, the oldest too", () => {
  for (let i = 0; i < 200; i++) keepSeats(`room${i}`, { 0: "z" }, i);
  expect(tokensOf("room0")).toEqual(["z"]);
});

test("a room that is missing keeps its seats, and is not offered until it is back", () => {
  keepSeats("abcd", { 0: "x" });
  noteMissing("abcd", 1 * DAY);
  noteMissing("abcd", 7 * DAY);
  expect(tokensOf("abcd")).toEqual(["x"]);
  expect(gameToResume(useDevice.getState())).toBeNull();
  noteFound("abcd");
  expect(gameToResume(useDevice.getState())).toBe("abcd");
  noteMissing("abcd", 9 * DAY); // the week starts again
  expect(tokensOf("abcd")).toEqual(["x"]);
});

test("a room that has been missing for a week is forgotten", () => {
  keepSeats("abcd", { 0: "x" });
  noteMissing("abcd", 1 * DAY);
  noteMissing("abcd", 8 * DAY);
  expect(useDevice.getState()).toMatchObject({ rooms: {}, last: null });
  noteMissing("wxyz"); // never sat there
  expect(useDevice.getState().rooms).toEqual({});
});

test("whatever is spoilt is left out, and the rest stays", () => {
  const sound = { tokens: { 0: "x" }, at: 1 };
  expect(
    sensible({
      rooms: { abcd: sound, efgh: 5, ijkl: null, mnop: { tokens: 7 } },
      last: 5,
      name: {},
      names: [5, "Leo"],
      invitation: 7,
    }),
  ).toEqual({
    rooms: { abcd: sound },
    last: null,
    name: "",
    names: ["Leo"],
    invitation: "",
  });
  for (const kept of [null, 5, "x", [], { rooms: 5 }]) expect(sensible(kept).rooms).toEqual({});
});

test("a seat that another tab takes is not lost by what this one keeps", () => {
  keepSeats("abcd", { 0: "x" });
  const rooms = { ...useDevice.getState().rooms, wxyz: { tokens: { 1: "y" }, at: 1 } };
  localStorage.setItem("blockness-device", JSON.stringify({ state: { rooms, last: "wxyz", name: "Ann" }, version: 0 }));
  dispatchEvent(new StorageEvent("storage", { key: "blockness-device" }));
  noteFound("abcd");
  expect([tokensOf("abcd"), tokensOf("wxyz")]).toEqual([["x"], ["y"]]);
  expect(localStorage.getItem("blockness-device")).toContain("wxyz");
});

test("names are remembered, the last ones first and each of them once", () => {
  rememberNames(["Ann", " Leo ", ""]);
  rememberNames(["Mia", "Ann"]);
  rememberName("Leo");
  expect(useDevice.getState()).toMatchObject({ name: "Leo", names: ["Leo", "Mia", "Ann"] });
  rememberNames(["a", "b", "c", "d", "e", "f", "g"]);
  expect(useDevice.getState().names).toEqual(["a", "b", "c", "d", "e", "f", "g", "Leo"]);
});
