/** The coach: what it doubts, when it keeps out of it, and that it never holds up a move. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import { set } from "../../device/settings";
import { showTable, sitAtLocalTable } from "../localTable";
import { leaveRoom, useRoom } from "../room";
import { tableState } from "../tableState";
import { consider, doubtAbout, doubtOf, hasCoach, MOMENT, useCoach } from "./coach";

let answers: Promise<unknown> = new Promise(() => undefined);

vi.mock("../../../answers/engine", () => ({
  askOf: () => () => answers,
  rulesOf: async () => ({ play: () => "classic orange:d4f4/1 green:h8i8/1 green" }),
}));

const LINE = "classic orange:d4f4/1 green:h8i8/1 orange";

function sit(...levels: readonly string[]): void {
  sitAtLocalTable([0], async ({ id }) => ({ kind: "allowed", id }));
  const state = tableState(LINE);
  const seats = state.seats.map((seat, i) =>
    levels[i] ? { ...seat, kind: "computer" as const, level: levels[i] ?? "" } : seat,
  );
  showTable({ ...state, seats });
}

beforeEach(() => {
  leaveRoom();
  set({ coach: true });
  useCoach.setState({ doubt: null, judged: "", hasAsked: false });
  answers = new Promise(() => undefined);
});

describe("the coach", () => {
  it("is there for one person against computers who wants one, and for nobody else", () => {
    sit("", "otter");
    expect(hasCoach()).toBe(true);
    useRoom.setState({ code: "loch" });
    expect(hasCoach()).toBe(false);
    sit("", "");
    expect(hasCoach()).toBe(false);
    set({ coach: false });
    sit("", "otter");
    expect(hasCoach()).toBe(false);
    expect(doubtAbout("Hg4g7/2")).toBeNull();
  });

  it("lets a move through when it has no answer within a moment", async () => {
    vi.useFakeTimers();
    sit("", "otter");
    const doubting = doubtAbout("Hg4g7/2");
    await vi.advanceTimersByTimeAsync(MOMENT);
    expect(await doubting).toBe(false);
    vi.useRealTimers();
  });

  it("lets a move through when the engine fails", async () => {
    answers = Promise.reject(new Error("no worker"));
    sit("", "otter");
    expect(await doubtAbout("Hg4g7/2")).toBe(false);
  });

  it("asks once on a turn", async () => {
    const moves = [
      { move: "Hg4g6/4", share: 0.9, visits: 900, proved: false },
      { move: "Hg4g7/2", share: 0.1, visits: 90, proved: false },
    ];
    answers = Promise.resolve({ values: { orange: { share: 0.2, left: 3 } }, moves, proved: false, simulations: 1000 });
    sit("", "otter");
    expect(await doubtAbout("Hg4g7/2")).toBe(true);
    expect(useCoach.getState().doubt?.lost).toBeCloseTo(0.78, 2);
    consider(null); // somebody thinks again
    expect(useCoach.getState().doubt).toBeNull();
    expect(doubtAbout("Hg4g7/2")).toBeNull();
    expect(doubtAbout("Hg4g3/3")).toBeNull();
  });

  const best = { move: "best", share: 0.6, visits: 1, proved: true };
  const other = { move: "other", share: 0, visits: 1, proved: false };

  it.each([
    ["a proved loss of 15 points", best, 0.44, true, true],
    ["a little less", best, 0.46, true, false],
    ["as much on noise", best, 0.45, false, false],
    ["more on noise", best, 0.39, false, true],
    ["the best move itself", { ...best, move: "this" }, 0, true, false],
  ])("doubts only what is beyond doubt: %s", (_, first, share, isProved, isDoubted) => {
    const doubt = doubtOf("this", { moves: [first, other] }, { share, isProved });
    expect(doubt !== null).toBe(isDoubted);
  });

  it("says nothing about the only move", () => {
    expect(doubtOf("this", { moves: [best] }, { share: 0, isProved: true })).toBeNull();
  });
});
