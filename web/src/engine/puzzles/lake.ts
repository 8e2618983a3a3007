/** The lake of the puzzle editor. */

import { IllegalMove } from "../../words/texts/errors";
import { type Puzzle, readLake, writeLake } from "../../words/texts/puzzle";
import type { Drawn } from "../api";
import { ROW } from "../kernels/layout";
import type { Position, Rules } from "../kernels/rules";
import { checking } from "./prove";

/** Place a segment, if there is one, on a lake's line: variant, seats, rocks, the colour being placed. */
export function draw(rules: Rules, text: string, move: string): Drawn {
  const lake = readLake(text, rules.box, checking(rules));
  const position = positionOf(rules, lake);
  try {
    const after = move ? rules.play(position, move) : position;
    const line = writeLake(lake, after.facts.monsters);
    const next = move ? positionOf(rules, readLake(line, rules.box, checking(rules))) : position;
    return { lake: line, moves: rules.legalMoves(next), refused: null };
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error;
    const line = writeLake(lake, lake.facts.monsters);
    return { lake: line, moves: rules.legalMoves(position), refused: error.reason };
  }
}

/** The position; a monster that is not on the lake yet may start. */
function positionOf(rules: Rules, { facts }: Puzzle): Position {
  const position = rules.of(facts);
  const seat = facts.monsters.findIndex(({ colour }) => colour === facts.turn);
  if (facts.monsters[seat]?.arches.length) return position;
  const row = position.row.slice();
  row[ROW.placed.at] = facts.monsters.length - 1;
  return { ...position, row };
}
