/** What a puzzle asks for. */

import type { Cell } from "../../geometry/cell";
import { CELL } from "./cell";
import { InvalidPuzzle } from "./errors";
import { quotedStart } from "./quoted";

export type Kind = "all" | "some" | "reach" | "head" | "escape" | "together" | "block" | "win";

export interface Goal {
  readonly kind: Kind;
  readonly number: number; // segments to place, the head's height, or moves
  readonly cell: Cell | null; // where a foot must stand; in any goal but `reach` it is a second goal
}

/** What a goal's sentence mentions: puzzle-goal-KIND in the locales. */
export interface GoalFigures {
  readonly kind: Kind;
  readonly count: number; // segments or turns
  readonly given: number; // segments
  readonly perch: number;
  readonly cell: Cell | null;
}

const GOAL = new RegExp(
  `^(?:(escape|together)|reach:(${CELL})|(?:grow:all|(some|head|block|win):([1-9]))(?:\\+reach:(${CELL}))?)$`,
);

/** Read a goal like `grow:all`, `some:4`, `reach:d6` or `win:3`; two at once are joined, `grow:all+reach:d6`. */
export function readGoal(text: string): Goal {
  const found = GOAL.exec(text);
  if (!found)
    throw new InvalidPuzzle(
      `expected a goal like grow:all, some:4, reach:d6, head:5, escape, together, block:2 or win:3, got ${quotedStart(text, 40)}`,
    );
  const [, plain, alone, kind, number, cell] = found;
  if (plain) return { kind: plain as Kind, number: 0, cell: null };
  if (alone) return { kind: "reach", number: 0, cell: alone };
  return { kind: (kind ?? "all") as Kind, number: Number(number ?? 0), cell: cell ?? null };
}

export function textOfGoal({ kind, number, cell }: Goal): string {
  if (kind === "escape" || kind === "together") return kind;
  const first = kind === "all" ? "grow:all" : `${kind}:${number}`;
  const reach = `reach:${cell}`;
  return kind === "reach" ? reach : cell ? `${first}+${reach}` : first;
}

/** Whether the other monsters move too. */
export function hasOpponents({ kind }: Goal): boolean {
  return kind === "block" || kind === "win";
}

/** Whether the person plays a second monster. */
export function hasPartner({ kind }: Pick<Goal, "kind">): boolean {
  return kind === "together";
}

/** The numbers in a goal's sentence, for somebody who may place that many segments. */
export function figuresOf({ kind, number, cell }: Goal, given: number): GoalFigures {
  return { kind, count: kind === "all" ? given : number, given, perch: number, cell };
}
