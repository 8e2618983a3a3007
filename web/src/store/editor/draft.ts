/** The puzzle that somebody is making: the engine is asked about every change, in order, and each can be undone. */

import { create } from "zustand";
import { persist } from "zustand/middleware";
import { layOn, type PuzzleLake } from "../../answers/editor";
import type { Cell } from "../../geometry/cell";
import type { Colour } from "../../geometry/position";
import { codeOf } from "../../problem";
import { refused } from "../../table/judged";
import type { Question, Reply } from "../../table/table";
import { answerMove, type Played, showTable, sitAtLocalTable } from "../table/localTable";
import { leaveRoom, useRoom } from "../table/room";
import { tableState } from "../table/tableState";
import { clearHand, emptyHand } from "../table/turn/hand";
import { colourOf } from "../table/turn/turn";
import {
  type Draft,
  EMPTY_DRAFT,
  type Figured,
  type GoalKind,
  isMarked,
  lakeLine,
  MOST,
  sensibleDraft,
  type Variant,
  withColour,
  withGiven,
  withLake,
  withMark,
  without,
  withRock,
} from "./draftLine";

export type Tool = Colour | "rock" | "mark";

/** A sentence by its key. */
interface Sentence {
  readonly key: string;
  readonly details: Readonly<Record<string, string>>;
}

interface Drafting {
  readonly draft: Draft;
  readonly past: readonly Draft[]; // the newest last
  readonly tool: Tool;
  readonly refusal: Sentence | null; // why the last change was not made
  readonly problem: string; // the engine could not be asked
  readonly news: (Sentence & { readonly number: number }) | null;
}

const DEEPEST = 60; // changes that can be undone

export const useDraft = create<Drafting>()(
  persist((): Drafting => ({ draft: EMPTY_DRAFT, past: [], tool: "orange", refusal: null, problem: "", news: null }), {
    name: "blockness-draft",
    partialize: ({ draft, past, tool }) => ({ draft, past, tool }),
    merge: (kept, fresh) => restored(kept, fresh),
  }),
);

function restored(kept: unknown, fresh: Drafting): Drafting {
  const found = (typeof kept === "object" && kept !== null ? kept : {}) as Partial<Drafting>;
  const draft = sensibleDraft(found.draft);
  const past = Array.isArray(found.past) ? found.past.map(sensibleDraft) : [];
  return { ...fresh, draft, past, tool: toolFor(draft, found.tool ?? draft.turn) };
}

/** The tool itself, or the maker's own monster if that tool is of no use. */
function toolFor(draft: Draft, tool: Tool): Tool {
  if (tool === "rock" || (tool === "mark" && isMarked(draft))) return tool;
  return tool !== "mark" && draft.colours.includes(tool) ? tool : draft.turn;
}

/** Whose segments are being placed. */
function layerOf(draft: Draft, tool: Tool): Colour {
  return tool === "rock" || tool === "mark" ? draft.turn : tool;
}

let table = -1; // the room store's number of this table, while the page sits at it
let queue: Promise<unknown> = Promise.resolve(); // one change after the other, so that none is lost

function inOrder<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const done = queue.then(work);
  queue = done.catch(() => undefined);
  return done;
}

/** Sit down at the lake that is being drawn. */
export function startDrafting(): void {
  sitAtLocalTable([0, 1, 2, 3], answer, wake);
  table = useRoom.getState().table;
  void refresh();
}

export function stopDrafting(): void {
  leaveRoom();
}

/** Changes that were asked for are made even after the person has left, but the lake of another table stays as it is. */
function isHere(): boolean {
  return useRoom.getState().table === table;
}

/** Ask again what may be placed. */
function refresh(): Promise<void> {
  return inOrder(async () => {
    const { draft, tool } = useDraft.getState();
    const layer = layerOf(draft, tool);
    try {
      const lake = await layOn(lakeLine(draft, layer));
      if (lake.flaw && draft !== EMPTY_DRAFT) forget();
      else show(draft, layer, lake);
      useDraft.setState({ problem: "" });
    } catch (error) {
      if (codeOf(error) === "invalid-puzzle" && draft !== EMPTY_DRAFT) forget();
      else useDraft.setState({ problem: codeOf(error) });
    }
  });
}

/** What a device kept from another version is no longer a draft. */
function forget(): void {
  useDraft.setState({ draft: EMPTY_DRAFT, past: [], tool: EMPTY_DRAFT.turn });
  void refresh();
}

export function chooseTool(tool: Tool): void {
  clearHand();
  const { draft } = useDraft.getState();
  useDraft.setState({ tool, refusal: null });
  show(draft, layerOf(draft, tool), null);
  void refresh();
}

/** Change the lake if the engine agrees; otherwise say what was refused. */
function propose(change: (draft: Draft) => Draft, news: Said, refusal: Sentence, extra: readonly Cell[] = []): void {
  void inOrder(async () => {
    const { draft, tool } = useDraft.getState();
    const next = change(draft);
    const layer = layerOf(next, toolFor(next, tool));
    const asked = { ...next, rocks: [...next.rocks, ...extra] };
    try {
      const lake = await layOn(lakeLine(asked, layer));
      if (lake.flaw) useDraft.setState({ refusal, problem: "" });
      else accept(change(useDraft.getState().draft), layer, lake, news(next)); // the question may be another by now
    } catch (error) {
      useDraft.setState({ problem: codeOf(error) });
    }
  });
}

