/** A lake to try things on, for lessons and examples. Nothing is kept. */

import { type Choice, choicesOf } from "../geometry/choices";
import { USUAL } from "../words/texts/box";
import type { Reason } from "../words/texts/errors";
import { readLine, writeLine } from "../words/texts/line";
import { rules } from "./engine";
import { passedBetween } from "./passed";
import { understood } from "./refusals";

/** The position after the move, or the same one and why the move was refused; and what may follow. */
export interface Tried {
  readonly position: string;
  readonly choices: readonly Choice[];
  readonly passed: readonly string[]; // colours that had to pass after the move
  readonly refused: Reason | null;
  readonly blocked: readonly string[]; // colours that have segments left and can place none
  readonly winners: readonly string[]; // when it is over
}

/** Play a move on a position, if there is one. */
export async function tryMove(position: string, move = ""): Promise<Tried> {
  const engine = await rules();
  return understood(() => {
    const before = writeLine(readLine(position, USUAL), USUAL);
    const refused = move ? engine.whyNot(before, move) : null;
    const after = move && !refused ? engine.play(before, move) : before;
    const { monsters, reserves, turn } = readLine(after, USUAL);
    const mobility = engine.mobility(after);
    const hasStarted = monsters.every(({ arches }) => arches.length); // whoever has not can start
    const isBlocked = (seat: number) => hasStarted && reserves[seat]?.length && !mobility[seat];
    const first = turn === null ? engine.standings(after).filter(({ rank }) => rank === 1) : [];
    return {
      position: after,
      choices: choicesOf(engine.legalMoves(after)),
      passed: after === before ? [] : passedBetween(before, after),
      refused,
      blocked: monsters.filter((_, seat) => isBlocked(seat)).map(({ colour }) => colour),
      winners: first.map(({ colour }) => colour),
    };
  });
}
