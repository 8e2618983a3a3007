/**
 * What each puzzle cost until it was solved: tries, steps back, time. It says how hard puzzles are for people, stays on
 * the device, and leaves it only as a file that somebody chooses to give away.
 */

import { create } from "zustand";
import { persist } from "zustand/middleware";

interface Effort {
  readonly tries: number; // how often a first move was made
  readonly undos: number;
  readonly seconds: number; // with the puzzle in sight
  readonly hinted: boolean;
  readonly solved: boolean; // nothing is noted after that
}

interface Efforts {
  readonly efforts: Readonly<Record<string, Effort>>; // by the puzzle's name
}

const KEPT_AS = "blockness-efforts";
const KIND = KEPT_AS;
const MOST = 6000; // there are fewer puzzles
const LONGEST = 300; // seconds that one move may take; longer ones were spent elsewhere
const NONE: Effort = { tries: 0, undos: 0, seconds: 0, hinted: false, solved: false };

export const useEfforts = create<Efforts>()(
  persist((): Efforts => ({ efforts: {} }), { name: KEPT_AS, merge: (kept) => sensibleEfforts(kept) }),
);

addEventListener("storage", ({ key }) => {
  if (key === KEPT_AS) void useEfforts.persist.rehydrate();
});

let since = 0; // when the person began to look at the lake as it is, in milliseconds

/** Time counts from here: a puzzle was opened, or can be seen again. */
export function startWatch(now = Date.now()): void {
  since = now;
}

document.addEventListener("visibilitychange", () => document.hidden || startWatch());

/** Add to what a puzzle cost, and the time since the last step. */
export function noteEffort(
  id: string,
  what: "tried" | "placed" | "undone" | "hinted",
  isSolved = false,
  now = Date.now(),
): void {
  const { efforts } = useEfforts.getState();
  const before = efforts[id] ?? NONE;
  if (!id || before.solved) return;
  const passed = Math.min(LONGEST, Math.max(0, Math.round((now - since) / 1000)));
  const after = {
    tries: before.tries + Number(what === "tried"),
    undos: before.undos + Number(what === "undone"),
    seconds: before.seconds + passed,
    hinted: before.hinted || what === "hinted",
    solved: isSolved,
  };
  since = now;
  useEfforts.setState({ efforts: { ...efforts, [id]: after } });
}

/** The file to give away: puzzles and figures, nothing about the person. */
export function effortsText(): string {
  const efforts = Object.entries(useEfforts.getState().efforts).map(([id, effort]) => ({ id, ...effort }));
  return `${JSON.stringify({ kind: KIND, version: 1, efforts }, null, 1)}\n`;
}

function sensibleEfforts(kept: unknown): Efforts {
  const { efforts } = (kept ?? {}) as { efforts?: unknown };
  const found = Object.entries((efforts ?? {}) as object).flatMap(([id, effort]) =>
    isEffort(effort) ? [[id, effort] as const] : [],
  );
  return { efforts: Object.fromEntries(found.slice(0, MOST)) };
}

function isEffort(kept: unknown): kept is Effort {
  const { tries, undos, seconds, hinted, solved } = (kept ?? {}) as Record<string, unknown>;
  return [tries, undos, seconds].every(Number.isSafeInteger) && typeof hinted === typeof solved && hinted !== undefined;
}
