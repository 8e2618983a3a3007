/** Games that were opened on this device, to be opened again without the network. */

import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { Replay, Step } from "../../answers/replay";

export interface Kept {
  readonly code: string;
  readonly game: number;
  readonly replay: Replay;
}

const MOST = 6; // some 15 KB each

export const useKeptReplays = create<{ readonly kept: readonly Kept[] }>()(
  persist((): { readonly kept: readonly Kept[] } => ({ kept: [] }), {
    name: "blockness-replays",
    merge: (found) => ({ kept: soundOnes(found) }),
  }),
);

/** The games that a device has kept, without those that are spoilt. */
export function soundOnes(found: unknown): readonly Kept[] {
  const { kept } = (found ?? {}) as { readonly kept?: unknown };
  return Array.isArray(kept) ? kept.filter(isSound) : [];
}

function isSound(found: Partial<Kept> | null): boolean {
  const { start, steps, colours, winners, headers } = found?.replay ?? {};
  const isNamed = typeof found?.code === "string" && typeof found.game === "number";
  const hasLists = Array.isArray(colours) && Array.isArray(winners) && Array.isArray(steps);
  return isNamed && hasLists && typeof start === "string" && typeof headers === "object" && steps.every(isStep);
}

function isStep(found: Partial<Step> | null): boolean {
  const texts = [found?.colour, found?.move, found?.position, found?.comment];
  return texts.every((text) => typeof text === "string") && Array.isArray(found?.passed);
}

export function keepReplay(code: string, game: number, replay: Replay): void {
  useKeptReplays.setState(({ kept }) => ({
    kept: [{ code, game, replay }, ...kept.filter((one) => one.code !== code || one.game !== game)].slice(0, MOST),
  }));
}

export function keptReplay(code: string, game: number): Replay | null {
  return useKeptReplays.getState().kept.find((one) => one.code === code && one.game === game)?.replay ?? null;
}
