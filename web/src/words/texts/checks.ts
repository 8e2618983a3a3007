/** Checks whether a goal and a lake make a puzzle. */

import type { Cell } from "../../geometry/cell";
import { type Box, isAtShore, zoneIn } from "./box";
import { InvalidPuzzle } from "./errors";
import { type Facts, textOfArch } from "./facts";
import { type Goal, hasOpponents, hasPartner, textOfGoal } from "./goal";
import { quotedStart } from "./quoted";

/** Check that the line ends with one of its colours. */
export function checkColour({ monsters, turn }: Facts): void {
  const colours = monsters.map(({ colour }): string => colour);
  if (turn === null || !colours.includes(turn))
    throw new InvalidPuzzle(
      `expected the colour to move at the end (${colours.join(", ")}), got ${quotedStart(turn ?? "", 20)}`,
    );
}

/** Check that the person has something to place, and has opponents or a partner if the goal needs them. */
export function checkMovers(goal: Goal, facts: Facts): void {
  const movers = facts.monsters.map(({ colour }): string => colour).filter((_, seat) => facts.reserves[seat]?.length);
  const { turn } = facts;
  if (turn === null || !movers.includes(turn)) throw new InvalidPuzzle(`${turn} has nothing to place`, "nothing-given");
  const others = movers.filter((colour) => colour !== turn);
  const text = textOfGoal(goal);
  if (hasPartner(goal) && others.length !== 1)
    throw new InvalidPuzzle(
      `the goal ${text} needs exactly one more monster with segments to place, got ${others.length}`,
      "no-partner",
    );
  if (!hasOpponents(goal) && !hasPartner(goal) && others.length)
    throw new InvalidPuzzle(`only ${turn} moves under the goal ${text}, so ${others[0]} has no segments`);
  if (hasOpponents(goal) && !others.length)
    throw new InvalidPuzzle(`the goal ${text} needs an opponent with segments to place`, "no-opponent");
}

/** Check that every rock is in open water, and only once. */
export function checkRocks(facts: Facts, box: Box): void {
  for (const rock of facts.rocks) {
    checkOpen(facts, box, rock, "a rock", "rock");
    if (facts.rocks.filter((other) => other === rock).length > 1)
      throw new InvalidPuzzle(`there are two rocks on ${rock}`);
  }
}

/** Check that a cell is part of the lake and empty. */
function checkOpen(facts: Facts, box: Box, cell: Cell, what: string, flaw: string): void {
  const seats = facts.monsters.length;
  if (zoneIn(box, cell) > seats)
    throw new InvalidPuzzle(`${what} on ${cell} is outside the lake of ${seats} seats`, flaw);
  const arch = facts.monsters.flatMap(({ arches }) => arches).find(({ cells }) => cells.includes(cell));
  if (arch) throw new InvalidPuzzle(`${what} on ${cell} is in the way of ${textOfArch(arch)}`, flaw);
}

/** Check that the person's monster is not at the shore yet. */
function checkAway({ monsters, turn }: Facts, box: Box): void {
  const arches = monsters.find(({ colour }) => colour === turn)?.arches ?? [];
  const feet = arches.flatMap(({ tailward, headward }) => [tailward, headward]);
  const foot = feet.find((cell) => isAtShore(box, cell, monsters.length));
  if (foot) throw new InvalidPuzzle(`${turn} is at the shore already, on ${foot}`, "at-the-shore");
}

/** Check that the goal fits the lake and the segments. */
export function checkGoal(goal: Goal, facts: Facts, box: Box): void {
  if (goal.cell) {
    checkOpen(facts, box, goal.cell, "the mark", "mark");
    if (facts.rocks.includes(goal.cell)) throw new InvalidPuzzle(`the mark on ${goal.cell} is a rock`, "mark");
  }
  if (goal.kind === "escape") checkAway(facts, box);
  const seat = facts.monsters.findIndex(({ colour }) => colour === facts.turn);
  const given = facts.reserves[seat]?.length ?? 0;
  if (goal.kind === "some" && goal.number >= given)
    throw new InvalidPuzzle(`expected fewer than ${given} segments to place, got ${goal.number}`, "too-few-given");
  if (goal.kind === "head" && goal.number > 6)
    throw new InvalidPuzzle(`expected a height from 1 to 6, got ${goal.number}`);
}
