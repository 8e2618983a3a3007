/** Playing again at other levels. */

import { expect, it } from "vitest";
import { freshTable, type KeptSeat, withOtherLevels } from "./kept";

const ANN: KeptSeat = { colour: "orange", name: "Ann", level: "" };

function table(...levels: readonly string[]) {
  const colours = ["green", "purple", "black"] as const;
  const seats = levels.map((level, i): KeptSeat => ({ colour: colours[i] ?? "black", name: "", level }));
  return freshTable({ id: "a", at: 1, variant: "expert", seats: [ANN, ...seats], box: "a box" }, 0);
}

it("every computer goes a level up or down, the next seat begins, and the box stays", () => {
  const harder = withOtherLevels(table("otter", "nessie"), 1, { id: "b", at: 2 });
  expect(harder?.seats.map(({ level }) => level)).toEqual(["", "heron", "nessie"]);
  expect(harder).toMatchObject({ id: "b", at: 2, variant: "expert", box: "a box", games: [{ first: 1, moves: [] }] });
});

it("there is nothing easier than the easiest, and no level among people", () => {
  expect(withOtherLevels(table("minnow"), -1, { id: "b", at: 2 })).toBeNull();
  expect(withOtherLevels(table(""), 1, { id: "b", at: 2 })).toBeNull();
});
