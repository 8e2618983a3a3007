/** A puzzle's table: moves and replies, back and forth, help, and what is kept. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { failWith } from "../../../tests/enginePage";
import { NOWHERE } from "../../answers/collection";
import { tryPuzzle, viewOf } from "../../answers/puzzles";
import { parseMove, textOf } from "../../geometry/move";
import { useSettings } from "../device/settings";
import { useRoom } from "../table/room";
import { placementsOf } from "../table/turn/choices";
import { choose, commit, useHand } from "../table/turn/hand";
import { useEfforts } from "./efforts";
import { askForLastChance, goBackToChance } from "./lastChance";
import { attemptAt, NO_PROGRESS, useProgress } from "./progress";
import { closePuzzle, openPuzzle, startOver, takeBack, tryAgain, usePuzzle } from "./puzzle";
import { askForAdvice, askWhetherSolvable, leaveSolution, showSolution, stepTo } from "./puzzleHelp";

vi.mock("../../engine/page", () => import("../../../tests/enginePage"));

const DUEL = "block:2 classic purple:h5e5/1,d5d4/2,e4e8/2:2/3,4/6 black:d6h6/1,h7f7/5:2/4,3/6 black";
const START = DUEL.slice("block:2 ".length);
const GOOD = "Hf8i8/6";
const REPLY = "He9g9/3";
const LAST = "Td7d9/4";
const WRONG = "Hf8h8/4"; // nothing can be forced after it

const find = () =>
  viewOf({ ...NOWHERE, id: "first-1", chapter: "first", number: 1, theme: "fence", grade: 1, text: DUEL });
const after = async (...moves: string[]) => (await tryPuzzle({ puzzle: DUEL, moves })).position;
const position = () => useRoom.getState().state?.position;
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
  failWith(null);
  useProgress.setState(NO_PROGRESS);
  useEfforts.setState({ efforts: {} });
  useSettings.setState({ animation: "off" });
  await openPuzzle("one", find);
});

afterEach(() => closePuzzle("one"));

test("the table has only what is given", () => {
  const { state, you } = useRoom.getState();
  expect(you).toEqual([1]);
  expect(state?.seats.map((seat) => seat.reserve)).toEqual([
    ["2/3", "4/6"],
    ["2/4", "3/6"],
  ]);
  expect(position()).toBe(START);
  expect(useProgress.getState().last).toBe("first-1");
});

test("an answer follows a move, and both are kept as one turn", async () => {
  await play(GOOD);
  expect(usePuzzle.getState()).toMatchObject({ turns: [[GOOD, REPLY]], answers: [REPLY] });
  expect(useRoom.getState().news?.events.map(({ what }) => what)).toMatchObject([
    { kind: "moved", seat: 1, move: GOOD },
    { kind: "moved", seat: 0, move: REPLY },
  ]);
  expect(useRoom.getState().state?.last).toMatchObject({ seat: 0, move: REPLY });
  expect(attemptAt("first-1")).toMatchObject({ turns: [[GOOD, REPLY]], missed: false });
});

test("with animation, the answer comes after the move", async () => {
  useSettings.setState({ animation: "fast" });
  const [own, answered] = [await after(GOOD), await after(GOOD, REPLY)];
  choose(parseMove(GOOD));
  commit();
  await vi.waitFor(() => expect(position()).toBe(own));
  expect(usePuzzle.getState()).toMatchObject({ isAnswering: true, answers: [] });
  await vi.waitFor(() => expect(position()).toBe(answered), { timeout: 5000 });
  expect(usePuzzle.getState()).toMatchObject({ isAnswering: false, answers: [REPLY] });
});

test("solved at once: three stars, and nothing half done stays", async () => {
  await play(GOOD);
  await play(LAST);
  expect(usePuzzle.getState()).toMatchObject({ stars: 3 });
  expect(useProgress.getState()).toMatchObject({ solved: { "first-1": { hintless: true, first: true } }, halfway: {} });
  expect(useRoom.getState().state).toMatchObject({ turn: null, winners: [1] });
});

test("a try that fails is over, and can be taken back", async () => {
  await play(WRONG);
  await play("Hi8i5/6"); // all that is left
  expect(usePuzzle.getState().state).toMatchObject({ over: true, solved: false });
  await takeBack();
  await takeBack();
  expect(usePuzzle.getState()).toMatchObject({ turns: [], state: { moves: [] } });
  await play(GOOD);
  await play(LAST);
  expect(usePuzzle.getState()).toMatchObject({ stars: 2, placed: 4 }); // those taken back count
  expect(useProgress.getState().solved["first-1"]?.placed).toBe(4);
  expect(useEfforts.getState().efforts["first-1"]).toMatchObject({ tries: 2, undos: 2, solved: true });
});

test("only those who ask are told where it went wrong, and one step leads back to there", async () => {
  await play(WRONG);
  await play("Hi8i5/6");
  expect(usePuzzle.getState().chance).toBeNull();
  await askForLastChance();
  expect(usePuzzle.getState().chance).toEqual({ turns: 0, move: WRONG });
  await goBackToChance();
  expect(usePuzzle.getState()).toMatchObject({ turns: [], chance: null, state: { over: false } });
  await play(GOOD);
  const other = placementsOf(usePuzzle.getState().state?.choices ?? []).map(textOf);
  const slip = other.find((move) => move !== LAST) ?? "";
  await play(slip);
  await askForLastChance();
  expect(usePuzzle.getState().chance).toEqual({ turns: 1, move: slip });
  await goBackToChance();
  await play(LAST);
  expect(usePuzzle.getState().stars).toBe(2); // it costs no more than any step back
});

test("opened again, it is as it was left", async () => {
  await play(GOOD);
  closePuzzle("one");
  await openPuzzle("one", find);
  expect(usePuzzle.getState()).toMatchObject({ turns: [[GOOD, REPLY]] });
  expect(position()).toBe(await after(GOOD, REPLY));
  await startOver();
  expect(position()).toBe(START);
});

test("what could not be opened costs no move that was made, and can be tried again", async () => {
  await play(GOOD);
  closePuzzle("one");
  failWith(new TypeError("cut"));
  await openPuzzle("one", find);
  expect(usePuzzle.getState()).toMatchObject({ problem: "no-network", view: null });
  expect(attemptAt("first-1").turns).toEqual([[GOOD, REPLY]]);
  failWith(null);
  tryAgain();
  await vi.waitFor(() => expect(usePuzzle.getState()).toMatchObject({ problem: "", turns: [[GOOD, REPLY]] }));
});

test("a puzzle that has changed starts over", async () => {
  useProgress.setState({
    halfway: { "first-1": { turns: [["Hd3f3/2"]], hinted: false, missed: false, placed: 0, at: 0 } },
  });
  closePuzzle("one");
  await openPuzzle("one", find);
  expect(usePuzzle.getState()).toMatchObject({ problem: "", turns: [], state: { moves: [] } });
  expect(attemptAt("first-1").turns).toEqual([]);
});

test("a step back that fails changes nothing and costs no star", async () => {
  await play(GOOD);
  const turns = [[GOOD, REPLY], [WRONG]];
  useProgress.setState({ halfway: { "first-1": { turns, hinted: false, missed: false, placed: 0, at: 0 } } });
  usePuzzle.setState({ turns });
  failWith(new TypeError("cut"));
  await takeBack();
  expect(usePuzzle.getState()).toMatchObject({ problem: "no-network", isBusy: false, turns });
  expect(attemptAt("first-1")).toMatchObject({ missed: false, turns });
});

test("taken back to where the moves no longer fit, the lake is as at the start, and so are the turns", async () => {
  await play(GOOD);
  usePuzzle.setState({ turns: [["Hd3f3/2"], [WRONG]] });
  await takeBack();
  expect(usePuzzle.getState()).toMatchObject({ turns: [], state: { moves: [] } });
  expect(attemptAt("first-1").turns).toEqual([]);
});

test("answers under way go on until the move is taken back", async () => {
  useSettings.setState({ animation: "fast" });
  const answered = await after(GOOD, REPLY);
  choose(parseMove(GOOD));
  commit();
  await vi.waitFor(() => expect(usePuzzle.getState()).toMatchObject({ isAnswering: true, turns: [[GOOD, REPLY]] }));
  failWith(new TypeError("cut"));
  usePuzzle.setState({ turns: [[GOOD, REPLY], [WRONG]] });
  await takeBack();
  await vi.waitFor(() => expect(position()).toBe(answered), { timeout: 5000 });
  expect(usePuzzle.getState()).toMatchObject({ isAnswering: false, answers: [REPLY] });
});

test("a move on its way that is taken back is not heard of again", async () => {
  await play(GOOD);
  choose(parseMove(LAST));
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
  expect(useHand.getState().chosen).toMatchObject({ near: "f8", far: "i8" });
  commit();
  await flush();
  await vi.waitFor(() => expect(usePuzzle.getState().turns).toHaveLength(1));
  expect(usePuzzle.getState().advice).toBeNull();
  await play(LAST);
  expect(usePuzzle.getState().stars).toBe(1);
});

test("only those who ask are told whether it can still be solved", async () => {
  await askWhetherSolvable();
  expect(usePuzzle.getState().check).toBe("yes");
  await play(WRONG);
  expect(usePuzzle.getState().check).toBeNull();
  await askWhetherSolvable();
  expect(usePuzzle.getState().check).toBe("no");
  await askForAdvice();
  expect(usePuzzle.getState().advice).toBe("none");
});

test("the solution goes step by step while the person's own try waits", async () => {
  await play(GOOD);
  await showSolution();
  expect(usePuzzle.getState().solution?.states.map(({ moves }) => moves.length)).toEqual([0, 1, 2, 3]);
  expect(position()).toBe(START);
  stepTo(3);
  expect(position()).toBe(await after(GOOD, REPLY, LAST));
  leaveSolution();
  expect(position()).toBe(await after(GOOD, REPLY));
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

test("a search that fails says so", async () => {
  failWith(new TypeError("cut"));
  await askWhetherSolvable();
  expect(usePuzzle.getState()).toMatchObject({ problem: "no-network", check: null, isBusy: false });
});
