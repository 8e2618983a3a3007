/** The engine in a worker: one task at a time, in slices, so that it can report and be stopped. */

import type { Engine, Progress, SolvedGames, Task } from "../api";
import { clock } from "../clock";
import { makeEngine, type Slices } from "../engine";
import { type FromWorker, failureOf, type ToWorker } from "./messages";

const BREATH = 0.03; // seconds between two looks at the page's messages
const REPORT = 0.1; // seconds between two reports

const page = self as unknown as { postMessage(message: FromWorker): void };
const breathing = new MessageChannel();
let module: WebAssembly.Module | null = null;
let made: { readonly box: string | undefined; readonly slices: Promise<Slices> } | null = null; // for one box at a time
let solved: SolvedGames | null = null;
let current = 0;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case "load":
      module = data.module;
      break;
    case "task":
      current = data.id;
      solved = data.solved ?? solved;
      void answer(data);
      break;
    case "stop":
      if (current === data.id) current = 0;
      break;
  }
};

async function answer({ id, task, text, options, box }: Extract<ToWorker, { kind: "task" }>): Promise<void> {
  try {
    const found = await slicesFor(box);
    const ask = found[task] as (text: string, options: unknown) => Generator<Progress, ReturnType<Engine[Task]>>;
    await run(id, ask(text, options));
  } catch (error) {
    page.postMessage({ kind: "failed", id, failure: failureOf(error) });
  }
}

function slicesFor(box: string | undefined): Promise<Slices> {
  if (!module) throw new Error("expected a module before a task");
  if (made?.box !== box || !made) {
    const making = makeEngine(module, box === undefined ? {} : { box }, () => solved);
    made = { box, slices: making.then(([, found]) => found) };
  }
  return made.slices;
}

async function run(id: number, work: Generator<Progress, unknown>): Promise<void> {
  let [breathed, reported] = [clock(), clock()];
  for (;;) {
    const step = work.next();
    if (step.done) return page.postMessage({ kind: "answer", id, answer: step.value });
    if (clock() - reported > REPORT) {
      page.postMessage({ kind: "progress", id, progress: step.value });
      reported = clock();
    }
    if (clock() - breathed > BREATH) {
      await breath();
      breathed = clock();
    }
    if (current !== id) return page.postMessage({ kind: "stopped", id });
  }
}

/** Let messages come in. A timer would wait several milliseconds each time. */
function breath(): Promise<void> {
  return new Promise((resolve) => {
    breathing.port1.onmessage = () => resolve();
    breathing.port2.postMessage(null);
  });
}
