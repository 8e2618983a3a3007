/** A second try at a move: whether it keeps what the best one keeps, and what would have followed. */

import { type Box, USUAL } from "../words/texts/box";
import { askOf, rulesOf, until } from "./engine";

/** What a try is worth to whoever makes it, next to the best move. */
export interface Verdict {
  readonly share: number; // of the victory, after the try
  readonly best: number; // after the best move
  readonly proved: boolean;
  readonly keeps: boolean; // as good as the best, or nearly: a review would not mark it
}

/** One more move of the engine's, and the position after it. */
export interface Followed {
  readonly move: string;
  readonly colour: string;
  readonly position: string;
}

export const SIMULATIONS = 20_000; // for each position, here and in the reviews of the page
const LIMIT = { simulations: SIMULATIONS, nodes: 200_000 };
const MOST = 8; // moves: two rounds of four

/** Judge a try as a review of the game would have. */
export async function judgeTry(
  position: string,
  move: string,
  box: Box = USUAL,
  signal?: AbortSignal,
): Promise<Verdict> {
  const engine = await rulesOf(box);
  const [ask, asking] = [askOf(box), until(signal)];
  const end = engine.play(position, move);
  const [before, after] = await Promise.all([
    ask("analyse", position, LIMIT, asking),
    ask("analyse", end, LIMIT, asking),
  ]);
  const judged = await ask("judge", position, { ...LIMIT, ply: 1, move, end, before, after }, asking);
  const share = judged.shares[judged.colour] ?? 0;
  const proved = judged.proved && (judged.cost === 0 || judged.by === "proof");
  return { share, best: share + judged.cost, proved, keeps: judged.judgement === "" };
}

/** Let the engine play on for everybody, one move after another. */
export async function* playOn(position: string, box: Box = USUAL, signal?: AbortSignal): AsyncGenerator<Followed> {
  const engine = await rulesOf(box);
  let line = position;
  for (let i = 0; i < MOST && !line.endsWith(" over"); i++) {
    const { moves } = await askOf(box)("analyse", line, LIMIT, until(signal));
    const move = moves[0]?.move;
    if (move === undefined) return;
    const colour = line.slice(line.lastIndexOf(" ") + 1);
    line = engine.play(line, move);
    yield { move, colour, position: line };
  }
}
