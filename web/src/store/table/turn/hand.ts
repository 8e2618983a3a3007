/** What the person to move holds, where they point, and what was refused. */

import { create } from "zustand";
import type { Cell } from "../../../geometry/cell";
import { type Placement, textOf } from "../../../geometry/move";
import { parsePosition } from "../../../geometry/position";
import type { Refused } from "../../../protocol";
import { useSettings } from "../../device/settings";
import { act, askWhy, useRoom } from "../room";
import { EMPTY_HAND, farCells, type Hand, matching, nearCells, placementsLeft, placementsOf } from "./choices";
import { doubtAbout } from "./coach";
import { triedPlacement } from "./tries";
import { ownTurn } from "./turn";

/** A try that is not allowed, and why. */
export interface RefusedTry {
  readonly placement: Placement;
  readonly refused: Refused;
  readonly tapped: Cell | null; // null for a move that was sent
}

export interface HandState {
  readonly hand: Hand;
  readonly chosen: Placement | null; // stands there as a ghost
  readonly preview: Placement | null; // under the mouse, or offered by a question
  readonly refusedTry: RefusedTry | null;
  readonly cursor: Cell | null; // of the keyboard
  readonly isSending: boolean;
  readonly isAskingBars: boolean; // what bars the ends of a blocked monster
  readonly tray: { readonly length: number; readonly height: number } | null; // a card that fits nowhere
}

const NOTHING = { hand: EMPTY_HAND, chosen: null, preview: null, refusedTry: null, tray: null } as const;

export const useHand = create<HandState>(() => ({ ...NOTHING, cursor: null, isSending: false, isAskingBars: false }));

let sitting = 0; // rises whenever what was asked no longer counts
let sent: Placement | null = null; // what waits for its answer

export function emptyHand(): void {
  useHand.setState(NOTHING);
}

/** Start afresh, at another table or after a step back at this one: answers still on their way are ignored. */
export function clearHand(): void {
  sitting += 1;
  useHand.setState({ ...NOTHING, cursor: null, isSending: false, isAskingBars: false });
}

/** Everything this device may place now. */
function placementsNow(): readonly Placement[] {
  const { state, you } = useRoom.getState();
  return state && ownTurn(state, you) !== null ? placementsOf(state.choices) : [];
}

/** What to do next: choose a segment, its start, its end, between several that fit, or whether to place it. */
export type Step = "segment" | "near" | "far" | "which" | "confirm";

export function stepOf({ hand, chosen }: Pick<HandState, "hand" | "chosen">): Step {
  if (chosen) return "confirm";
  if (hand.far !== null) return "which";
  if (hand.near !== null) return "far";
  return hand.length !== null ? "near" : "segment";
}

/** Pick up a segment, for as much of what is pointed at as it fits; picking it up again puts it back. */
export function takeSegment(length: number, height: number): void {
  const { hand } = useHand.getState();
  if (hand.length === length && hand.height === height) {
    emptyHand();
    return;
  }
  const segment = { length, height };
  const wanted = [
    { ...hand, ...segment },
    { ...hand, ...segment, far: null },
  ];
  const fitting = wanted.find((one) => matching(placementsNow(), one).length);
  reach(fitting ?? { ...EMPTY_HAND, ...segment });
}

/** Ask about a segment that fits nowhere. */
export function askAboutSegment(length: number, height: number): void {
  useHand.setState({ ...NOTHING, tray: { length, height } });
}

/** Hold a hand; if it leaves only one placement, that one is chosen. */
function reach(hand: Hand): void {
  const found = matching(placementsNow(), hand);
  useHand.setState({ ...NOTHING, hand, chosen: found.length === 1 ? (found[0] ?? null) : null });
}

/** Look at a placement of those that the hand leaves: the next or the one before. */
export function browse(by: 1 | -1): void {
  const { hand, chosen } = useHand.getState();
  const { list, index } = placementsLeft(placementsNow(), hand, chosen);
  const from = index < 0 && by < 0 ? 0 : index;
  const next = list[(from + by + list.length) % list.length];
  if (next) useHand.setState({ ...NOTHING, hand, chosen: next });
}

/** Answer which of several placements is meant; a click with the mouse commits it, as on the lake. */
export function answer(placement: Placement, isMouse: boolean): void {
  const { confirm } = useSettings.getState();
  choose(placement);
  if (confirm === "never" || (confirm === "touch" && isMouse)) commit();
}

/** Choose a placement in full. */
export function choose(placement: Placement): void {
  const { end, near, far, length, height } = placement;
  useHand.setState({ ...NOTHING, hand: { end, near, far, length, height }, chosen: placement });
}

/** A tap on a cell, or Enter there. */
export function tapCell(cell: Cell): void {
  const { hand, chosen, preview } = useHand.getState();
  const placements = placementsNow();
  if (!placements.length) return;
  const isPointed = preview?.far === cell && hand.far === null && useSettings.getState().confirm !== "always";
  if (chosen?.far === cell || isPointed) {
    commit(chosen?.far === cell ? chosen : preview);
    return;
  }
  const next = nextHand(placements, hand, cell);
  if (next) {
    reach(next);
    const settled = useHand.getState().chosen;
    if (settled?.far === cell && useSettings.getState().confirm === "never") commit(settled);
    return;
  }
  void askWhyNot(hand, cell);
}

