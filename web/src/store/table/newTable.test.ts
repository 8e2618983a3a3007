import { describe, expect, it } from "vitest";
import { keptOf, roomOf, SURPRISE, usualTable, withCount, withoutSurprises, withPlace } from "./newTable";

describe("a table", () => {
  it("is laid with one person and a computer", () => {
    const room = roomOf(usualTable("computer", 2, "Ann"), (colour) => colour);
    expect(room.seats).toEqual([
      { colour: "orange", name: "Ann" },
      { colour: "green", level: "otter" },
    ]);
  });

  it("is kept on the device with its people and computers", () => {
    const kept = keptOf(usualTable("computer", 2, ""), (colour) => colour, { id: "t", at: 7, chance: 0 });
    expect(kept).toEqual({
      id: "t",
      at: 7,
      variant: "classic",
      seats: [
        { colour: "orange", name: "orange", level: "" },
        { colour: "green", name: "", level: "otter" },
      ],
      games: [{ first: 0, moves: [] }],
      isOver: false,
    });
  });

  it("lets chance choose who begins", () => {
    const table = { ...usualTable("device", 3, "Ann"), first: null };
    const first = (chance: number) => keptOf(table, (colour) => colour, { id: "t", at: 7, chance }).games[0]?.first;
    expect([0, 0.4, 0.99].map(first)).toEqual([0, 1, 2]);
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

  it("remembers who sat around the device, and leaves the rest of a computer's table alone", () => {
    const names = (kind: "device" | "computer") =>
      usualTable(kind, 3, "Ann", ["Leo", "Ann", "Mia"]).places.map(({ name }) => name);
    expect(names("device")).toEqual(["Ann", "Leo", "Mia"]);
    expect(names("computer")).toEqual(["Ann", "", ""]);
  });

  it("lets a surprise out when the game begins", () => {
    const table = withPlace(usualTable("computer", 2, "Ann"), 1, { level: SURPRISE });
    const levels = [0, 0.5, 0.99].map((chance) => withoutSurprises(table, () => chance).places.map((one) => one.level));
    expect(levels).toEqual([
      ["otter", "minnow"],
      ["otter", "heron"],
      ["otter", "nessie"],
    ]);
  });
});
