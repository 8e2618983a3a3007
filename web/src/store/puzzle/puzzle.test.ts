/** A puzzle's table: moves and answers, back and forth, help, and what is kept. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parseMove } from "../../geometry/move";
import type { PuzzleState, PuzzleTry, PuzzleView } from "../../protocol";
import { useSettings } from "../device/settings";
import { choose, commit, useHand } from "../table/hand";
import { useRoom } from "../table/room";
import { attemptAt, NO_PROGRESS, useProgress } from "./progress";
import { closePuzzle, openPuzzle, startOver, takeBack, tryAgain, usePuzzle } from "./puzzle";
import { askForAdvice, askWhetherSolvable, leaveSolution, showSolution, stepTo } from "./puzzleHelp";

const START: PuzzleState = {
  position: "classic orange:d6d4/1 green:c4c5/1 orange",
  choices: [
    { length: 1, height: 3, tail: { c6: ["c7", "b6"] } },
    { length: 2, height: 2, head: { d3: ["f3"] } },
  ],
  passed: [],
  refused: null,
  moves: [],
  answers: [],
  reserves: { orange: ["1/3", "2/2"], green: ["1/2"] },
  turns_left: 2,
  solved: false,
  over: false,
  solvable: null,
  hint: null,
};
const GOOD = "Tc6c7/3";
const WRONG = "Tc6b6/3";
const REPLY = "Hc3b3/2";
const OWN: PuzzleState = { ...START, position: "classic orange:c7c6/3,d6d4/1 green:c4c5/1 green", moves: [GOOD] };
const ANSWERED: PuzzleState = {
  ...START,
  position: "classic orange:c7c6/3,d6d4/1 green:c4c5/1,c3b3/2 orange",
  moves: [GOOD, REPLY],
  answers: [REPLY],
  reserves: { orange: ["2/2"], green: [] },
  turns_left: 1,
};
const SOLVED: PuzzleState = {
  ...ANSWERED,
  position: "classic orange:c7c6/3,d6d4/1,d3f3/2 green:c4c5/1,c3b3/2 over",
  moves: [GOOD, REPLY, "Hd3f3/2"],
  answers: [],
  choices: [],
  solved: true,
  over: true,
};
const FAILED: PuzzleState = { ...OWN, moves: [WRONG], choices: [], over: true };
const VIEW: PuzzleView = {
  id: "first-1",
  chapter: "first",
  grade: 1,
  theme: "fence",
  text: "block:2 classic …",
  link: "block:2_classic_…",
  goal: { kind: "block", count: 2, given: 2, perch: 2, cell: null },
  variant: "classic",
  turn: "orange",
  rocks: ["g5"],
  state: START,
};

let asked: PuzzleTry[] = [];

function serve({ moves = [], move = "", ask = "" }: PuzzleTry): PuzzleState {
  const hint = ask === "hint" ? (moves.length || move ? "Hd3f3/2" : GOOD) : null;
  const solvable = ask === "solvable" ? moves[0] !== WRONG : null;
  const played = [...moves, move].filter(Boolean).join(" ");
  const states: Record<string, PuzzleState> = {
    "": START,
    [GOOD]: move ? ANSWERED : OWN,
    [`${GOOD} ${REPLY}`]: { ...ANSWERED, answers: [] },
    [`${GOOD} ${REPLY} Hd3f3/2`]: SOLVED,
    [WRONG]: FAILED,
  };
  return { ...(states[played] ?? START), solvable, hint };
}

const flush = () => vi.waitFor(() => expect(usePuzzle.getState().isBusy || useHand.getState().isSending).toBe(false));

async function play(move: string): Promise<void> {
  const before = usePuzzle.getState().turns;
  choose(parseMove(move));
  commit();
  await vi.waitFor(() => {
    expect(usePuzzle.getState().turns).not.toBe(before);
    expect(usePuzzle.getState().isAnswering).toBe(false);
  });
}

beforeEach(async () => {
  asked = [];
  useProgress.setState(NO_PROGRESS);
  useSettings.setState({ animation: "off" });
  vi.stubGlobal("fetch", (_: string, init: { body: string }) => {
    const question = JSON.parse(init.body) as PuzzleTry;
    asked.push(question);
    return Promise.resolve(new Response(JSON.stringify(serve(question))));
  });
  await openPuzzle("one", () => Promise.resolve(VIEW));
});

afterEach(() => {
  closePuzzle("one");
  vi.unstubAllGlobals();
});

test("the table has only what is given", () => {
  const { state, you } = useRoom.getState();
  expect(you).toEqual([0]);
  expect(state?.seats.map((seat) => seat.reserve)).toEqual([["1/3", "2/2"], ["1/2"]]);
  expect(useProgress.getState().last).toBe("first-1");
});

test("an answer follows a move, and both are kept as one turn", async () => {
  await play(GOOD);
  expect(usePuzzle.getState()).toMatchObject({ turns: [[GOOD, REPLY]], answers: [REPLY] });
  expect(useRoom.getState().news?.events.map(({ what }) => what)).toMatchObject([
    { kind: "moved", seat: 0, move: GOOD },
    { kind: "moved", seat: 1, move: REPLY },
  ]);
  expect(useRoom.getState().state?.last).toMatchObject({ seat: 1, move: REPLY });
  expect(attemptAt("first-1")).toMatchObject({ turns: [[GOOD, REPLY]], missed: false });
});

test("with animation, the answer comes after the move", async () => {
  useSettings.setState({ animation: "fast" });
  choose(parseMove(GOOD));
  commit();
  await vi.waitFor(() => expect(useRoom.getState().state?.position).toBe(OWN.position));
  expect(usePuzzle.getState()).toMatchObject({ isAnswering: true, answers: [] });
  await vi.waitFor(() => expect(useRoom.getState().state?.position).toBe(ANSWERED.position), { timeout: 5000 });
  expect(usePuzzle.getState()).toMatchObject({ isAnswering: false, answers: [REPLY] });
});

test("solved at once: three stars, and nothing half done stays", async () => {
  await play(GOOD);
  await play("Hd3f3/2");
  expect(usePuzzle.getState()).toMatchObject({ stars: 3 });
  expect(useProgress.getState()).toMatchObject({ solved: { "first-1": { hintless: true, first: true } }, halfway: {} });
  expect(useRoom.getState().state).toMatchObject({ turn: null, winners: [0] });
});

test("a try that fails is over, and can be taken back", async () => {
  await play(WRONG);
  expect(usePuzzle.getState().state).toMatchObject({ over: true, solved: false });
  await takeBack();
  expect(usePuzzle.getState()).toMatchObject({ turns: [], state: { moves: [] } });
  await play(GOOD);
  await play("Hd3f3/2");
  expect(usePuzzle.getState().stars).toBe(2);
});

test("opened again, it is as it was left", async () => {
  await play(GOOD);
  closePuzzle("one");
  await openPuzzle("one", () => Promise.resolve(VIEW));
  expect(usePuzzle.getState()).toMatchObject({ turns: [[GOOD, REPLY]] });
  expect(useRoom.getState().state?.position).toBe(ANSWERED.position);
  await startOver();
  expect(useRoom.getState().state?.position).toBe(START.position);
});

/** A server that refuses everything with a code, or, with none, cannot be reached. */
function refuse(code: string): void {
  const problem = { extra: { code } };
  vi.stubGlobal("fetch", () =>
    code ? Promise.resolve(new Response(JSON.stringify(problem), { status: 429 })) : Promise.reject(new Error("cut")),
  );
}

