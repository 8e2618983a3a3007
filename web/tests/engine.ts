/** The real engine, for tests: the module that the build made. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Ask, Engine, EngineOptions } from "../src/engine/api";
import { makeEngine } from "../src/engine/engine";

const FILE = join(import.meta.dirname, "../../src/blockness/engine/built/engine.wasm");

export async function realEngine(options: EngineOptions = {}): Promise<Engine> {
  const [engine] = await makeEngine(await WebAssembly.compile(readFileSync(FILE)), options);
  return engine;
}

/** The same answers as a worker's, on this thread. */
export function askOf(engine: Engine): Ask {
  return async (task, text, options, asking) => {
    await Promise.resolve();
    asking?.signal?.throwIfAborted();
    return (engine[task] as (text: string, options: unknown) => never)(text, options);
  };
}
