/** Facts about a move, in sentences. */

import { nameAt, type Sitter } from "./people";
import type { Details, Say } from "./say";
import { moveText } from "./sentences";

/** A fact that a review found; its details name colours and moves. */
interface Remark {
  readonly key: string;
  readonly details: Readonly<Record<string, string | number>>;
}

export function remarkText(say: Say, { key, details }: Remark, table: readonly Sitter[]): string {
  const { colour, other, move } = details;
  const words: Details = { ...details, name: nameAt(say, table, String(colour)) };
  if (other !== undefined) words["other"] = nameAt(say, table, String(other));
  if (move !== undefined) words["move"] = say("remark-move", { move: moveText(say, String(move)) });
  return say(`remark-${key}`, words);
}
