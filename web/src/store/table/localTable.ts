/** A table in no room, such as a lesson's or a puzzle's: it answers the page itself, and panels see no difference. */

import { codeOf } from "../../problem";
import type { Event, Told } from "../../protocol";
import { refused } from "../../table/judged";
import type { Question, Reply, TableState } from "../../table/table";
import type { Reason } from "../../words/texts/errors";
import { sitAt, update } from "./room";

export interface Played {
  readonly seat: number;
  readonly move: string;
}

const nothing = () => undefined;
let version = 0; // rises through all tables: an old answer never counts

export function sitAtLocalTable(
  you: readonly number[],
  ask: (question: Question) => Promise<Reply>,
  wake: () => void = nothing,
): void {
  sitAt({ ask, wake, unanswered: 0, greet: nothing, close: nothing }, you);
}

/** Tell the panels how things stand, and what was just played. */
export function showTable(state: TableState, played: readonly Played[] = []): void {
  showNews(
    state,
    played.map((one) => ({ kind: "moved", ...one })),
  );
}

/** Tell the panels how things stand, and what just happened. */
export function showNews(state: TableState, news: readonly Told[]): void {
  const events = news.map((what, i): Event => ({ number: version + 1 + i, what }));
  version += Math.max(1, events.length);
  update({ kind: "update", code: "", version, events, state, time_left: null });
}

/** Answer a move, or the question why not: have it judged, and if it is played and still counts, follow it up. */
export async function answerMove<Judged extends { readonly refused?: Reason | null }>(
  question: Question,
  judge: (move: string) => Promise<Judged>,
  isWanted: () => boolean,
  follow: (judged: Judged, played: Played) => void | Promise<void>,
): Promise<Reply> {
  if (question.kind !== "play" && question.kind !== "why") return refused(question, "not-possible");
  try {
    const judged = await judge(question.move);
    if (!isWanted()) return refused(question, "out-of-date");
    if (judged.refused) return refused(question, judged.refused.code, judged.refused);
    if (question.kind === "why") return { kind: "allowed", id: question.id };
    await follow(judged, { seat: question.seat, move: question.move });
    return { kind: "ack", id: question.id, number: version };
  } catch (error) {
    return refused(question, isWanted() ? codeOf(error) : "out-of-date");
  }
}
