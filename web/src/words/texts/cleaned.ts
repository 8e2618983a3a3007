/** A text of somebody's on one line, without what cannot be seen: controls, direction marks, disguised blanks. */

import { BLANK, wordsOf } from "./quoted";

const EMPTY = new RegExp(`${BLANK}|\\p{Cc}|[\\u115f\\u1160\\u2800\\u3164\\uffa0]`, "gu"); // fillers among them
const HIDDEN = /[\p{C}\p{Z}]/gu;

export function cleaned(text: string): string {
  const words = wordsOf(text.replace(EMPTY, " "));
  return words
    .map((word) => word.replace(HIDDEN, ""))
    .filter(Boolean)
    .join(" ");
}
