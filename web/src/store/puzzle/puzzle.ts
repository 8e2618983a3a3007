/** A puzzle on the table: the person's moves and the opponents' replies. */

import { create } from "zustand";
import { ownColours, type PuzzleState, type PuzzleView, tryPuzzle } from "../../answers/puzzles";
import { moverOf } from "../../geometry/mover";
import { parsePosition } from "../../geometry/position";
import { codeOf } from "../../problem";
import { refused } from "../../table/judged";
import type { Question, Reply, TableState } from "../../table/table";
import { useSettings } from "../device/settings";
import { answerMove, showTable, sitAtLocalTable } from "../table/localTable";
import { leaveRoom } from "../table/room";
import { tableState } from "../table/tableState";
import { clearHand, useHand } from "../table/turn/hand";
import { noteEffort, startWatch } from "./efforts";
import { attemptAt, keepAttempt, markSolved, type Occasion, rememberPuzzle, useProgress } from "./progress";
import { hasPlace } from "./puzzles";

interface PuzzleHint {
  readonly move: string;
  readonly step: 1 | 2 | 3; // where, which segment, the move itself
}

/** Whether it can still be solved; unsolved: no solution was found at all. */
type Check = "asking" | "yes" | "no" | "unknown" | "unsolved";

/** The last moment at which it could be solved: how many turns came before, and the move that closed the way. */
export type Chance = "asking" | "unknown" | "never" | { readonly turns: number; readonly move: string };

/** The whole way, to be looked at step by step. */
export interface Solution {
  readonly states: readonly PuzzleState[]; // before the first move, and after each
  readonly at: number;
}

export interface PuzzleTable {
  readonly name: string; // of the table, so that a screen knows its own
  readonly occasion: Occasion | null; // whose puzzle it is, if it is a day's or a week's
  readonly view: PuzzleView | null;
  readonly state: PuzzleState | null; // as it is shown
  readonly turns: readonly (readonly string[])[];
  readonly answers: readonly string[]; // to the last move, as far as they are shown
  readonly isAnswering: boolean;
  readonly advice: PuzzleHint | "none" | null; // none: it can no longer be solved
  readonly check: Check | null;
  readonly chance: Chance | null;
  readonly stars: number; // of what was just solved
  readonly placed: number; // what that took, taken back or not
  readonly solution: Solution | null;
  readonly isBusy: boolean; // a search is under way
  readonly problem: string;
}

const NOBODY: PuzzleTable = {
  name: "",
  occasion: null,
  view: null,
  state: null,
  turns: [],
  answers: [],
  isAnswering: false,
  advice: null,
  check: null,
  chance: null,
  stars: 0,
  placed: 0,
  solution: null,
  isBusy: false,
  problem: "",
};
export const UNASKED = { advice: null, check: null, chance: null, problem: "" } as const;
const PACES = { off: 0, fast: 500, normal: 1000 } as const; // ms from one move to the next

export const usePuzzle = create<PuzzleTable>(() => NOBODY);
let course = 0; // rises whenever what is under way no longer counts
let searching = new AbortController(); // ends with the course
let openAgain: () => Promise<void> = () => Promise.resolve();

/** Set up a puzzle, with the moves that were made before. */
export async function openPuzzle(
  name: string,
  find: () => Promise<PuzzleView>,
  occasion: Occasion | null = null,
): Promise<void> {
  const mine = begin({ ...NOBODY, name, occasion });
  openAgain = () => openPuzzle(name, find, occasion);
  try {
    const view = await find();
    if (mine !== course) return;
    if (hasPlace(view)) rememberPuzzle(view.id);
    const turns = attemptAt(keyOf(view)).turns;
    const state = await stateAfter(view, turns);
    if (mine !== course) return;
    sitAtLocalTable(seatsOf(view), answer);
    usePuzzle.setState({ view, turns: state === view.state ? [] : turns, state });
    show(view, state, []);
    startWatch();
  } catch (error) {
    if (mine === course) usePuzzle.setState({ problem: codeOf(error) });
  }
}

/** Open what could not be opened; a puzzle that is on the table stays, and what went wrong there is forgotten. */
export function tryAgain(): void {
  const { name, view, problem } = usePuzzle.getState();
  if (view) usePuzzle.setState({ problem: "" });
  else if (name && problem) void openAgain();
}

export function closePuzzle(name: string): void {
  if (usePuzzle.getState().name !== name) return;
  begin(NOBODY);
  leaveRoom();
}

function begin(table: PuzzleTable): number {
  course += 1;
  searching.abort();
  searching = new AbortController();
  clearHand();
  usePuzzle.setState(table);
  return course;
}

/** Its name, or its text if somebody made it. */
export function keyOf(view: PuzzleView): string {
  return view.id || view.text;
}

/** Whether it was never solved on this device. */
export function isNew({ id }: PuzzleView): boolean {
  return !(id in useProgress.getState().solved);
}

/** The seats that the person plays. */
function seatsOf(view: PuzzleView): readonly number[] {
  const own = ownColours(view);
  return parsePosition(view.state.position).monsters.flatMap(({ colour }, seat) =>
    own.includes(colour) ? [seat] : [],
  );
}

/** The lake after some moves; if they no longer fit because the puzzle has changed, it starts over. */
async function stateAfter(view: PuzzleView, turns: PuzzleTable["turns"]): Promise<PuzzleState> {
  if (!turns.length) return view.state;
  try {
    return await tryPuzzle({ puzzle: view.text, moves: turns.flat() });
  } catch (error) {
    if (codeOf(error) !== "no-such-move") throw error;
    keepAttempt(keyOf(view), { turns: [] });
    return view.state;
  }
}

