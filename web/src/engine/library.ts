/** The engine as a library for JavaScript: browsers, workers, Node and Deno. */

import type { Engine, EngineOptions } from "./api";
import { makeEngine } from "./engine";

export * from "../words/texts/errors";
export type * from "./api";

export interface LoadOptions extends EngineOptions {
  readonly wasm?: string | URL | BufferSource | WebAssembly.Module; // by default, engine.wasm beside this file
}

/** Load the engine. Give every worker one of its own: an engine answers one question at a time. */
export async function loadEngine({ wasm, ...making }: LoadOptions = {}): Promise<Engine> {
  const source = wasm ?? new URL(/* @vite-ignore */ "./engine.wasm", import.meta.url);
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(await bytesOf(source));
  const [engine] = await makeEngine(module, making);
  return engine;
}

async function bytesOf(source: string | URL | BufferSource): Promise<BufferSource> {
  if (typeof source !== "string" && !(source instanceof URL)) return source;
  const address = new URL(source, import.meta.url);
  return address.protocol === "file:" ? readFile(address) : fetchFile(address);
}

async function fetchFile(address: URL): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`expected ${address}, got status ${answer.status}`);
  return answer.arrayBuffer();
}

/** Node's fetch takes no files. Its module is named so that a build for browsers does not look for it. */
async function readFile(address: URL): Promise<BufferSource> {
  const name = "node:fs/promises";
  const files: { readFile(address: URL): Promise<BufferSource> } = await import(/* @vite-ignore */ name);
  return files.readFile(address);
}
