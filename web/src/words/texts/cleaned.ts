/** Somebody's text on one line, without invisible characters: controls, direction marks, disguised blanks. */

import { BLANK, wordsOf } from "./quoted";

const EMPTY = new RegExp(`${BLANK}|\\p{Cc}|[\\u115f\\u1160\\u2800\\u3164\\uffa0]`, "gu"); // including fillers
const HIDDEN = /[\p{C}\p{Z}]/gu;

export function cleaned(text: string): string {
  const words = wordsOf(text.replace(EMPTY, " "));
  return words
    .map((word) => word.replace(HIDDEN, ""))
    .filter(Boolean)
    .join(" ");
}
