import { beforeEach, describe, expect, it } from "vitest";
import type { SeatState, State } from "../../protocol";
import { dropSeat, forgetRoom, keepSeats, tokensOf, useDevice } from "../device/memory";
import { roomOf, usualTable, withCount, withPlace } from "./newTable";
import { ownTurn, traySeat } from "./turn";

describe("a table", () => {
  it("is laid with one person and a computer", () => {
    const room = roomOf(usualTable("computer", 2, "Ann"), (colour) => colour);
    expect(room.seats).toEqual([
      { colour: "orange", name: "Ann" },
      { colour: "green", level: "otter" },
    ]);
  });

  it("leaves friends their seats, and gives the nameless their colour", () => {
    expect(roomOf(usualTable("friends", 3, ""), (colour) => colour).seats).toEqual([
      { colour: "orange", name: "orange" },
      { colour: "green" },
      { colour: "purple" },
    ]);
  });

  it("grows with free colours and shrinks", () => {
    const table = withPlace(usualTable("device", 2, "Ann"), 0, { colour: "black" });
    expect(withCount(table, 4, "person").places.map((place) => place.colour)).toEqual([
      "black",
      "green",
      "orange",
      "purple",
    ]);
    expect(withCount({ ...table, first: 1 }, 2, "person").first).toBe(1);
  });

  it("never has a colour twice: they are swapped", () => {
    const table = withPlace(usualTable("device", 2, "Ann"), 0, { colour: "green" });
    expect(table.places.map((place) => place.colour)).toEqual(["green", "orange"]);
  });
});

describe("the device", () => {
  beforeEach(() => useDevice.setState({ rooms: {}, last: null, name: "" }));

  it("keeps several seats of a room", () => {
    keepSeats("abcd", { 0: "x" });
    keepSeats("abcd", { 2: "y" });
    expect(tokensOf("abcd")).toEqual(["x", "y"]);
    expect(useDevice.getState().last).toBe("abcd");
  });

  it("forgets seats, rooms, and the oldest of many", () => {
    keepSeats("abcd", { 0: "x", 1: "y" });
    dropSeat("abcd", 0);
    expect(tokensOf("abcd")).toEqual(["y"]);
    dropSeat("abcd", 1);
    expect(useDevice.getState()).toMatchObject({ rooms: {}, last: null });
    for (let i = 0; i < 50; i++) keepSeats(`room${i}`, { 0: "z" }, i);
    expect(Object.keys(useDevice.getState().rooms)).toHaveLength(40);
    forgetRoom("room49");
    expect(useDevice.getState().last).toBeNull();
  });
});

describe("whose turn it is", () => {
  const seat = (level = ""): SeatState => ({
    colour: "orange", kind: "person", name: "A", level, holder: 0, reserve: [], rank: 1, left: 1, perch: 1, can_move: true,
  }); // biome-ignore format: a table
  const state = (turn: number | null, level = ""): State =>
    ({ phase: "playing", turn, first: 0, seats: [seat(), seat(level), seat()] }) as unknown as State;

  it("is the own seat's only where no computer plays for it", () => {
    expect(ownTurn(state(1), [1])).toBe(1);
    expect(ownTurn(state(1), [0])).toBeNull();
    expect(ownTurn(state(1, "otter"), [1])).toBeNull();
    expect(ownTurn(null, [0])).toBeNull();
  });

  it("shows the tray of the own seat that comes next", () => {
    expect(traySeat(state(1), [0, 2])).toBe(2);
    expect(traySeat(state(0), [0, 2])).toBe(0);
    expect(traySeat(state(0), [])).toBeNull();
  });
});
