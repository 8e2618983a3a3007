/** What happened at a move, in sentences that were found true. */

import type { ReviewedPly } from "../../answers/review";
import type { Sitter } from "../../words/people";
import { remarkText } from "../../words/remarks";
import { type Say, useSay } from "../../words/say";
import type { Names } from "./figures";

interface WordsOfProps {
  readonly found: ReviewedPly;
  readonly names: Names;
  readonly isOpen: boolean; // otherwise the better move is not given away
}

export function WordsOf({ found, names, isOpen }: WordsOfProps) {
  const say = useSay();
  const table = Object.entries(names).map(([colour, name]): Sitter => ({ colour, kind: "person", name, level: "" }));
  return found.words.map((remark) => (
    <p key={`${remark.key} ${remark.details["colour"]}`} className="story-words">
      {remarkText(isOpen ? say : discreet(say), remark, table)}
    </p>
  ));
}

/** Says the same without naming the move: others may want to find it. */
function discreet(say: Say): Say {
  return (key, details) => (key === "remark-move" ? say("story-a-better-move") : say(key, details));
}