/** The hand after pointing at a cell, or null if that leads nowhere. */
export function nextHand(placements: readonly Placement[], hand: Hand, cell: Cell): Hand | null {
  const open = { ...hand, far: null };
  if (hand.near === cell && hand.far === null) return { ...open, near: null, end: null };
  if (hand.near !== null && farCells(placements, open).includes(cell)) return { ...open, far: cell };
  const free = { ...open, near: null, end: null };
  if (nearCells(placements, free).includes(cell)) return { ...free, near: cell };
  const only = onlyPlacementTo(placements, free, cell);
  return only ? { ...free, end: only.end, near: only.near, far: cell } : null;
}

/** The placement that a far cell names by itself, if it names one. */
export function onlyPlacementTo(placements: readonly Placement[], hand: Hand, cell: Cell): Placement | null {
  if (hand.length === null) return null;
  const found = matching(placements, { ...hand, far: cell });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Point at a cell with the mouse; while a question is open, it shows what it offers. */
export function pointAt(cell: Cell | null): void {
  const { hand, chosen, preview } = useHand.getState();
  if (hand.far !== null && !chosen) return;
  const found = cell === null || chosen ? null : previewAt(hand, cell);
  if (found !== preview) useHand.setState({ preview: found });
}

/** What a click would place; where several fit, it would ask instead. */
function previewAt(hand: Hand, cell: Cell): Placement | null {
  const placements = placementsNow();
  if (hand.near !== null) {
    const found = matching(placements, { ...hand, far: cell });
    return found.length === 1 ? (found[0] ?? null) : null;
  }
  return nearCells(placements, hand).includes(cell) ? null : onlyPlacementTo(placements, hand, cell);
}

/** Step back: the ghost first, then the near foot, then the segment. */
export function stepBack(): void {
  const { hand, chosen, refusedTry: tried, tray } = useHand.getState();
  if (tried || tray) useHand.setState({ refusedTry: null, tray: null });
  else if (chosen && matching(placementsNow(), hand).length > 1) useHand.setState({ ...NOTHING, hand });
  else if (hand.far !== null) useHand.setState({ ...NOTHING, hand: { ...hand, far: null } });
  else if (hand.near !== null) useHand.setState({ ...NOTHING, hand: { ...hand, near: null, end: null, far: null } });
  else emptyHand();
}

/** Play what is chosen. */
export function commit(placement: Placement | null = useHand.getState().chosen): void {
  const { state, you } = useRoom.getState();
  const seat = ownTurn(state, you);
  if (!state || seat === null || !placement || useHand.getState().isSending) return;
  useHand.setState({ isSending: true, chosen: placement });
  sent = placement;
  const doubting = doubtAbout(textOf(placement));
  if (doubting) void ask(doubting, placement, () => send(placement, seat, state.ply + 1));
  else send(placement, seat, state.ply + 1);
}

/** Wait for the coach; what it doubts stands there as a ghost while it asks. */
async function ask(doubting: Promise<boolean>, placement: Placement, play: () => void): Promise<void> {
  const mine = sitting;
  const isDoubted = await doubting;
  if (mine !== sitting || sent !== placement) return;
  if (!isDoubted) {
    play();
    return;
  }
  sent = null;
  useHand.setState({ isSending: false });
  choose(placement);
}

function send(placement: Placement, seat: number, ply: number): void {
  const mine = sitting;
  void act({ kind: "play", seat, move: textOf(placement), ply }).then((reply) => {
    if (mine !== sitting) return;
    const isHeld = sent === placement; // the next turn may have come sooner than the answer, and the hand moved on
    if (isHeld) useHand.setState({ ...NOTHING, isSending: false });
    const { chosen } = useHand.getState();
    if (reply.kind === "refused" && !chosen)
      useHand.setState({ refusedTry: { placement, refused: reply, tapped: null } });
  });
}

/** Ask why a cell is not possible, and show the answer. */
async function askWhyNot(holding: Hand, cell: Cell): Promise<void> {
  const { state } = useRoom.getState();
  const hand = startersHand(holding);
  if (!state || hand.length === null || hand.height === null) return;
  const position = parsePosition(state.position);
  const placement = triedPlacement(position, hand, cell, state.seats.length);
  const mine = sitting;
  const reply = await askWhy(textOf(placement));
  const isWanted = mine === sitting && holding === useHand.getState().hand;
  if (isWanted && reply.kind === "refused")
    useHand.setState({ chosen: null, preview: null, refusedTry: { placement, refused: reply, tapped: cell } });
}

/** At the start there is only one segment to place, so nobody has to pick it up. */
function startersHand(hand: Hand): Hand {
  const first = placementsNow()[0];
  return hand.length === null && first?.end === "start"
    ? { ...hand, length: first.length, height: first.height }
    : hand;
}

// A new turn finds an empty hand, and another table a fresh one.
useRoom.subscribe((room, before) => {
  if (room.table !== before.table) clearHand();
  const turn = room.state && `${room.code} ${room.state.game} ${room.state.ply} ${room.state.turn} ${room.state.phase}`;
  const was =
    before.state &&
    `${before.code} ${before.state.game} ${before.state.ply} ${before.state.turn} ${before.state.phase}`;
  if (turn === was) return;
  sent = null;
  useHand.setState({ ...NOTHING, isSending: false });
});
