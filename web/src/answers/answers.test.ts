/** What the server used to answer, answered in the page. */

import { expect, test, vi } from "vitest";
import { lineOfBox, USUAL } from "../words/texts/box";
import { allPuzzles, puzzleNamed } from "./collection";
import { layOn } from "./editor";
import { tryMove } from "./lakes";
import { provePuzzle } from "./proofs";
import { puzzleIn, tryPuzzle, viewOf } from "./puzzles";
import { readReplay } from "./replay";

vi.mock("../engine/page", () => import("../../tests/enginePage"));

const DUEL = "block:2 classic purple:h5e5/1,d5d4/2,e4e8/2:2/3,4/6 black:d6h6/1,h7f7/5:2/4,3/6 black";
const ROCKY = "grow:all classic orange:d4f4/1:3/2,1/3 green:c6d6/1 rocks:g5,d7 orange";
const ENDLESS = "win:9 classic orange:d4f4/1:3/2,4/2,1/3,3/3,1/4,2/4,2/5 green:d6e6/1:2/2,3/2,1/3,3/3,2/4,4/4 orange";
const PASSING =
  "win:3 classic black:f2c2/4,c3c5/2,c4g4/1,h4h8/5,i8i6/4,i5i3/5,j3j4/2:3/6 orange:-" +
  " green:g3e3/4,f3f6/3,g6g7/1,f7f9/5,g9i9/2,j9j6/2:1/3,4/4,4/5,3/6 green";

test("every tenth published puzzle is solved by its hints", async () => {
  for (const { id } of (await allPuzzles()).filter((_, number) => number % 10 === 0)) {
    const { text } = await viewOf(await puzzleNamed(id));
    let state = await tryPuzzle({ puzzle: text, ask: "hint" });
    while (!state.solved) {
      expect(state.hint).not.toBeNull();
      state = await tryPuzzle({ puzzle: text, moves: state.moves, move: state.hint ?? "", ask: "hint" });
      expect(state.refused).toBeNull();
    }
    expect(state).toMatchObject({ over: true, choices: [] });
  }
});

test("opponents answer, and a wrong turn is told only to whoever asks", async () => {
  const state = await tryPuzzle({ puzzle: DUEL, move: "Hf8i8/6" });
  expect(state).toMatchObject({ answers: ["He9g9/3"], turns_left: 1, solved: false });
  expect((await tryPuzzle({ puzzle: DUEL, moves: state.moves, move: "Td7d9/4" })).solved).toBe(true);
  const wrong = { puzzle: DUEL, moves: ["Hf8h8/4"] };
  expect((await tryPuzzle(wrong)).solvable).toBeNull();
  expect((await tryPuzzle({ ...wrong, ask: "solvable" })).solvable).toBe(false);
  expect((await tryPuzzle({ puzzle: DUEL, ask: "solvable" })).solvable).toBe(true);
});

test("a refused move says why, with the rock that is in the way", async () => {
  const { refused, position } = await tryPuzzle({ puzzle: ROCKY, move: "Hf5i5/2" });
  expect(refused).toMatchObject({ code: "on-a-rock", cell: "g5" });
  expect(position).toBe((await puzzleIn(ROCKY)).state.position);
  const over = await tryPuzzle({ puzzle: DUEL, moves: ["Hf8h8/4", "He9g9/3", "Hi8i5/6"], move: "Hd4d5/3" });
  expect(over.refused?.code).toBe("game-over");
});

test("opponents who cannot move are said to pass", async () => {
  const { choices } = (await puzzleIn(PASSING)).state;
  expect(choices.length).toBeGreaterThan(0);
});

test("moves that do not fit the puzzle are none", async () => {
  for (const moves of [["Hd3f3/2"], ["?"], ["Hf8i8/6", "Hf8i8/6"]])
    await expect(tryPuzzle({ puzzle: DUEL, moves })).rejects.toMatchObject({ code: "no-such-move" });
  await expect(tryPuzzle({ puzzle: DUEL, move: "?" })).rejects.toMatchObject({ code: "no-such-move" });
});

