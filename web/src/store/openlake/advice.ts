/** What the engine makes of the position in sight: it thinks in a worker, as long as somebody wants it to. */

import { create } from "zustand";
import { persist } from "zustand/middleware";
import { askOf } from "../../answers/engine";
import type { Analysis } from "../../engine/api";
import { type Box, lineOfBox } from "../../words/texts/box";
import { forgivingStorage } from "../device/storage";
import { useLake } from "./lake";
import { twigAt } from "./tree";

/** Seconds that it thinks; 0 is off. */
export const TIMES = [0, 1, 5, 20] as const;
export type Seconds = (typeof TIMES)[number];

interface Advice {
  readonly line: string; // the position it is about
  readonly analysis: Analysis | null;
  readonly isThinking: boolean;
  readonly isDone: boolean; // it has thought as long as it should
  readonly simulations: number; // so far
}

const NOTHING: Advice = { line: "", analysis: null, isThinking: false, isDone: false, simulations: 0 };
const GLANCE = 0.5; // seconds: something to look at while it thinks on
const MOST_KNOWN = 200;

export const useAdvice = create<Advice>(() => NOTHING);

/** How long the engine thinks, kept on the device. */
export const useThinking = create<{ readonly seconds: Seconds }>()(
  persist((): { readonly seconds: Seconds } => ({ seconds: 1 }), {
    name: "blockness-thinking",
    storage: forgivingStorage(),
    merge: (kept) => ({ seconds: TIMES.find((one) => one === (kept as { seconds?: unknown })?.seconds) ?? 1 }),
  }),
);

const known = new Map<string, Analysis>(); // by position, box and seconds
let thinking: AbortController | null = null;

/** Follow whatever is in sight, until the screen is left. */
export function startAdvising(): () => void {
  const follow = () => void advise();
  const stops = [
    useLake.subscribe(({ lake }, before) => {
      const was = before.lake;
      if (lake?.tree !== was?.tree || lake?.here !== was?.here) follow();
    }),
    useThinking.subscribe(follow),
  ];
  follow();
  return () => {
    for (const stop of stops) stop();
    thinking?.abort();
    thinking = null;
    useAdvice.setState(NOTHING);
  };
}

/** Think about the position in sight, unless that is under way or done. */
async function advise(): Promise<void> {
  const { lake } = useLake.getState();
  const { seconds } = useThinking.getState();
  const line = lake ? twigAt(lake.tree, lake.here).line : "";
  const { line: before, isThinking, isDone } = useAdvice.getState();
  const isSame = line === before && seconds === thought;
  if (isSame && (isThinking || isDone)) return;
  stopThinking();
  thought = seconds;
  useAdvice.setState({ ...NOTHING, line });
  if (lake && seconds) await think(line, lake.box, seconds);
}

let thought: Seconds = 0; // how long it was last asked to think

async function think(line: string, box: Box, seconds: Seconds): Promise<void> {
  const mine = new AbortController();
  thinking = mine;
  const keyOf = (time: number) => `${line} ${lineOfBox(box)} ${time}`;
  const found = known.get(keyOf(seconds));
  if (found) return useAdvice.setState({ analysis: found, isDone: true, simulations: found.simulations });
  useAdvice.setState({ isThinking: true });
  try {
    for (const time of seconds > GLANCE * 2 ? [GLANCE, seconds] : [seconds]) {
      const analysis = await askOf(box)(
        "analyse",
        line,
        { seconds: time },
        {
          signal: mine.signal,
          onProgress: ({ done }) => thinking === mine && useAdvice.setState({ simulations: done }),
        },
      );
      if (thinking !== mine) return;
      if (known.size > MOST_KNOWN) known.clear();
      known.set(keyOf(time), analysis);
      useAdvice.setState({ analysis, simulations: analysis.simulations });
      if (analysis.proved && analysis.moves.length < 2) break;
    }
    useAdvice.setState({ isThinking: false, isDone: true });
  } catch (error) {
    if (!mine.signal.aborted) console.error(error);
    if (thinking === mine) useAdvice.setState({ isThinking: false, isDone: true });
  }
}

/** Leave it at what was found so far. */
export function stopThinking(): void {
  thinking?.abort();
  thinking = null;
  useAdvice.setState({ isThinking: false, isDone: true });
}
