import { describe, expect, it } from "vitest";
import { roomOf, usualTable, withCount, withPlace } from "./newTable";

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
