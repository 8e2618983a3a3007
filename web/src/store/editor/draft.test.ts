/** A draft changes in order, only as far as the rules agree, and every change can be undone. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { failWith } from "../../../tests/enginePage";
import { parseMove } from "../../geometry/move";
import { useRoom } from "../table/room";
import { choose, commit } from "../table/turn/hand";
import {
  changeFigure,
  chooseGoal,
  chooseSecond,
  chooseTool,
  clearDraft,
  startDrafting,
  stopDrafting,
  tapLake,
  toggleGiven,
  undoDraft,
  useDraft,
} from "./draft";
import { EMPTY_DRAFT } from "./draftLine";
import { startProving, useProof } from "./proof";

vi.mock("../../engine/page", () => import("../../../tests/enginePage"));

const STARTED = "classic orange:d4f4/1 green:- orange";

beforeEach(() => {
  failWith(null);
  useDraft.setState({ draft: EMPTY_DRAFT, past: [], tool: "orange", refusal: null, problem: "", news: null });
  startDrafting();
});

afterEach(() => stopDrafting());

async function start(): Promise<void> {
  await vi.waitFor(() => expect(useRoom.getState().state?.choices).toHaveLength(1));
  choose(parseMove("Sd4f4"));
  commit();
  await vi.waitFor(() => expect(useDraft.getState().draft.arches).toEqual({ orange: "d4f4/1" }));
}

test("a segment is laid as in a turn", async () => {
  await start();
  expect(useRoom.getState().state?.position).toBe(STARTED);
  expect(useDraft.getState().news?.key).toBe("news-moved");
});

test("a change is kept by whoever leaves too soon, and touches no other table", async () => {
  await start();
  chooseTool("rock");
  tapLake("g5");
  stopDrafting();
  await vi.waitFor(() => expect(useDraft.getState().draft.rocks).toEqual(["g5"]));
  expect(useRoom.getState()).toMatchObject({ state: null, version: 0 });
});

test("a segment is laid for the monster it was chosen for", async () => {
  await vi.waitFor(() => expect(useRoom.getState().state?.choices).toHaveLength(1));
  choose(parseMove("Sd4f4"));
  commit();
  chooseTool("green");
  await vi.waitFor(() => expect(useDraft.getState().news?.details).toMatchObject({ colour: "orange" }));
  await vi.waitFor(() => expect(useRoom.getState().state).toMatchObject({ turn: 1 }));
});

test("rocks come and go, in the order of the taps", async () => {
  chooseTool("rock");
  for (const cell of ["g5", "h6", "g5"]) tapLake(cell);
  await vi.waitFor(() => expect(useDraft.getState().past).toHaveLength(3));
  expect(useDraft.getState().draft.rocks).toEqual(["h6"]);
});

test("what the rules refuse is not done, and the page says so", async () => {
  await start();
  chooseTool("rock");
  tapLake("e4");
  await vi.waitFor(() => expect(useDraft.getState().refusal?.key).toBe("make-refused-rock"));
  expect(useDraft.getState().draft.rocks).toEqual([]);
});

test("every change can be undone, even clearing the lake", async () => {
  await start();
  toggleGiven("orange", "1/3");
  clearDraft();
  await vi.waitFor(() => expect(useDraft.getState().draft.arches).toEqual({}));
  undoDraft();
  await vi.waitFor(() => expect(useDraft.getState().draft.given.orange).toEqual(["1/3"]));
  undoDraft();
  undoDraft();
  await vi.waitFor(() => expect(useDraft.getState().draft).toEqual(EMPTY_DRAFT));
});

test("a cell to reach is asked for at once", async () => {
  chooseGoal("reach");
  expect(useDraft.getState().tool).toBe("mark");
  tapLake("h6");
  await vi.waitFor(() => expect(useDraft.getState().draft.mark).toBe("h6"));
  chooseSecond(true);
  chooseGoal("head");
  expect(useDraft.getState()).toMatchObject({ tool: "mark", draft: { mark: "h6" } });
  chooseSecond(false);
  expect(useDraft.getState().tool).toBe("orange");
  for (let i = 0; i < 9; i++) changeFigure("head", 1);
  expect(useDraft.getState().draft.figures.head).toBe(6);
});

test("a kept draft that is not possible is forgotten", async () => {
  useDraft.setState({ draft: { ...EMPTY_DRAFT, rocks: ["a1"] } });
  startDrafting();
  await vi.waitFor(() => expect(useDraft.getState().draft).toEqual(EMPTY_DRAFT));
});

test("a proof that no longer counts is stopped, and one that fails can be tried again", async () => {
  const stop = startProving();
  await start();
  toggleGiven("orange", "1/3");
  toggleGiven("orange", "3/2");
  failWith(new TypeError("cut"));
  await vi.waitFor(() => expect(useProof.getState().verdict).toEqual({ kind: "failed", problem: "no-network" }));
  failWith(null);
  dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(useProof.getState().verdict.kind).toBe("proved"));
  stop();
});

test("after every change it is proved again", async () => {
  const stop = startProving();
  expect(useProof.getState().verdict).toEqual({ kind: "lacking", lack: "no-monster" });
  await start();
  await vi.waitFor(() => expect(useProof.getState().verdict).toEqual({ kind: "lacking", lack: "nothing-given" }));
  toggleGiven("orange", "1/3");
  expect(useProof.getState().verdict.kind).toBe("searching");
  await vi.waitFor(() =>
    expect(useProof.getState().verdict).toMatchObject({ kind: "proved", proof: { solvable: true } }),
  );
  stop();
});
