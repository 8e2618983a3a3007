/** The open lake that the page is at: a tree of positions, and the one in sight. Whatever is tried is kept at once. */

import { create } from "zustand";
import { readLake } from "../../answers/openLake";
import { passedBetween } from "../../answers/passed";
import type { Engine } from "../../engine/api";
import { choicesOf } from "../../geometry/choices";
import { type Problem, problemOf } from "../../problem";
import { blockedIn, turnIn } from "../../table/course";
import { judged, refused } from "../../table/judged";
import type { Question, Reply, TableState } from "../../table/table";
import { type Box, lineOfBox, starterHeight, textOfSegment, USUAL } from "../../words/texts/box";
import { readLine } from "../../words/texts/line";
import { coloursIn } from "../../words/texts/record";
import { writeRecord } from "../../words/texts/recordWriter";
import { type Played, showTable, sitAtLocalTable } from "../table/localTable";
import { leaveRoom } from "../table/room";
import { tableState } from "../table/tableState";
import { clearHand } from "../table/turn/hand";
import { keepLake, lakeNamed } from "./keptLakes";
import {
  branchOf,
  endOf,
  followed,
  grown,
  named,
  pathTo,
  promoted,
  pruned,
  ROOT,
  type Tree,
  treeOf,
  trunkOf,
  twigAt,
  wayTo,
} from "./tree";

/** What is known of a lake besides its tree. */
export interface Lake {
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly box: Box;
  readonly tree: Tree;
  readonly here: number; // the position in sight
}

interface OpenLake {
  readonly id: string | null; // that was asked for
  readonly lake: Lake | null;
  readonly problem: Problem | null;
  readonly lost: Pick<Lake, "tree" | "here"> | null; // as it was before a branch was deleted
}

const NOWHERE: OpenLake = { id: null, lake: null, problem: null, lost: null };

export const useLake = create<OpenLake>(() => NOWHERE);
let engine: Engine | null = null; // of the lake's box

/** Come to a lake that this device keeps. */
export async function openLake(id: string): Promise<void> {
  useLake.setState({ ...NOWHERE, id });
  const kept = lakeNamed(id);
  try {
    if (!kept) return;
    const read = await readLake(kept.text);
    if (useLake.getState().id !== id) return;
    const { headers, box } = read.record;
    const tree = treeOf(read.record);
    engine = read.engine;
    sitAtLocalTable(
      coloursIn(twigAt(tree, ROOT).line).map((_, seat) => seat),
      answer,
    );
    useLake.setState({ lake: { id, headers, box, tree, here: followed(tree, kept.path) } });
    show();
  } catch (error) {
    if (useLake.getState().id === id) useLake.setState({ problem: problemOf(error) });
  }
}

export function closeLake(): void {
  engine = null;
  useLake.setState(NOWHERE);
  leaveRoom();
}

/** What is placed becomes a branch, or leads along one. */
async function answer(question: Question): Promise<Reply> {
  const { lake } = useLake.getState();
  if (!lake || !engine || (question.kind !== "play" && question.kind !== "why"))
    return refused(question, "not-possible");
  const { line } = twigAt(lake.tree, lake.here);
  const verdict = judged(engine, line, question);
  if (verdict.kind === "refused" || question.kind === "why") return verdict;
  const [tree, here] = grown(lake.tree, lake.here, question.move, engine.play(line, question.move));
  change({ tree, here }, [{ seat: question.seat, move: question.move }]);
  return { kind: "ack", id: question.id, number: wayTo(tree, here).length };
}

/** Keep the lake, then show it. */
function change(changed: Partial<Pick<Lake, "tree" | "here">>, played: readonly Played[] = []): void {
  const { lake: before } = useLake.getState();
  if (!before) return;
  const lake = { ...before, ...changed };
  useLake.setState({ lake, lost: null });
  keep(lake);
  if (lake.here !== before.here) clearHand();
  show(played);
}

function keep({ id, tree, here, ...lake }: Lake): void {
  keepLake({
    id,
    at: Date.now(),
    text: textOf({ id, tree, here, ...lake }),
    path: pathTo(tree, here),
    colours: coloursIn(twigAt(tree, ROOT).line),
    count: tree.twigs.size - 1,
  });
}

/** The lake as a record with branches. */
export function textOf({ headers, box, tree }: Lake): string {
  return engine ? writeRecord({ headers, box, ...trunkOf(tree) }, engine) : "";
}

function show(played: readonly Played[] = []): void {
  const { lake } = useLake.getState();
  if (lake && engine) showTable(stateOf(lake, engine), played);
}

function stateOf({ tree, here, box }: Lake, rules: Engine): TableState {
  const way = wayTo(tree, here);
  const { line } = twigAt(tree, here);
  const before = way.at(-2)?.line;
  const { monsters, reserves } = readLine(line, box);
  const colour = turnIn(line);
  const first = colour === "over" ? rules.standings(line).filter(({ rank }) => rank === 1) : [];
  return tableState(line, {
    choices: choicesOf(rules.legalMoves(line), starterHeight(box, colour)),
    blocked: blockedIn(rules, line),
    passed: before === undefined ? [] : passedBetween(before, line, box),
    winners: first.map((one) => one.colour),
    moves: way.slice(1).map(({ move }) => move),
    reserves: Object.fromEntries(monsters.map((one, seat) => [one.colour, (reserves[seat] ?? []).map(textOfSegment)])),
    ...(before === undefined ? {} : { mover: turnIn(before) }),
    ...(lineOfBox(box) === lineOfBox(USUAL) ? {} : { box: lineOfBox(box) }),
  });
}

// --- Walking about ---

export function goTo(id: number): void {
  change({ here: id });
}

/** A step along the line, to its end, or across to the other moves that were tried. */
export function walk(to: "first" | "back" | "next" | "last" | "up" | "down"): void {
  const { lake } = useLake.getState();
  if (!lake) return;
  const { tree, here } = lake;
  const { parent, next } = twigAt(tree, here);
  const beside = parent === null ? [here] : twigAt(tree, parent).next;
  const aside = (by: number) => beside[beside.indexOf(here) + by];
  const aims = { first: ROOT, back: parent, next: next[0], last: endOf(tree, here), up: aside(-1), down: aside(1) };
  const aim = aims[to];
  if (aim !== null && aim !== undefined && aim !== here) goTo(aim);
}

// --- Branches ---

export function rename(id: number, name: string): void {
  const { lake } = useLake.getState();
  if (!lake) return;
  const renamed = { ...lake, tree: named(lake.tree, id, name) };
  useLake.setState({ lake: renamed, lost: null });
  keep(renamed);
}

/** Delete a move with all that follows it; it can be brought back until something else changes. */
export function prune(id: number): void {
  const { lake } = useLake.getState();
  const parent = lake && twigAt(lake.tree, id).parent;
  if (!lake || parent === null) return;
  const { tree, here } = lake;
  const left = pruned(tree, id);
  change({ tree: left, here: left.twigs.has(here) ? here : parent });
  useLake.setState({ lost: { tree, here } });
}

export function bringBack(): void {
  const { lost } = useLake.getState();
  if (lost) change(lost);
}

export function promote(id: number): void {
  const { lake } = useLake.getState();
  if (lake && branchOf(lake.tree, id) !== null) change({ tree: promoted(lake.tree, id) });
}
