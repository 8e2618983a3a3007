/** A lake to try things on, for lessons and examples. Nothing is kept. */

import { type Choice, choicesOf } from "../geometry/choices";
import { type Box, starterHeight, USUAL } from "../words/texts/box";
import type { Reason } from "../words/texts/errors";
import { readLine, writeLine } from "../words/texts/line";
import { rulesOf } from "./engine";
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
export async function tryMove(position: string, move = "", box: Box = USUAL): Promise<Tried> {
  const engine = await rulesOf(box);
  return understood(() => {
    const before = writeLine(readLine(position, box), box);
    const refused = move ? engine.whyNot(before, move) : null;
    const after = move && !refused ? engine.play(before, move) : before;
    const { monsters, reserves, turn } = readLine(after, box);
    const mobility = engine.mobility(after);
    const hasStarted = monsters.every(({ arches }) => arches.length); // whoever has not can start
    const isBlocked = (seat: number) => hasStarted && reserves[seat]?.length && !mobility[seat];
    const first = turn === null ? engine.standings(after).filter(({ rank }) => rank === 1) : [];
    return {
      position: after,
      choices: choicesOf(engine.legalMoves(after), starterHeight(box, turn ?? "")),
      passed: after === before ? [] : passedBetween(before, after, box),
      refused,
      blocked: monsters.filter((_, seat) => isBlocked(seat)).map(({ colour }) => colour),
      winners: first.map(({ colour }) => colour),
    };
  });
}
