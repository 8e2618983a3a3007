/** The engine for tests: the real one, on this thread; `vi.mock("…/engine/page", () => import("…/tests/enginePage"))`. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Ask, Engine } from "../src/engine/api";
import { loadEngine } from "../src/engine/library";

const FILE = join(import.meta.dirname, "../../src/blockness/engine/built/engine.wasm");
let engine: Promise<Engine> | null = null;
let failure: Error | null = null;

/** Make the engine fail from now on, or stop failing. */
export function failWith(error: Error | null): void {
  failure = error;
}

export async function rules(): Promise<Engine> {
  if (failure) throw failure;
  engine ??= loadEngine({ wasm: readFileSync(FILE) });
  return engine;
}

export async function rulesOf(box: string): Promise<Engine> {
  if (failure) throw failure;
  return loadEngine({ wasm: readFileSync(FILE), box });
}

export const ask: Ask = async (task, text, options, { signal } = {}) => {
  const found = await rules();
  await new Promise((resolve) => setTimeout(resolve)); // a worker never answers at once
  signal?.throwIfAborted();
  const answer = found[task] as (text: string, options: unknown) => never;
  return answer(text, options);
};
