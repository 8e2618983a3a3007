/** Whole games reviewed in the page. */

import { expect, test, vi } from "vitest";
import type { ReviewedPly } from "../engine/api";
import { rules } from "../engine/page";
import { readReplay } from "./replay";
import { accuracyOf, reviewGame } from "./review";

vi.mock("../engine/page", () => import("../../tests/enginePage"));

const LATE = "classic green:d4c4/1,c5g5/5,g6g9/6,f9f6/2,e6e8/2 purple:d3f3/3,f4i4/1,i5i8/5,h8h5/3 green";
const OPTIONS = { simulations: 1000, nodes: 5000, seed: 2 };

async function someGame() {
  const engine = await rules();
  const moves: string[] = [];
  for (let line = LATE; !line.endsWith(" over"); line = engine.play(line, moves.at(-1) ?? ""))
    moves.push(engine.legalMoves(line)[0] ?? "");
  const text = `[Variant "classic"]\n[Seats "green purple"]\n[Position "${LATE}"]\n\n${moves.join(" ")}\n`;
  return { engine, moves, replay: await readReplay(text) };
}

test("a review comes ply by ply, and in the end says what the engine says at once", async () => {
  const { engine, moves, replay } = await someGame();
  const plies: ReviewedPly[] = [];
  const progress: string[] = [];
  const found = await reviewGame(replay, OPTIONS, {
    onPly: (ply) => plies.push(ply),
    onProgress: (done, of) => progress.push(`${done}/${of}`),
  });
  expect(found).toEqual(engine.review(LATE, { ...OPTIONS, moves }));
  expect(plies.map(({ ply }) => ply).sort((one, other) => one - other)).toEqual(moves.map((_, index) => index + 1));
  expect(progress).toEqual(moves.map((_, index) => `${index + 1}/${moves.length}`));
  expect(accuracyOf(found.plies)).toEqual(found.accuracy);
  for (const { shares, gained, cost } of found.plies) {
    expect(sum(shares)).toBeCloseTo(1);
    expect(sum(gained)).toBeCloseTo(cost);
  }
});

test("a review that nobody waits for any more ends", async () => {
  const { replay } = await someGame();
  const leaving = new AbortController();
  const reviewing = reviewGame(replay, OPTIONS, { signal: leaving.signal, onPly: () => leaving.abort() });
  await expect(reviewing).rejects.toMatchObject({ name: "AbortError" });
});

test("a game without moves has nothing to review", async () => {
  const replay = await readReplay('[Variant "classic"]\n[Seats "orange green"]\n\n');
  expect(await reviewGame(replay, OPTIONS)).toMatchObject({ plies: [], accuracy: { orange: 1, green: 1 } });
});

function sum(figures: Readonly<Record<string, number>>): number {
  return Object.values(figures).reduce((total, one) => total + one, 0);
}
