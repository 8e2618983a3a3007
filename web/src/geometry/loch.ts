/** The loch from end to end: each chapter of the puzzles is a place on it. */

import { CHAPTERS } from "../box";

export { CHAPTERS };
export type Chapter = (typeof CHAPTERS)[number];

export function isChapter(text: string): text is Chapter {
  return (CHAPTERS as readonly string[]).includes(text);
}
