/** A move tried again: the lake before it, somebody's own idea, what the engine says, and what would have followed. */

import { create } from "zustand";
import { type Tried, tryMove } from "../../answers/lakes";
import { type Followed, judgeTry, playOn, type Verdict } from "../../answers/secondTry";
import { textOf } from "../../geometry/move";
import { type Colour, parsePosition } from "../../geometry/position";
import { codeOf } from "../../problem";
import { refused } from "../../table/judged";
import type { Question, Reply } from "../../table/table";
import { boxOf } from "../../words/texts/boxes/reader";
import { useSettings } from "../device/settings";
import { type Mistake, noteSolved } from "../logbook/mistakes";
import { answerMove, type Played, showTable, sitAtLocalTable } from "../table/localTable";
import { leaveRoom } from "../table/room";
import { tableState } from "../table/tableState";
import { placementsOf } from "../table/turn/choices";
import { choose, clearHand } from "../table/turn/hand";

/** How far a try has come: being judged, the same move as before, judged; nothing while it is open. */
export type Outcome = "judging" | "same" | Verdict | null;

export interface Trying {
  readonly mistake: Mistake | null;
  readonly lake: Tried | null; // before the move
  readonly hint: 0 | 1 | 2 | 3; // the segment, the end, the place
  readonly move: string; // what was tried
  readonly outcome: Outcome;
  readonly course: readonly Followed[]; // the try, and what followed as far as it is known
  readonly at: number; // how many of them the lake shows
  readonly isFollowing: boolean; // the engine is playing on
  readonly problem: string;
}

type Names = Readonly<Record<string, string>>; // by colour

const NOTHING: Trying = {
  mistake: null,
  lake: null,
  hint: 0,
  move: "",
  outcome: null,
  course: [],
  at: 0,
  isFollowing: false,
  problem: "",
};
const PACES = { off: 0, fast: 700, normal: 1400 } as const; // ms from one move to the next

export const useTrying = create<Trying>(() => NOTHING);
let names: Names = {};
let searching = new AbortController(); // whatever it started no longer counts once it is aborted

/** Sit down before a move. */
export async function openTry(mistake: Mistake, called: Names): Promise<void> {
  names = called;
  const signal = begin({ ...NOTHING, mistake });
  const seats = parsePosition(mistake.position).monsters.map(({ colour }): string => colour);
  sitAtLocalTable([seats.indexOf(mistake.colour)], answer);
  try {
    const lake = await tryMove(mistake.position, "", boxOf(mistake.box));
    if (signal.aborted) return;
    useTrying.setState({ lake });
    show([], []);
  } catch (error) {
    if (!signal.aborted) useTrying.setState({ problem: codeOf(error) });
  }
}

export function closeTry(): void {
  if (!useTrying.getState().mistake) return;
  begin(NOTHING);
  leaveRoom();
}

function begin(trying: Trying): AbortSignal {
  searching.abort();
  searching = new AbortController();
  clearHand();
  useTrying.setState(trying);
  return searching.signal;
}

/** Put the lake back the way it was, for another idea; hints stay. */
export function tryAnother(): void {
  const { mistake, lake, hint } = useTrying.getState();
  begin({ ...NOTHING, mistake, lake, hint });
  show([], []);
}

/** One more step of a hint: which segment, which end, then the place as a ghost. */
export function hintMore(): void {
  const { mistake, lake, hint } = useTrying.getState();
  if (!mistake || !lake) return;
  const next = Math.min(3, hint + 1) as Trying["hint"];
  useTrying.setState({ hint: next });
  const placement = placementsOf(lake.choices).find((one) => textOf(one) === mistake.best);
  if (next === 3 && placement) choose(placement);
}

async function answer(question: Question): Promise<Reply> {
  const { mistake, lake, outcome } = useTrying.getState();
  const { signal } = searching;
  if (!mistake || !lake || outcome) return refused(question, "not-possible");
  return answerMove(
    question,
    (move) => tryMove(mistake.position, move, boxOf(mistake.box)),
    () => !signal.aborted,
    (after, played) => {
      const first = { move: played.move, colour: mistake.colour, position: after.position };
      useTrying.setState({ move: played.move, course: [first], at: 1, outcome: "judging" });
      show([first], [played]);
      void judge(mistake, played.move, signal);
    },
  );
}

async function judge(mistake: Mistake, move: string, signal: AbortSignal): Promise<void> {
  if (move === mistake.move) return useTrying.setState({ outcome: "same" });
  try {
    const verdict = await judgeTry(mistake.position, move, boxOf(mistake.box), signal);
    if (signal.aborted) return;
    useTrying.setState({ outcome: verdict });
    if (verdict.keeps) noteSolved(mistake, useTrying.getState().hint < 3);
  } catch (error) {
    if (signal.aborted) return;
    tryAnother();
    useTrying.setState({ problem: codeOf(error) });
  }
}

/** Let the engine play on from the try, for everybody. */
export async function follow(): Promise<void> {
  const { mistake, course } = useTrying.getState();
  const [first] = course;
  if (!mistake || !first || course.length > 1) return;
  const { signal } = searching;
  useTrying.setState({ isFollowing: true });
  try {
    for await (const next of playOn(first.position, boxOf(mistake.box), signal)) {
      if (signal.aborted) return;
      const { course: before, at } = useTrying.getState();
      useTrying.setState({ course: [...before, next] });
      if (at === before.length) lookAt(at + 1); // unless somebody is looking back
      await new Promise((done) => setTimeout(done, PACES[useSettings.getState().animation]));
    }
  } catch (error) {
    if (!signal.aborted) useTrying.setState({ problem: codeOf(error) });
  } finally {
    if (!signal.aborted) useTrying.setState({ isFollowing: false });
  }
}

/** Show the lake after some moves of what followed. */
export function lookAt(wanted: number): void {
  const { course } = useTrying.getState();
  const at = Math.max(0, Math.min(course.length, wanted));
  useTrying.setState({ at });
  show(course.slice(0, at), []);
}

function show(course: readonly Followed[], played: readonly Played[]): void {
  const { mistake, lake } = useTrying.getState();
  if (!mistake || !lake) return;
  const last = course.at(-1);
  const state = tableState(last?.position ?? mistake.position, {
    choices: last ? [] : lake.choices,
    blocked: last ? [] : lake.blocked,
    moves: course.map(({ move }) => move),
    names,
    box: mistake.box,
    ...(last ? { mover: last.colour as Colour } : {}),
  });
  showTable({ ...state, phase: "playing", turn: last ? null : state.turn }, played);
}
