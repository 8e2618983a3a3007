/** A draft changes in order, only as far as the server agrees, and every change can be undone. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parseMove } from "../../geometry/move";
import type { PuzzleLake, PuzzleProof } from "../../protocol";
import { choose, commit } from "../table/hand";
import { useRoom } from "../table/room";
import {
  changeFigure,
  chooseGoal,
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

const STARTED = "classic orange:d4f4/1 green:- orange";
const START = { length: 2, height: 1, start: { d4: ["f4"] } };
const PROOF: PuzzleProof = {
  exact: true,
  solvable: true,
  solutions: 2,
  nodes: 9,
  link: "grow:all_classic_orange:d4f4/1:1/3_green:-_orange",
  line: ["Hf5f6/3"],
};

let asked: string[] = [];
let pace: Promise<void> = Promise.resolve(); // what every answer waits for

function laid({ lake, move }: { lake: string; move: string }): PuzzleLake {
  asked.push(lake);
  if (lake.includes("e4")) return { lake, choices: [], refused: null, flaw: "rock" };
  return { lake: move ? STARTED : lake, choices: lake.includes("d4f4") ? [] : [START], refused: null };
}

beforeEach(() => {
  asked = [];
  pace = Promise.resolve();
  vi.stubGlobal("fetch", (path: string, init: { body: string }) => {
    const question = JSON.parse(init.body) as { lake: string; move: string; puzzle: string };
    const proof = question.puzzle?.includes("1/3") ? PROOF : { ...PROOF, exact: false, flaw: "nothing-given" };
    return pace.then(() => new Response(JSON.stringify(path.endsWith("/prove") ? proof : laid(question))));
  });
  useDraft.setState({ draft: EMPTY_DRAFT, past: [], tool: "orange", refusal: null, problem: "", news: null });
  startDrafting();
});

afterEach(() => {
  stopDrafting();
  vi.unstubAllGlobals();
});

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

/** Let the server answer only when the returned function is called. */
function slowly(): () => void {
  let answer: () => void = () => undefined;
  pace = new Promise((done) => {
    answer = done;
  });
  return answer;
}

test("a change is kept by whoever leaves too soon, and touches no other table", async () => {
  await start();
  const answer = slowly();
  chooseTool("rock");
  tapLake("g5");
  stopDrafting();
  answer();
  await vi.waitFor(() => expect(useDraft.getState().draft.rocks).toEqual(["g5"]));
  expect(useRoom.getState()).toMatchObject({ state: null, version: 0 });
});

test("a segment is laid for the monster it was chosen for", async () => {
  await vi.waitFor(() => expect(useRoom.getState().state?.choices).toHaveLength(1));
  const answer = slowly();
  choose(parseMove("Sd4f4"));
  commit();
  chooseTool("green");
  answer();
  await vi.waitFor(() => expect(useDraft.getState().news?.details).toMatchObject({ colour: "orange" }));
  await vi.waitFor(() => expect(useRoom.getState().state).toMatchObject({ turn: 1 }));
});

test("rocks come and go, in the order of the taps", async () => {
  chooseTool("rock");
  for (const cell of ["g5", "h6", "g5"]) tapLake(cell);
  await vi.waitFor(() => expect(useDraft.getState().past).toHaveLength(3));
  expect(useDraft.getState().draft.rocks).toEqual(["h6"]);
});

test("what the server refuses is not done, and the page says so", async () => {
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
  chooseGoal("head");
  expect(useDraft.getState().tool).toBe("orange");
  for (let i = 0; i < 9; i++) changeFigure("head", 1);
  expect(useDraft.getState().draft.figures.head).toBe(6);
});

test("a kept draft that is not possible is forgotten", async () => {
  useDraft.setState({ draft: { ...EMPTY_DRAFT, rocks: ["e4"] } });
  startDrafting();
  await vi.waitFor(() => expect(useDraft.getState().draft).toEqual(EMPTY_DRAFT));
});

test("after every change it is proved again", async () => {
  const stop = startProving();
  expect(useProof.getState().verdict).toEqual({ kind: "lacking", lack: "no-monster" });
  await start();
  await vi.waitFor(() => expect(useProof.getState().verdict).toEqual({ kind: "lacking", lack: "nothing-given" }));
  toggleGiven("orange", "1/3");
  expect(useProof.getState().verdict.kind).toBe("searching");
  await vi.waitFor(() => expect(useProof.getState().verdict).toMatchObject({ kind: "proved", proof: PROOF }));
  stop();
});
