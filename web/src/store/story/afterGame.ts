/** A game that has just ended is looked at while people still talk about it: its story is ready when they ask. */

import { replayOfGame } from "../../answers/replay";
import type { State } from "../../protocol";
import { tellStory } from "./story";

/** `you`: the seats of this device's people; nobody waits for it where there are none. */
export async function lookBackAt(state: State, you: readonly number[]): Promise<void> {
  const { variant, seats, first, moves, box, phase } = state;
  if (phase !== "over" || !you.length) return;
  const colours = seats.map(({ colour }) => colour);
  const names = Object.fromEntries(seats.map(({ colour, name }) => [colour, name]));
  const order = [...colours.slice(first), ...colours.slice(0, first)];
  const replay = await replayOfGame({ variant, colours: order, names, moves, box }).catch(() => null);
  const yours = colours.filter((_, seat) => you.includes(seat));
  if (replay?.winners.length) await tellStory(replay, yours);
}