/** Ask a question, by default a search; null if the answer no longer matters. */
export async function asking<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  isBusy = true,
): Promise<Answer | null> {
  const [mine, { turns }] = [course, usePuzzle.getState()];
  usePuzzle.setState({ isBusy, problem: "" });
  const isWanted = () => mine === course && usePuzzle.getState().turns === turns;
  try {
    const found = await ask(searching.signal);
    return isWanted() ? found : null;
  } catch (error) {
    if (isWanted()) usePuzzle.setState({ problem: codeOf(error) });
    return null;
  } finally {
    if (mine === course) usePuzzle.setState({ isBusy: false });
  }
}

/** Undo the last move and the replies to it. */
export function takeBack(): Promise<void> {
  return goBackTo(usePuzzle.getState().turns.length - 1);
}

export function startOver(): Promise<void> {
  return goBackTo(0);
}

/** Undo down to that many turns. */
export async function goBackTo(count: number): Promise<void> {
  const { view, turns, isAnswering } = usePuzzle.getState();
  if (!view || count < 0 || count >= turns.length) return;
  if (!isAnswering) begin(usePuzzle.getState()); // a move on its way no longer counts; replies are shown to the end
  const before = await asking(() => stateAfter(view, turns.slice(0, count)), false);
  if (!before) return;
  const kept = before === view.state ? [] : turns.slice(0, count);
  const table = usePuzzle.getState();
  if (isNew(view)) noteEffort(view.id, "undone");
  // What is solved is done; going back from there starts another try.
  keepAttempt(keyOf(view), table.state?.solved ? { turns: kept } : { turns: kept, missed: true });
  const nothing = { ...UNASKED, answers: [], isAnswering: false, stars: 0, isBusy: false };
  begin({ ...table, ...nothing, turns: kept, state: before });
  show(view, before, []);
}

async function answer(question: Question): Promise<Reply> {
  const mine = course;
  const { view, turns } = usePuzzle.getState();
  if (!view) return refused(question, "not-possible");
  const moves = turns.flat();
  return answerMove(
    question,
    (move) => tryPuzzle({ puzzle: view.text, moves, move }, searching.signal),
    () => mine === course && usePuzzle.getState().turns === turns,
    (tried) => follow(view, [...turns, tried.moves.slice(moves.length)], tried, mine),
  );
}

/** Save a move at once; then show it, and the replies one after another. */
async function follow(view: PuzzleView, turns: PuzzleTable["turns"], after: PuzzleState, mine: number): Promise<void> {
  const key = keyOf(view);
  const placed = attemptAt(key).placed + 1;
  keepAttempt(key, after.over && !after.solved ? { turns, placed, missed: true } : { turns, placed });
  if (isNew(view)) noteEffort(view.id, turns.length === 1 ? "tried" : "placed", after.solved);
  const stars = after.solved ? markSolved(key, view.id, usePuzzle.getState().occasion) : 0;
  const steps = await stepsTo(view, after);
  if (mine !== course) return;
  if (usePuzzle.getState().advice) useHand.setState({ cursor: null }); // a hint pointed there
  usePuzzle.setState({ ...UNASKED, turns, placed, answers: [], isAnswering: steps.length > 1 });
  void showSteps(view, steps, stars, mine);
}

/** The lakes between a move and the last reply to it; only the last one if nothing is animated. */
async function stepsTo(view: PuzzleView, after: PuzzleState): Promise<readonly PuzzleState[]> {
  const first = after.moves.length - after.answers.length;
  if (!after.answers.length || PACES[useSettings.getState().animation] === 0) return [after];
  try {
    const asked = after.answers.map((_, i) => tryPuzzle({ puzzle: view.text, moves: after.moves.slice(0, first + i) }));
    return [...(await Promise.all(asked)), after];
  } catch {
    return [after]; // one picture fewer, nothing worse
  }
}

async function showSteps(view: PuzzleView, steps: readonly PuzzleState[], stars: number, mine: number): Promise<void> {
  const last = steps.at(-1);
  for (const step of steps) {
    if (step !== steps[0]) await pause();
    if (mine !== course) return;
    const answers = last?.answers.slice(0, step.moves.length - last.moves.length + last.answers.length) ?? [];
    const isLast = step === last;
    usePuzzle.setState({ state: step, answers, isAnswering: !isLast, stars: isLast ? stars : 0 });
    show(view, step, step.moves.slice(steps.length > 1 ? -1 : -1 - answers.length));
  }
}

function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done, PACES[useSettings.getState().animation]));
}

/** Tell the panels how things stand, and what was just played. */
export function show(view: PuzzleView, shown: PuzzleState, fresh: readonly string[]): void {
  const position = parsePosition(shown.position);
  const seats = position.monsters.map(({ colour }) => colour);
  const played = fresh.map((move) => ({ seat: seats.indexOf(moverOf(position, move)), move }));
  const last = shown.moves.at(-1);
  const known = { ...shown, ...(last ? { mover: moverOf(position, last) } : {}) };
  const state = tableState(shown.position, { ...known, winners: shown.solved ? ownColours(view) : [] });
  // A game could go on where the puzzle is over; the screen says what became of it.
  const puzzle: TableState = { ...state, phase: "playing", turn: shown.over ? null : state.turn };
  showTable(puzzle, played);
}
