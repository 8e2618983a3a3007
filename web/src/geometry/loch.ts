/** The loch from end to end: each chapter of the puzzles is a place on it. */

export const CHAPTERS = [
  "first",
  "turn-back",
  "stairs",
  "over-two",
  "last-gap",
  "tail-first",
  "tall-head",
  "expert-leap",
  "blocking",
] as const;
export type Chapter = (typeof CHAPTERS)[number];

export function isChapter(text: string): text is Chapter {
  return (CHAPTERS as readonly string[]).includes(text);
}