test.each(["too-busy", "broken-server", ""])(
  "a server that cannot answer (%s) costs no move that was made",
  async (code) => {
    await play(GOOD);
    closePuzzle("one");
    refuse(code);
    await openPuzzle("one", () => Promise.resolve(VIEW));
    expect(usePuzzle.getState()).toMatchObject({ problem: code || "no-network", view: null });
    expect(attemptAt("first-1").turns).toEqual([[GOOD, REPLY]]);
  },
);

test("what could not be opened can be tried again", async () => {
  await play(GOOD);
  closePuzzle("one");
  const reachable = fetch;
  refuse("");
  await openPuzzle("one", () => Promise.resolve(VIEW));
  vi.stubGlobal("fetch", reachable);
  tryAgain();
  await vi.waitFor(() => expect(usePuzzle.getState()).toMatchObject({ problem: "", turns: [[GOOD, REPLY]] }));
});

test("a puzzle that has changed starts over", async () => {
  await play(GOOD);
  closePuzzle("one");
  refuse("no-such-move");
  await openPuzzle("one", () => Promise.resolve(VIEW));
  expect(usePuzzle.getState()).toMatchObject({ problem: "", turns: [], state: { moves: [] } });
  expect(attemptAt("first-1").turns).toEqual([]);
});

test("a step back that fails changes nothing and costs no star", async () => {
  await play(GOOD);
  useProgress.setState({
    halfway: { "first-1": { turns: [[GOOD, REPLY], [WRONG]], hinted: false, missed: false, at: 0 } },
  });
  usePuzzle.setState({ turns: [[GOOD, REPLY], [WRONG]] });
  refuse("");
  await takeBack();
  expect(usePuzzle.getState()).toMatchObject({ problem: "no-network", isBusy: false });
  expect(usePuzzle.getState().turns).toHaveLength(2);
  expect(attemptAt("first-1")).toMatchObject({ missed: false, turns: [[GOOD, REPLY], [WRONG]] });
});

