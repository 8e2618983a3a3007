/** Whether the draft can be solved: searched again a moment after the last change. */

import { create } from "zustand";
import { type PuzzleProof, provePuzzle } from "../../answers/proofs";
import { codeOf } from "../../problem";
import { useDraft } from "./draft";
import { type Draft, lackOf, puzzleLine } from "./draftLine";

export type Verdict =
  | { readonly kind: "lacking"; readonly lack: string }
  | { readonly kind: "searching" }
  | { readonly kind: "proved"; readonly proof: PuzzleProof; readonly line: string }
  | { readonly kind: "failed"; readonly problem: string };

/** What a draft may lack, by name. */
const FLAWS = ["nothing-given", "no-opponent", "no-partner", "too-few-given", "cannot-move", "mark", "at-the-shore"];
const REST = 300; // ms: no search between quick taps

export const useProof = create<{ readonly verdict: Verdict }>(() => ({ verdict: { kind: "searching" } }));
let timer = 0;
let searching = new AbortController(); // ends with the next change

export function startProving(): () => void {
  const stop = useDraft.subscribe(({ draft }, before) => draft !== before.draft && search(draft));
  searchAgain();
  addEventListener("online", retry);
  return () => {
    stop();
    removeEventListener("online", retry);
    clearTimeout(timer);
    searching.abort();
  };
}

export function searchAgain(): void {
  search(useDraft.getState().draft);
}

function retry(): void {
  if (useProof.getState().verdict.kind === "failed") searchAgain();
}

function search(draft: Draft): void {
  clearTimeout(timer);
  searching.abort();
  searching = new AbortController();
  const lack = lackOf(draft);
  tell(lack ? { kind: "lacking", lack } : { kind: "searching" });
  if (!lack) timer = window.setTimeout(prove, REST, puzzleLine(draft), searching.signal);
}

async function prove(line: string, signal: AbortSignal): Promise<void> {
  try {
    const proof = await provePuzzle(line, signal);
    if (signal.aborted) return;
    tell(proof.flaw ? { kind: "lacking", lack: known(proof.flaw) } : { kind: "proved", proof, line });
  } catch (error) {
    if (!signal.aborted) tell({ kind: "failed", problem: codeOf(error) });
  }
}

function known(flaw: string): string {
  return FLAWS.includes(flaw) ? flaw : "something";
}

function tell(verdict: Verdict): void {
  useProof.setState({ verdict });
}