test.each(["", "grow:all", "x".repeat(100_000), DUEL.slice(0, -9), DUEL.replace("d6h6/1", "d6h6/9")])(
  "a text that is no puzzle is refused (%#)",
  async (text) => {
    await expect(puzzleIn(text)).rejects.toMatchObject({ code: "invalid-puzzle" });
  },
);

test("a proof counts the solutions, names what a draft lacks, and gives up in time", async () => {
  expect(await provePuzzle(DUEL)).toMatchObject({ exact: true, solvable: true, solutions: 1, nodes: 31, flaw: "" });
  expect((await provePuzzle(DUEL)).link).toBe(DUEL.replaceAll(" ", "_"));
  expect((await provePuzzle(DUEL.replace(":2/4,3/6", ""))).flaw).toBe("nothing-given");
  expect((await provePuzzle(DUEL.replace(":2/3,4/6", ""))).flaw).toBe("no-opponent");
  expect(await provePuzzle(ENDLESS)).toMatchObject({ exact: false, solvable: false, solutions: 0, line: [] });
});

test("a lake: what may be placed, who passes, who is blocked, who has won", async () => {
  const start = await tryMove("classic orange:- green:- orange");
  expect(start).toMatchObject({ refused: null, blocked: [], winners: [], passed: [] });
  expect(start.choices).toHaveLength(1);
  const moved = await tryMove(start.position, "Sd4f4");
  expect(moved.position).toBe("classic orange:d4f4/1 green:- green");
  expect((await tryMove(moved.position, "Sd4d5")).refused).toMatchObject({ code: "not-open-water", cell: "d4" });
  await expect(tryMove(moved.position, "?")).rejects.toMatchObject({ code: "no-such-move" });
  await expect(tryMove("classic")).rejects.toMatchObject({ code: "invalid-position" });
});

test("the editor's lake: a monster starts, grows, and is refused what the rules refuse", async () => {
  const empty = await layOn("classic orange:- green:- orange");
  expect(empty.choices.map(({ length, height }) => `${length}/${height}`)).toEqual(["2/1"]);
  const laid = await layOn(empty.lake, "Sd4f4");
  expect(laid).toMatchObject({ lake: "classic orange:d4f4/1 green:- orange", refused: null, flaw: "" });
  expect(laid.choices).toHaveLength(9);
  expect((await layOn(laid.lake, "Hf4f7/2")).refused?.code).toBe("not-beside-the-end");
  const other = await layOn("classic orange:d4f4/1,f5f8/3 green:- purple:- green");
  expect(other.choices.map(({ length, height }) => `${length}/${height}`)).toEqual(["1/1"]); // whoever has started
  expect(await layOn("classic orange:d4f4/1 green:- rocks:e4 orange")).toMatchObject({ flaw: "rock" });
  expect(await layOn("classic orange:d4f4/2 green:- orange")).toMatchObject({ flaw: "cannot-stand" });
  await expect(layOn("nonsense")).rejects.toMatchObject({ code: "invalid-puzzle" });
});

test("a game with other segments or another lake is read by its own rules, and says which", async () => {
  const box = lineOfBox(USUAL).replace("orange=2/1", "orange=3/1");
  const record = `[Variant "classic"]\n[Seats "orange green"]\n[Box "${box}"]\n\nSd4g4\n`;
  expect((await readReplay(record)).steps[0]?.position).toBe("classic orange:d4g4/1 green:- green");
  await expect(readReplay(record.replace("Sd4g4", "Sd4f4"))).rejects.toMatchObject({
    code: "invalid-record",
    details: { ply: 1, reason: "not-the-starter" },
  });
  const other = record.replace("lake=.4", "lake=44");
  expect((await readReplay(other)).box).toContain("lake=44");
});

test("what strangers wrote into a record comes out as plain text", async () => {
  const text = "<b onclick=x()>\u202e\u0007 a\u3164b \u{e0041}";
  const record = `[Variant "classic"]\n[Seats "orange green"]\n[Orange "${text}"]\n\nSd4f4 {${text}}\n`;
  const { headers, steps } = await readReplay(record);
  expect(headers["Orange"]).toBe("<b onclick=x()> a b");
  expect(steps[0]?.comment).toBe("<b onclick=x()> a b");
});
