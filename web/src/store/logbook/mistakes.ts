/** The moves of this device's people that are worth a second try, kept until each was solved twice. */

import { create } from "zustand";
import { persist } from "zustand/middleware";
import { forgivingStorage } from "../device/storage";

/** A lake on which somebody gave something away. */
export interface Mistake {
  readonly position: string; // before the move
  readonly box: string; // on one line; empty for the usual one
  readonly colour: string; // whose move it was
  readonly name: string; // of that person
  readonly move: string;
  readonly best: string;
  readonly cost: number;
  readonly at: number; // when it was found, in milliseconds
  readonly solved: number; // how many times
  readonly due: number; // when it is offered again, in milliseconds
}

interface Mistakes {
  readonly mistakes: readonly Mistake[]; // the last found first
}

const KEPT_AS = "blockness-mistakes";
const MOST = 200; // some 400 bytes each; the oldest are forgotten
const ENOUGH = 2; // solved that often, it is put away
const LATER = 18 * 3_600_000; // ms: tomorrow, even for whoever gets up early
const MOVE = /^[SHT][a-p]\d{1,2}[a-p]\d{1,2}(\/\d)?$/;

export const useMistakes = create<Mistakes>()(
  persist((): Mistakes => ({ mistakes: [] }), {
    name: KEPT_AS,
    storage: forgivingStorage(),
    merge: (kept) => ({ mistakes: sensibleMistakes(fields(kept)["mistakes"]) }),
  }),
);

// This tab must not overwrite what another one has kept.
addEventListener("storage", ({ key }) => {
  if (key === KEPT_AS) void useMistakes.persist.rehydrate();
});

/** One and the same, whichever game it was found in. */
function keyOf({ position, move, box }: Pick<Mistake, "position" | "move" | "box">): string {
  return `${position} ${move} ${box}`;
}

/** Keep what is new; what is known stays as it is, and so does what was put away. */
export function keepMistakes(found: readonly Mistake[]): void {
  useMistakes.setState(({ mistakes }) => {
    const known = new Set(mistakes.map(keyOf));
    const fresh = found.filter((one) => !known.has(keyOf(one)));
    return fresh.length ? { mistakes: [...fresh, ...mistakes].slice(0, MOST) } : {};
  });
}

/** Solved, and so offered again tomorrow or put away; with the place shown it does not count. */
export function noteSolved(solved: Mistake, isOwnWork: boolean, now = Date.now()): void {
  const key = keyOf(solved);
  useMistakes.setState(({ mistakes }) => ({
    mistakes: mistakes.map((one) =>
      keyOf(one) === key ? { ...one, solved: one.solved + Number(isOwnWork), due: now + LATER } : one,
    ),
  }));
}

/** How often it was solved so far; null if it is nobody's of this device. */
export function timesSolved(mistakes: readonly Mistake[], wanted: Mistake): number | null {
  return mistakes.find((one) => keyOf(one) === keyOf(wanted))?.solved ?? null;
}

/** Those to be solved still. */
export function openOnes(mistakes: readonly Mistake[]): readonly Mistake[] {
  return mistakes.filter(({ solved }) => solved < ENOUGH);
}

/** Those to be solved now, the one that waited longest first. */
export function dueOnes(mistakes: readonly Mistake[], now = Date.now()): readonly Mistake[] {
  return openOnes(mistakes)
    .filter(({ due }) => due <= now)
    .sort((a, b) => a.due - b.due || b.cost - a.cost);
}

/** Two devices' in one; of what both have, whichever was solved more often. */
export function joinedMistakes(here: readonly Mistake[], there: readonly Mistake[]): readonly Mistake[] {
  const found = new Map<string, Mistake>();
  for (const one of [...here, ...there]) {
    const before = found.get(keyOf(one));
    if (!before || before.solved < one.solved) found.set(keyOf(one), one);
  }
  return [...found.values()].sort((a, b) => b.at - a.at).slice(0, MOST);
}

/** Whatever makes sense of what was kept, by another version or in a file; the rest is forgotten. */
export function sensibleMistakes(kept: unknown): readonly Mistake[] {
  return joinedMistakes(
    [],
    (Array.isArray(kept) ? kept : []).map(sensibleMistake).filter((one) => one !== null),
  );
}

function sensibleMistake(kept: unknown): Mistake | null {
  const { position, box, colour, name, move, best, cost, at, solved, due } = fields(kept);
  const isMove = (text: unknown): text is string => typeof text === "string" && MOVE.test(text);
  if (typeof position !== "string" || typeof box !== "string" || !isMove(move) || !isMove(best)) return null;
  if (typeof colour !== "string" || position.length + box.length > 2000) return null;
  if (typeof cost !== "number" || typeof at !== "number" || typeof solved !== "number" || typeof due !== "number")
    return null;
  return {
    position,
    box,
    colour,
    name: typeof name === "string" ? name.slice(0, 40) : "",
    move,
    best,
    cost,
    at,
    solved,
    due,
  };
}

function fields(kept: unknown): Record<string, unknown> {
  return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
}