type Said = (draft: Draft) => Sentence | null;

/** Change what is asked for, at once; the lake stays as it is. */
function ask(change: (draft: Draft) => Draft): void {
  const { draft, tool } = useDraft.getState();
  remember(change(draft), null);
  const after = useDraft.getState();
  if (layerOf(after.draft, after.tool) !== layerOf(draft, tool)) void refresh();
}

function accept(next: Draft, layer: Colour, lake: PuzzleLake, news: Sentence | null, played?: Played): void {
  const after = withLake(next, lake.lake);
  remember(after, news);
  if (isHere()) emptyHand();
  show(after, layer, lake, played);
}

function remember(draft: Draft, news: Sentence | null): void {
  useDraft.setState(({ draft: before, past, tool, news: last }) => ({
    draft,
    past: [...past, before].slice(-DEEPEST),
    tool: toolFor(draft, tool),
    refusal: null,
    problem: "",
    news: news ? { ...news, number: (last?.number ?? 0) + 1 } : last,
  }));
}

/** Tell the panels of the table how the lake stands. */
function show(draft: Draft, layer: Colour, lake: PuzzleLake | null, played?: Played): void {
  if (!isHere()) return;
  const known = played ? { moves: [played.move], mover: layer } : {};
  const state = tableState(lakeLine(draft, layer), { choices: lake?.choices ?? [], ...known });
  showTable(state, played && [played]);
}

/** A tap on the lake with a rock or the mark in hand. */
export function tapLake(cell: Cell): void {
  const { tool } = useDraft.getState();
  if (tool === "rock")
    propose(
      (draft) => withRock(draft, cell),
      ({ rocks }) => ({ key: rocks.includes(cell) ? "make-news-rock" : "make-news-no-rock", details: { cell } }),
      { key: "make-refused-rock", details: { cell } },
    );
  if (tool === "mark")
    propose(
      (draft) => withMark(draft, cell),
      ({ mark }) => ({ key: mark ? "make-news-mark" : "make-news-no-mark", details: { cell } }),
      { key: "make-refused-mark", details: { cell } },
      useDraft.getState().draft.mark === cell ? [] : [cell], // a mark lies where a rock could
    );
}

/** Take an arch off one end of a monster, or all of it. */
export function takeOff(colour: Colour, what: "head" | "tail" | "all"): void {
  propose(
    (draft) => without(draft, colour, what),
    () => ({ key: "make-news-taken", details: { what, colour } }),
    { key: "make-refused-taken", details: {} },
  );
}

export function toggleColour(colour: Colour): void {
  propose(
    (draft) => withColour(draft, colour),
    () => null,
    { key: "make-refused-colours", details: {} },
  );
}

export function chooseVariant(variant: Variant): void {
  propose(
    (draft) => ({ ...draft, variant }),
    () => null,
    { key: "make-refused-variant", details: {} },
  );
}

export function toggleGiven(colour: Colour, segment: string): void {
  ask((draft) => withGiven(draft, colour, segment));
}

export function chooseTurn(turn: Colour): void {
  ask((draft) => ({ ...draft, turn }));
  if (!useDraft.getState().draft.arches[turn]) chooseTool(turn);
}

export function chooseGoal(goal: GoalKind): void {
  ask((draft) => ({ ...draft, goal }));
  markNow();
}

/** Ask for a marked cell as well, or no longer. */
export function chooseSecond(hasSecond: boolean): void {
  ask((draft) => ({ ...draft, hasSecond }));
  markNow();
}

/** The mark comes into the hand if it is what is missing. */
function markNow(): void {
  const { draft } = useDraft.getState();
  if (isMarked(draft) && !draft.mark) chooseTool("mark");
}

export function changeFigure(kind: Figured, by: 1 | -1): void {
  ask((draft) => {
    const figure = Math.min(MOST[kind], Math.max(1, draft.figures[kind] + by));
    return { ...draft, figures: { ...draft.figures, [kind]: figure } };
  });
}

export function undoDraft(): void {
  void inOrder(async () => {
    const { past, tool, news } = useDraft.getState();
    const draft = past.at(-1);
    if (!draft) return;
    if (isHere()) emptyHand();
    useDraft.setState({
      draft,
      past: past.slice(0, -1),
      tool: toolFor(draft, tool),
      refusal: null,
      news: { key: "make-news-undone", details: {}, number: (news?.number ?? 0) + 1 },
    });
    void refresh();
  });
}

/** Start with an empty lake; this can be undone like everything else. */
export function clearDraft(): void {
  propose(
    () => EMPTY_DRAFT,
    () => ({ key: "make-news-cleared", details: {} }),
    { key: "refused-invalid-puzzle", details: {} },
  );
}

/** Place a segment, or say why not; in order with all other changes. */
function answer(question: Question): Promise<Reply> {
  const { state } = useRoom.getState();
  const layer = state && colourOf(state.seats[state.turn ?? 0]); // by its turn, another may be chosen
  return inOrder(async () =>
    layer
      ? answerMove(
          question,
          (move) => layOn(lakeLine(useDraft.getState().draft, layer), move),
          () => true, // nothing else changes the draft in the meantime
          (lake, played) => {
            const news = { key: "news-moved", details: { colour: layer, move: played.move } };
            accept(useDraft.getState().draft, layer, lake, news, played);
          },
        )
      : refused(question, "not-possible"),
  );
}

function wake(): void {
  if (useDraft.getState().problem) void refresh();
}