test("taken back to where the moves no longer fit, the lake is as at the start, and so are the turns", async () => {
  await play(GOOD);
  usePuzzle.setState({ turns: [[GOOD, REPLY], [WRONG]] });
  refuse("no-such-move");
  await takeBack();
  expect(usePuzzle.getState()).toMatchObject({ turns: [], state: { moves: [] } });
  expect(attemptAt("first-1").turns).toEqual([]);
});

test("answers under way go on until the move is taken back", async () => {
  useSettings.setState({ animation: "fast" });
  choose(parseMove(GOOD));
  commit();
  await vi.waitFor(() => expect(usePuzzle.getState()).toMatchObject({ isAnswering: true, turns: [[GOOD, REPLY]] }));
  usePuzzle.setState({ turns: [[GOOD, REPLY], [WRONG]] });
  refuse("");
  await takeBack();
  await vi.waitFor(() => expect(useRoom.getState().state?.position).toBe(ANSWERED.position), { timeout: 5000 });
  expect(usePuzzle.getState()).toMatchObject({ isAnswering: false, answers: [REPLY] });
});

test("a move on its way that is taken back is not heard of again", async () => {
  await play(GOOD);
  choose(parseMove("Hd3f3/2"));
  commit();
  await takeBack();
  await flush();
  expect(usePuzzle.getState()).toMatchObject({ turns: [], state: { moves: [] } });
  expect(useHand.getState()).toMatchObject({ chosen: null, refusedTry: null });
});

test("a hint has three steps and costs its star", async () => {
  await askForAdvice();
  expect(usePuzzle.getState().advice).toEqual({ move: GOOD, step: 1 });
  await askForAdvice();
  expect(useHand.getState().chosen).toBeNull();
  await askForAdvice();
  expect(usePuzzle.getState().advice).toEqual({ move: GOOD, step: 3 });
  expect(useHand.getState().chosen).toMatchObject({ near: "c6", far: "c7" });
  expect(asked.filter(({ ask }) => ask === "hint")).toHaveLength(1);
  commit();
  await flush();
  await vi.waitFor(() => expect(usePuzzle.getState().turns).toHaveLength(1));
  expect(usePuzzle.getState().advice).toBeNull();
  await play("Hd3f3/2");
  expect(usePuzzle.getState().stars).toBe(1);
});

test("only those who ask are told whether it can still be solved", async () => {
  await askWhetherSolvable();
  expect(usePuzzle.getState().check).toBe("yes");
  expect(attemptAt("first-1").hinted).toBe(false);
});

test("the solution goes step by step while the person's own try waits", async () => {
  await play(GOOD);
  await showSolution();
  expect(usePuzzle.getState().solution?.states.map(({ moves }) => moves.length)).toEqual([0, 1, 2, 3]);
  expect(useRoom.getState().state?.position).toBe(START.position);
  stepTo(3);
  expect(useRoom.getState().state?.position).toBe(SOLVED.position);
  leaveSolution();
  expect(useRoom.getState().state?.position).toBe(ANSWERED.position);
  expect(attemptAt("first-1").hinted).toBe(true);
});

test("a solution is not told as if somebody played it: the page's own line says each step", async () => {
  await showSolution();
  stepTo(1);
  expect(useRoom.getState().news).toBeNull();
});

test("a cell is pointed at only while its hint is shown", async () => {
  await play(GOOD);
  for (const leave of [takeBack, showSolution]) {
    await askForAdvice();
    useHand.setState({ cursor: "d3" });
    await leave();
    expect(useHand.getState().cursor).toBeNull();
  }
});

test("only a search says that it takes a while", async () => {
  await play(GOOD);
  const back = takeBack();
  expect(usePuzzle.getState().isBusy).toBe(false);
  await back;
  const hint = askForAdvice();
  expect(usePuzzle.getState().isBusy).toBe(true);
  await hint;
});

test("a puzzle that cannot be read says so", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("cable cut")));
  await takeBack();
  await askWhetherSolvable();
  expect(usePuzzle.getState()).toMatchObject({ problem: "no-network", check: null, isBusy: false });
});
