/** The puzzle that a host may set before a room is made: small for a page, tedious for whoever makes rooms by the thousand. */

import { Problem } from "../../problem";
import { newId } from "../id";

/** A text is wanted that begins with a time and whose SHA-256 hash begins with that many zero bits. */
export interface Puzzle {
  readonly at: number;
  readonly bits: number;
}

export type FromSolver = { readonly stamp: string } | { readonly tries: number };

/** Solve it in a worker; `onShare` hears how likely it was to be solved by now. */
export function solve(puzzle: Puzzle, onShare: (share: number) => void): Promise<string> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const solved = new Promise<string>((resolve, reject) => {
    worker.onerror = () => reject(new Problem("no-network")); // its file did not come
    worker.onmessage = ({ data }: MessageEvent<FromSolver>) => {
      if ("stamp" in data) resolve(data.stamp);
      else onShare(1 - Math.exp(-data.tries / 2 ** puzzle.bits));
    };
  });
  worker.postMessage({ ...puzzle, salt: newId().slice(0, 12) }); // others solve the puzzle of this second, too
  return solved.finally(() => worker.terminate());
}
