/** Solves the host's puzzle in a worker: it tries one text after another until a hash is rare enough. */

import { firstWord } from "./firstWord";
import type { FromSolver, Puzzle } from "./solve";

const EVERY = 20_000; // tries between two reports

const page = self as unknown as { postMessage(message: FromSolver): void };

self.onmessage = ({ data: { at, bits, salt } }: MessageEvent<Puzzle & { salt: string }>) => {
  for (let tries = 0; ; tries++) {
    const stamp = `${at}-${salt}${tries.toString(36)}`;
    if (firstWord(stamp) >>> (32 - bits) === 0) return page.postMessage({ stamp });
    if (tries % EVERY === 0) page.postMessage({ tries });
  }
};
