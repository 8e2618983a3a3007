/** The engine or, if there is none, a problem that the page has a sentence for. */

import type { Ask, Asking, Engine } from "../engine/api";
import * as page from "../engine/page";
import { Problem } from "../problem";
import { type Box, lineOfBox, textOfBox, USUAL } from "../words/texts/box";

export function rules(): Promise<Engine> {
  return page.rules().catch(explain);
}

/** The rules of any box. */
export function rulesOf(box: Box): Promise<Engine> {
  return isUsual(box) ? rules() : page.rulesOf(textOfBox(box)).catch(explain);
}

function isUsual(box: Box): boolean {
  return lineOfBox(box) === lineOfBox(USUAL);
}

function explain(): never {
  if (typeof WebAssembly !== "object") throw new Problem("no-engine");
  throw new Problem("no-network"); // the module comes over it once
}

export const NODES = 1_000_000; // positions for one search: a few seconds

export function until(signal: AbortSignal | undefined): Asking {
  return signal ? { signal } : {};
}

/** Search for something in a worker. */
export const ask: Ask = async (...question) => {
  await rules(); // if there is no engine, this says so
  return page.ask(...question);
};

/** The same by the rules of any box. */
export function askOf(box: Box): Ask {
  if (isUsual(box)) return ask;
  return (task, text, options, asking) => ask(task, text, options, { ...asking, box: textOfBox(box) });
}
