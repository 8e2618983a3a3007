/** New lakes to explore: empty, from a position line, from a record, or from a link. Nothing that is open is lost. */

import { create } from "zustand";
import { readLake, recordFrom } from "../../answers/openLake";
import { newId } from "../../link/id";
import { Problem, problemOf } from "../../problem";
import { hashOf, textIn } from "../../table/carried";
import { seedOf } from "../../table/seed";
import { coloursIn } from "../../words/texts/record";
import { go, goInstead } from "../device/route";
import { keepLake, lakeNamed } from "./keptLakes";
import { followed, pathTo, treeOf } from "./tree";

/** Why nothing was opened. */
export const useOpening = create<{ readonly problem: Problem | null }>(() => ({ problem: null }));

/** The address of a lake: all of it, and the position in sight. */
export function lakePath(text: string, path = ""): string {
  return `/lake${path ? `?at=${path}` : ""}#${hashOf(text)}`;
}

/** Open what somebody has pasted: a position line or a record. */
export async function openText(text: string): Promise<void> {
  await tryOpening(async () => {
    const trimmed = text.trim();
    const id = newId().slice(0, 12);
    await take(trimmed.startsWith("[") ? text : await recordFrom(trimmed.replace(/\s+/g, " ")), id, "");
    go(`/lake/${id}`);
  });
}

/** Go on from a position, such as a puzzle's; the same one leads to the same lake. */
export async function explorePosition(line: string): Promise<void> {
  go(lakePath(await recordFrom(line)));
}

/** Open an empty lake. */
export function openEmpty(variant: string, colours: readonly string[]): Promise<void> {
  return openText([variant, ...colours.map((colour) => `${colour}:-`), colours[0]].join(" "));
}

/** Open what came in a link; the same link leads to the same lake, with whatever was tried there since. */
export async function openLink(hash: string, search: string): Promise<void> {
  await tryOpening(async () => {
    const text = textIn(hash);
    if (text === null) throw new Problem("spoilt-lake");
    const id = `link${seedOf(text)}`;
    await take(lakeNamed(id)?.text ?? text, id, new URLSearchParams(search).get("at") ?? "").catch(unlessSpoilt);
    goInstead(`/lake/${id}`);
  });
}

/** A text that is no record at all is a link that lost something on its way. */
function unlessSpoilt(error: unknown): never {
  const isForeign = error instanceof Problem && error.code === "invalid-record" && error.details["ply"] === undefined;
  throw isForeign ? new Problem("spoilt-lake") : error;
}

async function take(text: string, id: string, path: string): Promise<void> {
  const { record } = await readLake(text);
  const tree = treeOf(record);
  const here = pathTo(tree, followed(tree, path));
  const colours = coloursIn(record.positions[0] ?? "");
  keepLake({ id, at: Date.now(), text, path: here, colours, count: tree.twigs.size - 1 });
}

async function tryOpening(open: () => Promise<void>): Promise<void> {
  useOpening.setState({ problem: null });
  try {
    await open();
  } catch (error) {
    useOpening.setState({ problem: problemOf(error) });
  }
}
