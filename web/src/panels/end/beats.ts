/** The end in four beats: the last arch rests, what is left is counted, a tie climbs the heads, cameras flash. */

import { useCallback, useEffect, useState } from "react";
import type { State } from "../../protocol";
import { useSettings } from "../../store/device/settings";
import { tiedSeats } from "../../words/victory";

export type Beat = "rest" | "count" | "tie" | "flash" | "done";

/** Seconds, 5.6 in all. */
export const LENGTHS: Readonly<Record<Exclude<Beat, "done">, number>> = { rest: 0.9, count: 1.5, tie: 1.6, flash: 1.6 };

interface Ending {
  readonly game: number; // whose end it is
  readonly beat: Beat;
}

/** Which beat of the end it is, null while the game is on; an end that nobody here saw coming is done already. */
export function useBeats(state: State): Beat | null {
  const isOver = state.phase === "over";
  const [seenOn, setSeenOn] = useState<number | null>(null); // the game that was seen while it was on
  const [ending, setEnding] = useState<Ending | null>(null);
  if (state.phase === "playing" && (seenOn !== state.game || ending)) {
    setSeenOn(state.game);
    setEnding(null);
  }
  if (isOver && ending?.game !== state.game)
    setEnding({ game: state.game, beat: seenOn === state.game && paceOfBeats() > 0 ? "rest" : "done" });
  const beat = isOver ? (ending?.beat ?? "done") : null;
  const hasTie = tiedSeats(state).length > 1;
  const skip = useCallback((event: Event) => {
    const isHeldKey = event instanceof KeyboardEvent && event.repeat; // the key that placed the last arch
    if (!isHeldKey) setEnding((now) => now && { ...now, beat: "done" });
  }, []);
  useEffect(() => {
    if (beat === null || beat === "done") return;
    const next = () => setEnding((now) => now && { ...now, beat: after(beat, hasTie) });
    const timer = setTimeout(next, LENGTHS[beat] * 1000 * paceOfBeats());
    return () => clearTimeout(timer);
  }, [beat, hasTie]);
  const isRunning = beat !== null && beat !== "done";
  useEffect(() => {
    if (!isRunning) return;
    addEventListener("pointerdown", skip);
    addEventListener("keydown", skip);
    return () => {
      removeEventListener("pointerdown", skip);
      removeEventListener("keydown", skip);
    };
  }, [isRunning, skip]);
  return beat;
}

export function after(beat: Beat, hasTie: boolean): Beat {
  if (beat === "rest") return "count";
  if (beat === "count") return hasTie ? "tie" : "flash";
  return beat === "tie" ? "flash" : "done";
}

/** How long the beats are, against the usual; 0 where nothing should move. */
export function paceOfBeats(): number {
  const { animation } = useSettings.getState();
  if (animation === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return animation === "fast" ? 0.5 : 1;
}
