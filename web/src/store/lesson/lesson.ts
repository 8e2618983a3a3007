/** The first lesson: which step a person is at, and how the last move did. Progress is kept on the device. */

import { create } from "zustand";
import { persist } from "zustand/middleware";
import { textOf } from "../../geometry/move";
import { placementsOf } from "../table/turn/choices";
import { choose } from "../table/turn/hand";
import { practise, stopPractising, usePractice } from "./practice";
import data from "./steps.json";

export interface LessonStep {
  readonly id: string;
  readonly position: string;
  readonly shown: string; // a move that does it, for people who want to see one
  readonly accepted: readonly string[] | null; // null: any legal move
}

export const STEPS: readonly LessonStep[] = data;
const TABLE = "lesson";
const OWN = ["orange"]; // the learner's monster

export interface Lesson {
  readonly step: number; // STEPS.length when everything is done
  readonly done: readonly string[]; // ids
  readonly result: "none" | "done" | "other"; // of the last move; other: allowed, but not what was asked
}

export const useLesson = create<Lesson>()(
  persist((): Lesson => ({ step: 0, done: [], result: "none" }), {
    name: "blockness-lesson",
    partialize: ({ step, done }) => ({ step, done }),
    merge: (kept, fresh) => ({ ...fresh, ...sensible(kept) }),
  }),
);

/** How far a device says one has come, without whatever of it is spoilt. */
function sensible(kept: unknown): Pick<Lesson, "step" | "done"> {
  const { step, done } = (kept ?? {}) as { readonly step?: unknown; readonly done?: unknown };
  return {
    step: Number.isInteger(step) ? Number(step) : 0,
    done: Array.isArray(done) ? done.filter((id) => typeof id === "string") : [],
  };
}

function currentStep(): LessonStep | undefined {
  return STEPS[useLesson.getState().step];
}

/** Set the table for the step. */
export function layStep(step = useLesson.getState().step): void {
  const wanted = Math.max(0, Math.min(step, STEPS.length));
  useLesson.setState({ step: wanted, result: "none" });
  const found = STEPS[wanted];
  if (found) void practise(TABLE, found.position, OWN);
  else stopPractising(TABLE);
}

export function leaveLesson(): void {
  stopPractising(TABLE);
}

/** Begin from the first step. */
export function beginAgain(): void {
  useLesson.setState({ done: [] });
  layStep(0);
}

/** Hold a move that does it, as a ghost. */
export function showMove(): void {
  const step = currentStep();
  const { tried } = usePractice.getState();
  if (!step || tried?.position !== step.position) return;
  const found = placementsOf(tried.choices).find((one) => textOf(one) === step.shown);
  if (found) choose(found);
}

/** Judge a move that was played: the rules have allowed it already. */
export function judge(step: LessonStep, move: string): "done" | "other" {
  return step.accepted === null || step.accepted.includes(move) ? "done" : "other";
}

usePractice.subscribe(({ name, moves }, before) => {
  const step = currentStep();
  const move = moves[0];
  if (name !== TABLE || !step || !move || before.moves.length) return;
  const result = judge(step, move);
  useLesson.setState(({ done }) => ({
    result,
    done: result === "done" && !done.includes(step.id) ? [...done, step.id] : done,
  }));
});
