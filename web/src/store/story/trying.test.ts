/** A move tried again: judged by the engine, helped in steps, played on; what is solved is noted. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { judgeTry, playOn, type Verdict } from "../../answers/secondTry";
import { parseMove, textOf } from "../../geometry/move";
import { Problem } from "../../problem";
import { useSettings } from "../device/settings";
import { keepMistakes, type Mistake, timesSolved, useMistakes } from "../logbook/mistakes";
import { useRoom } from "../table/room";
import { choose, commit, useHand } from "../table/turn/hand";
import { closeTry, follow, hintMore, lookAt, openTry, tryAnother, useTrying } from "./trying";

vi.mock("../../engine/page", () => import("../../../tests/enginePage"));
vi.mock("../../answers/secondTry", () => ({ judgeTry: vi.fn(), playOn: vi.fn() }));

const LINE = "classic orange:d4f4/1 green:d6e6/1 orange";
const SLIP: Mistake = {
  position: LINE,
  box: "",
  colour: "orange",
  name: "Ann",
  move: "Hf5f8/2",
  best: "Tc4c8/2",
  cost: 0.2,
  at: 5,
  solved: 0,
  due: 5,
};
const KEPT: Verdict = { share: 0.5, best: 0.52, proved: false, keeps: true };

async function play(move: string): Promise<void> {
  choose(parseMove(move));
  commit();
  await vi.waitFor(() => expect(useTrying.getState().course).toHaveLength(1));
}

function solved(): number | null {
  return timesSolved(useMistakes.getState().mistakes, SLIP);
}

beforeEach(async () => {
  useSettings.setState({ animation: "off" });
  useMistakes.setState({ mistakes: [] });
  keepMistakes([SLIP]);
  vi.mocked(judgeTry).mockReset().mockResolvedValue(KEPT);
  await openTry(SLIP, { orange: "Ann" });
});

afterEach(closeTry);

test("the lake lies there as it was before the move", () => {
  const { state, you } = useRoom.getState();
  expect(state).toMatchObject({ position: LINE, turn: 0, seats: [{ name: "Ann" }, {}] });
  expect(you).toEqual([0]);
});

test("any move that keeps the share solves it", async () => {
  await play("Hf5f9/2");
  await vi.waitFor(() => expect(useTrying.getState().outcome).toEqual(KEPT));
  expect(judgeTry).toHaveBeenCalledWith(LINE, "Hf5f9/2", expect.anything(), expect.anything());
  expect(solved()).toBe(1);
});

test("the move of the game is told apart without asking the engine, and another can be tried", async () => {
  await play(SLIP.move);
  await vi.waitFor(() => expect(useTrying.getState().outcome).toBe("same"));
  expect(judgeTry).not.toHaveBeenCalled();
  expect(useRoom.getState().state?.turn).toBeNull();
  tryAnother();
  expect(useTrying.getState()).toMatchObject({ outcome: null, course: [] });
  expect(useRoom.getState().state?.position).toBe(LINE);
});

test("hints name the segment, the end, and then show the place; what was shown does not count", async () => {
  for (const hint of [1, 2]) {
    hintMore();
    expect(useTrying.getState().hint).toBe(hint);
    expect(useHand.getState().chosen).toBeNull();
  }
  hintMore();
  const { chosen } = useHand.getState();
  expect(chosen && textOf(chosen)).toBe(SLIP.best);
  await play(SLIP.best);
  await vi.waitFor(() => expect(useTrying.getState().outcome).toEqual(KEPT));
  expect(solved()).toBe(0);
});

test("a move that gives something away solves nothing", async () => {
  vi.mocked(judgeTry).mockResolvedValue({ ...KEPT, share: 0.2, keeps: false });
  await play("Hf5f9/2");
  await vi.waitFor(() => expect(useTrying.getState().outcome).toMatchObject({ keeps: false }));
  expect(solved()).toBe(0);
});

test("what would have followed can be looked at move by move", async () => {
  vi.mocked(playOn).mockImplementation(async function* () {
    yield { move: "Hf6f9/3", colour: "green", position: "classic orange:d4f4/1,f5f9/2 green:d6e6/1 orange" };
  });
  await play("Hf5f9/2");
  await follow();
  expect(useTrying.getState()).toMatchObject({ at: 2, isFollowing: false });
  lookAt(1);
  expect(useRoom.getState().state?.moves).toEqual(["Hf5f9/2"]);
  lookAt(9);
  expect(useTrying.getState().at).toBe(2);
});

test("if the engine cannot be asked, it is said and the lake is open again", async () => {
  vi.mocked(judgeTry).mockRejectedValue(new Problem("no-network"));
  choose(parseMove("Hf5f9/2"));
  commit();
  await vi.waitFor(() =>
    expect(useTrying.getState()).toMatchObject({ problem: "no-network", outcome: null, course: [] }),
  );
  expect(useRoom.getState().state?.position).toBe(LINE);
});
