/** Games that were opened on this device, to be opened again without the network. */

import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { Replay } from "../../answers/replay";

export interface Kept {
  readonly code: string;
  readonly game: number;
  readonly replay: Replay;
}

const MOST = 6; // some 15 KB each

export const useKeptReplays = create<{ readonly kept: readonly Kept[] }>()(
  persist((): { readonly kept: readonly Kept[] } => ({ kept: [] }), { name: "blockness-replays" }),
);

export function keepReplay(code: string, game: number, replay: Replay): void {
  useKeptReplays.setState(({ kept }) => ({
    kept: [{ code, game, replay }, ...kept.filter((one) => one.code !== code || one.game !== game)].slice(0, MOST),
  }));
}

export function keptReplay(code: string, game: number): Replay | null {
  return useKeptReplays.getState().kept.find((one) => one.code === code && one.game === game)?.replay ?? null;
}
