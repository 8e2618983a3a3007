/** What the page and its workers say to each other. */

import * as errors from "../../words/texts/errors";
import type { Progress, SolvedGames, Task } from "../api";

export type ToWorker =
  | { readonly kind: "load"; readonly module: WebAssembly.Module }
  | {
      readonly kind: "task";
      readonly id: number;
      readonly task: Task;
      readonly text: string;
      readonly options: unknown;
      readonly box: string | undefined; // as in api.ts
      readonly solved: SolvedGames | undefined; // to be kept
    }
  | { readonly kind: "stop"; readonly id: number };

export type FromWorker =
  | { readonly kind: "progress"; readonly id: number; readonly progress: Progress }
  | { readonly kind: "answer"; readonly id: number; readonly answer: unknown }
  | { readonly kind: "stopped"; readonly id: number }
  | { readonly kind: "failed"; readonly id: number; readonly failure: Failure };

/** An error in a message: classes do not survive the trip. */
export interface Failure {
  readonly name: string;
  readonly message: string;
  readonly flaw?: string;
  readonly reason?: errors.Reason;
}

export function failureOf(error: unknown): Failure {
  if (error instanceof errors.InvalidPuzzle) return { name: error.name, message: error.message, flaw: error.flaw };
  if (error instanceof errors.IllegalMove) return { name: error.name, message: error.message, reason: error.reason };
  if (error instanceof Error) return { name: error.name, message: error.message };
  return { name: "Error", message: String(error) };
}

export function errorOf({ name, message, flaw, reason }: Failure): Error {
  if (name === "IllegalMove" && reason) return new errors.IllegalMove(reason);
  if (name === "InvalidPuzzle") return new errors.InvalidPuzzle(message, flaw);
  const plain = { Invalid: errors.Invalid, InvalidMove: errors.InvalidMove, InvalidPosition: errors.InvalidPosition };
  if (Object.hasOwn(plain, name)) return new plain[name as keyof typeof plain](message);
  return Object.assign(new Error(message), { name });
}
