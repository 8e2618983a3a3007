/** What the person to move holds, where they point, and what was refused. */

import { create } from "zustand";
import { type Cell, cellAt, cellsBetween, spotOf } from "../../geometry/cell";
import { isInUse, SIDE } from "../../geometry/lake";
import { type Placement, textOf } from "../../geometry/move";
import { type Colour, headOf, type Position, parsePosition, tailOf } from "../../geometry/position";
import type { Refused } from "../../protocol";
import { useSettings } from "../device/settings";
import { EMPTY_HAND, farCells, type Hand, matching, nearCells, placementsOf } from "./choices";
import { act, askWhy, useRoom } from "./room";
import { ownTurn } from "./turn";

/** A try that is not allowed, and why. */
export interface RefusedTry {
  readonly placement: Placement;
  readonly refused: Refused;
}

export interface HandState {
  readonly hand: Hand;
  readonly chosen: Placement | null; // stands there as a ghost
  readonly preview: Placement | null; // under the mouse
  readonly refusedTry: RefusedTry | null;
  readonly cursor: Cell | null; // of the keyboard
  readonly isSending: boolean;
  readonly tray: { readonly length: number; readonly height: number } | null; // a card that fits nowhere
}

const NOTHING = { hand: EMPTY_HAND, chosen: null, preview: null, refusedTry: null, tray: null } as const;

export const useHand = create<HandState>(() => ({ ...NOTHING, cursor: null, isSending: false }));

let sitting = 0; // rises whenever what was asked no longer counts
let sent: Placement | null = null; // what waits for its answer

export function emptyHand(): void {
  useHand.setState(NOTHING);
}

/** Start afresh, at another table or after a step back at this one: answers still on their way are ignored. */
export function clearHand(): void {
  sitting += 1;
  useHand.setState({ ...NOTHING, cursor: null, isSending: false });
}

/** Everything this device may place now. */
function placementsNow(): readonly Placement[] {
  const { state, you } = useRoom.getState();
  return state && ownTurn(state, you) !== null ? placementsOf(state.choices) : [];
}

/** Pick up a segment; picking it up again puts it back. */
export function takeSegment(length: number, height: number): void {
  const { hand } = useHand.getState();
  if (hand.length === length && hand.height === height) {
    emptyHand();
    return;
  }
  const kept = matching(placementsNow(), { ...hand, length, height, far: null }).length ? hand : EMPTY_HAND;
  reach({ ...kept, length, height, far: null });
}

/** Ask about a segment that fits nowhere. */
export function askAboutSegment(length: number, height: number): void {
  useHand.setState({ ...NOTHING, tray: { length, height } });
}

/** Hold a hand; if it leaves only one placement, that one is chosen. */
function reach(hand: Hand): void {
  const found = matching(placementsNow(), hand);
  const isSettled = found.length === 1 || hand.far !== null;
  useHand.setState({ ...NOTHING, hand, chosen: isSettled ? (found[0] ?? null) : null });
}

/** Choose a placement in full, as the list of placements does. */
export function choose(placement: Placement): void {
  const { end, near, far, length, height } = placement;
  useHand.setState({ ...NOTHING, hand: { end, near, far, length, height }, chosen: placement });
}

/** A tap on a cell, or Enter there. */
export function tapCell(cell: Cell): void {
  const { hand, chosen, preview } = useHand.getState();
  const placements = placementsNow();
  if (!placements.length) return;
  if (chosen?.far === cell || (preview?.far === cell && useSettings.getState().confirm !== "always")) {
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

/** Point at a cell with the mouse. */
export function pointAt(cell: Cell | null): void {
  const { hand, chosen, preview } = useHand.getState();
  const found = cell === null || chosen ? null : previewAt(hand, cell);
  if (found !== preview) useHand.setState({ preview: found });
}

function previewAt(hand: Hand, cell: Cell): Placement | null {
  const placements = placementsNow();
  if (hand.near !== null) {
    const found = matching(placements, { ...hand, far: cell });
    return found.length ? (found[0] ?? null) : null;
  }
  return nearCells(placements, hand).includes(cell) ? null : onlyPlacementTo(placements, hand, cell);
}

/** Step back: the ghost first, then the near foot, then the segment. */
export function stepBack(): void {
  const { hand, chosen, refusedTry: tried, tray } = useHand.getState();
  if (tried || tray) useHand.setState({ refusedTry: null, tray: null });
  else if (chosen && hand.far !== null) useHand.setState({ ...NOTHING, hand: { ...hand, far: null } });
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
  const mine = sitting;
  void act({ kind: "play", seat, move: textOf(placement), ply: state.ply + 1 }).then((reply) => {
    if (mine !== sitting) return;
    const isHeld = sent === placement; // the next turn may have come sooner than the answer, and the hand moved on
    if (isHeld) useHand.setState({ ...NOTHING, isSending: false });
    const { chosen } = useHand.getState();
    if (reply.kind === "refused" && !chosen) useHand.setState({ refusedTry: { placement, refused: reply } });
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
    useHand.setState({ chosen: null, preview: null, refusedTry: { placement, refused: reply } });
}

/** At the start there is only one segment to place, so nobody has to pick it up. */
function startersHand(hand: Hand): Hand {
  const first = placementsNow()[0];
  return hand.length === null && first?.end === "start"
    ? { ...hand, length: first.length, height: first.height }
    : hand;
}

/** What a tap on a cell without a ring most likely meant. */
export function triedPlacement(position: Position, hand: Hand, cell: Cell, seats: number): Placement {
  const length = hand.length ?? 1;
  const height = hand.height ?? 1;
  const monster = position.monsters.find((one) => one.colour === position.turn);
  const isStart = !monster?.arches.length;
  if (hand.near !== null) {
    const guess = closerEnd(position, position.turn, hand.near);
    return { end: isStart ? "start" : (hand.end ?? guess), near: hand.near, far: cell, length, height };
  }
  const end = isStart ? "start" : (hand.end ?? closerEnd(position, position.turn, cell));
  return { end, near: cell, far: someFarCell(cell, length, seats), length, height };
}

function closerEnd(position: Position, colour: Colour | null, cell: Cell): "head" | "tail" {
  const monster = position.monsters.find((one) => one.colour === colour);
  const head = monster && headOf(monster);
  const tail = monster && tailOf(monster);
  if (!head || !tail) return "head";
  return distance(cell, tail) < distance(cell, head) ? "tail" : "head";
}

function distance(a: Cell, b: Cell): number {
  const from = spotOf(a);
  const to = spotOf(b);
  return Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
}

/** A cell at the segment's distance, in the lake in use if there is one. */
function someFarCell(cell: Cell, length: number, seats: number): Cell {
  const { x, y } = spotOf(cell);
  const spots = [
    [x + length, y],
    [x - length, y],
    [x, y + length],
    [x, y - length],
  ].filter(([a = -1, b = -1]) => a >= 0 && b >= 0 && a < SIDE && b < SIDE);
  const cells = spots.map(([a = 0, b = 0]) => cellAt(a, b));
  return cells.find((far) => cellsBetween(cell, far).every((one) => isInUse(one, seats))) ?? cells[0] ?? cell;
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
