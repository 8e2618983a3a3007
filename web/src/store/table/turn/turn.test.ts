import { describe, expect, it } from "vitest";
import type { SeatState, State } from "../../../protocol";
import { ownTurn, traySeat } from "./turn";

describe("whose turn it is", () => {
  const seat = (level = ""): SeatState => ({
    colour: "orange", kind: "person", name: "A", level, holder: 0, reserve: [], rank: 1, left: 1, perch: 1, can_move: true,
  }); // biome-ignore format: a table
  const state = (turn: number | null, level = ""): State =>
    ({ phase: "playing", turn, first: 0, seats: [seat(), seat(level), seat()] }) as unknown as State;

  it("is a person's only if no computer plays for the seat", () => {
    expect(ownTurn(state(1), [1])).toBe(1);
    expect(ownTurn(state(1), [0])).toBeNull();
    expect(ownTurn(state(1, "otter"), [1])).toBeNull();
    expect(ownTurn(null, [0])).toBeNull();
  });

  it("shows the tray of whichever own seat moves next", () => {
    expect(traySeat(state(1), [0, 2])).toBe(2);
    expect(traySeat(state(0), [0, 2])).toBe(0);
    expect(traySeat(state(0), [])).toBeNull();
  });
});
