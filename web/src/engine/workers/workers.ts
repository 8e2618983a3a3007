/** Workers with an engine each. A task gets a free one, or waits for one. */

import type { Asking, Engine, Task } from "../api";
import { errorOf, type FromWorker, type ToWorker } from "./messages";

const MOST = 2; // at once, and only one is kept: a tree takes much memory

interface Waiting {
  readonly message: Extract<ToWorker, { kind: "task" }>;
  readonly asking: Asking;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export class Workers {
  readonly #compile: () => Promise<WebAssembly.Module>;
  readonly #idle: Worker[] = [];
  readonly #waiting: Waiting[] = [];
  #count = 0;
  #last = 0;

  constructor(compile: () => Promise<WebAssembly.Module>) {
    this.#compile = compile;
  }

  ask<Name extends Task>(
    task: Name,
    text: string,
    options?: Parameters<Engine[Name]>[1],
    asking: Asking = {},
  ): Promise<ReturnType<Engine[Name]>> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      const { box, solved } = asking;
      const message = { kind: "task", id, task, text, options, box, solved } as const;
      const waiting = { message, asking, resolve: resolve as (answer: unknown) => void, reject };
      asking.signal?.addEventListener("abort", () => this.#drop(waiting));
      if (asking.signal?.aborted) return reject(asking.signal.reason);
      this.#waiting.push(waiting);
      void this.#next();
    });
  }

  /** Forget a task that is still waiting; one that is under way is stopped by its worker. */
  #drop(waiting: Waiting): void {
    const at = this.#waiting.indexOf(waiting);
    if (at >= 0) this.#waiting.splice(at, 1);
    waiting.reject(waiting.asking.signal?.reason);
  }

  async #next(): Promise<void> {
    if (!this.#waiting.length || (!this.#idle.length && this.#count >= MOST)) return;
    const idle = this.#idle.pop();
    if (!idle) this.#count++;
    try {
      const worker = idle ?? (await this.#made());
      const task = this.#waiting.shift();
      if (task) this.#work(worker, task);
      else this.#rest(worker); // it was dropped meanwhile
    } catch (error) {
      this.#count--;
      this.#waiting.shift()?.reject(error);
    }
  }

  async #made(): Promise<Worker> {
    const module = await this.#compile();
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.postMessage({ kind: "load", module } satisfies ToWorker);
    return worker;
  }

  /** Keep a worker for the next task, unless there is another one. */
  #rest(worker: Worker): void {
    if (this.#waiting.length || !this.#idle.length) {
      this.#idle.push(worker);
      return;
    }
    worker.terminate();
    this.#count--;
  }

  #work(worker: Worker, { message, asking, resolve, reject }: Waiting): void {
    const { id } = message;
    const stop = () => worker.postMessage({ kind: "stop", id } satisfies ToWorker);
    const done = () => {
      asking.signal?.removeEventListener("abort", stop);
      this.#rest(worker);
      void this.#next();
    };
    asking.signal?.addEventListener("abort", stop);
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.id !== id) return;
      if (data.kind === "progress") return asking.onProgress?.(data.progress);
      if (data.kind === "answer") resolve(data.answer);
      if (data.kind === "failed") reject(errorOf(data.failure));
      done();
    };
    worker.onerror = (event) => {
      worker.terminate();
      this.#count--;
      reject(new Error(event.message || "the engine's worker failed"));
      void this.#next();
    };
    worker.postMessage(message);
  }
}
