/** Whether the draft can be solved: searched again a moment after the last change. */

import { create } from "zustand";
import { provePuzzle } from "../../link/api";
import { codeOf } from "../../problem";
import type { PuzzleProof } from "../../protocol";
import { useDraft } from "./draft";
import { type Draft, lackOf, puzzleLine } from "./draftLine";

export type Verdict =
  | { readonly kind: "lacking"; readonly lack: string }
  | { readonly kind: "searching" }
  | { readonly kind: "proved"; readonly proof: PuzzleProof; readonly line: string }
  | { readonly kind: "failed"; readonly problem: string };

/** What a draft may lack, by the server's names. */
const FLAWS = ["nothing-given", "no-opponent", "too-few-given", "cannot-move", "mark"];
const REST = 300; // ms: no search between quick taps
const PATIENCE = 2000; // ms, when the server is busy

export const useProof = create<{ readonly verdict: Verdict }>(() => ({ verdict: { kind: "searching" } }));
let timer = 0;
let asked = ""; // the line that was asked about last

export function startProving(): () => void {
  const stop = useDraft.subscribe(({ draft }, before) => draft !== before.draft && search(draft));
  searchAgain();
  addEventListener("online", retry);
  return () => {
    stop();
    removeEventListener("online", retry);
    clearTimeout(timer);
    asked = "";
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
  const lack = lackOf(draft);
  asked = lack ? "" : puzzleLine(draft);
  tell(lack ? { kind: "lacking", lack } : { kind: "searching" });
  if (!lack) timer = window.setTimeout(() => void prove(asked), REST);
}

async function prove(line: string): Promise<void> {
  try {
    const proof = await provePuzzle(line);
    if (line === asked)
      tell(proof.flaw ? { kind: "lacking", lack: known(proof.flaw) } : { kind: "proved", proof, line });
  } catch (error) {
    if (line === asked) settle(line, codeOf(error));
  }
}

function settle(line: string, code: string): void {
  if (code === "too-busy") timer = window.setTimeout(() => void prove(line), PATIENCE);
  else tell({ kind: "failed", problem: code });
}

function known(flaw: string): string {
  return FLAWS.includes(flaw) ? flaw : "something";
}

function tell(verdict: Verdict): void {
  useProof.setState({ verdict });
}
