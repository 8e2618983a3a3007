/** What people and computers at a table are called, in sentences that name them. */

import type { Say } from "./say";

/** Whoever sits in a seat. */
export interface Sitter {
  readonly colour: string;
  readonly kind: "person" | "computer" | "open";
  readonly name: string; // of a person
  readonly level: string; // of a computer
}

/**
 * A person's name, or the colour of somebody without one. A computer is called after its level; where several of one
 * level play, each has a name of its own.
 */
export function nameOf(say: Say, sitter: Sitter, table: readonly Sitter[]): string {
  if (sitter.kind === "open") return say("seat-open");
  if (sitter.kind === "person") return sitter.name || say("monster", { colour: sitter.colour });
  const alike = table.filter(({ kind, level }) => kind === "computer" && level === sitter.level);
  return alike.length > 1
    ? say("computer-name", { colour: sitter.colour })
    : say("level-name", { level: sitter.level });
}

/** Whether a computer goes by a name that does not tell its level. */
export function hidesLevel(say: Say, sitter: Sitter, table: readonly Sitter[]): boolean {
  return sitter.kind === "computer" && nameOf(say, sitter, table) !== say("level-name", { level: sitter.level });
}

/** Whose turn it is; a colour that stands for a name has a sentence of its own. */
export function turnText(say: Say, sitter: Sitter, table: readonly Sitter[]): string {
  const { colour } = sitter;
  const name = nameOf(say, sitter, table);
  return name === say("monster", { colour }) ? say("turn", { colour }) : say("turn-of", { name });
}

/** The name of a colour's seat. */
export function nameAt(say: Say, table: readonly Sitter[], colour: string): string {
  const sitter = table.find((one) => one.colour === colour);
  return sitter ? nameOf(say, sitter, table) : say("monster", { colour });
}

/** Several names in one sentence: "Ann, Ben and Leo". */
export function listed(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
