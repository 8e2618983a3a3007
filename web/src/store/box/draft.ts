/** What somebody does to their box: cells given to zones, segments measured anew, and the way back. */

import { create } from "zustand";
import { type Cell, cellAt, spotOf } from "../../geometry/cell";
import type { Colour } from "../../geometry/position";
import { type Box, isSame, type Segment, USUAL } from "../../words/texts/box";
import { boxIn, keepBox, useOwnBox } from "../device/ownBox";
import { resized, withCells } from "./lakeRows";

export const ZONES = ["2", "3", "4", "."] as const;
export type Zone = (typeof ZONES)[number]; // the fewest seats that use a cell, or shore

interface Chosen {
  readonly colour: Colour;
  readonly index: number; // in the set, from low to high
}

interface Draft {
  readonly zone: Zone; // what a tap gives to a cell
  readonly isMirrored: boolean; // whether all sides change alike
  readonly chosen: Chosen; // the segment beside the ruler
  readonly past: readonly Box[];
}

export const MOST_SEGMENTS = 15;
const MOST_STEPS = 200; // back

export const FRESH: Draft = { zone: "2", isMirrored: true, chosen: { colour: "orange", index: 0 }, past: [] };
export const useDraft = create<Draft>(() => FRESH);

/** The box as it is drawn now. */
export function useDrawnBox(): Box {
  return boxIn(useOwnBox());
}

function drawn(): Box {
  return boxIn(useOwnBox.getState());
}

function change(box: Box): void {
  useDraft.setState(({ past }) => ({ past: [...past.slice(1 - MOST_STEPS), drawn()] }));
  keepBox(box);
}

export function undoChange(): void {
  const before = useDraft.getState().past.at(-1);
  if (!before) return;
  keepBox(before);
  useDraft.setState(({ past, chosen }) => ({ past: past.slice(0, -1), chosen: within(before, chosen) }));
}

/** Draw another box; the one before can be had back. */
export function takeBox(box: Box): void {
  change(box);
  useDraft.setState(({ chosen }) => ({ chosen: within(box, chosen) }));
}

export function startAfresh(): void {
  takeBox(USUAL);
}

/** A segment that there is. */
function within(box: Box, { colour, index }: Chosen): Chosen {
  return { colour, index: Math.min(index, box.monsters[colour].length - 1) };
}

/** Give a cell to a zone, and its mirror images where all sides change alike. */
export function giveCell(cell: Cell, zone: Zone = useDraft.getState().zone): void {
  const box = drawn();
  const lake = withCells(box.lake, useDraft.getState().isMirrored ? mirrored(box, cell) : [cell], zone);
  if (lake.join() !== box.lake.join()) change({ ...box, lake });
}

function mirrored({ lake }: Box, cell: Cell): readonly Cell[] {
  const { x, y } = spotOf(cell);
  const [east, north] = [(lake[0]?.length ?? 0) - 1, lake.length - 1];
  return [cell, cellAt(east - x, y), cellAt(x, north - y), cellAt(east - x, north - y)];
}

export function resizeLake(width: number, height: number): void {
  const box = drawn();
  change({ ...box, lake: resized(box.lake, width, height) });
}

export function chooseSegment(colour: Colour, index: number): void {
  useDraft.setState({ chosen: { colour, index } });
}

/** Measure the chosen segment anew. */
export function measure(measured: Partial<Segment>): void {
  const { colour, index } = useDraft.getState().chosen;
  const set = drawn().monsters[colour];
  const before = set[index];
  if (!before) return;
  const after = { ...before, ...measured };
  keepSet(
    colour,
    set.map((one, i) => (i === index ? after : one)),
    after,
  );
}

/** One segment more, unlike all others if there is such a one. */
export function addSegment(colour: Colour): void {
  const set = drawn().monsters[colour];
  if (set.length >= MOST_SEGMENTS) return;
  const all = [6, 5, 4, 3, 2, 1].flatMap((height) => [1, 2, 3, 4, 5].map((length) => ({ length, height })));
  const free = all.find((one) => !set.some((other) => isSame(one, other))) ?? { length: 1, height: 6 };
  keepSet(colour, [...set, free], free);
}

export function removeSegment(): void {
  const { colour, index } = useDraft.getState().chosen;
  const set = drawn().monsters[colour];
  if (set.length < 2) return;
  keepSet(
    colour,
    set.filter((_, i) => i !== index),
    set[index === 0 ? 1 : index - 1],
  );
}

/** Keep a set from low to high, with one of its segments beside the ruler. */
function keepSet(colour: Colour, segments: readonly Segment[], chosen: Segment | undefined): void {
  const box = drawn();
  const set = [...segments].sort((one, other) => one.height - other.height || one.length - other.length);
  change({ ...box, monsters: { ...box.monsters, [colour]: set } });
  const index = set.findIndex((one) => chosen !== undefined && isSame(one, chosen));
  chooseSegment(colour, Math.max(0, index));
}
