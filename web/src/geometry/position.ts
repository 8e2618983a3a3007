/** A position line as arches and monsters: what stands where, and nothing about what may follow. */

import { type Cell, cellsBetween } from "./cell";

export type Colour = "orange" | "green" | "purple" | "black";
export type End = "head" | "tail";

/** One segment standing, from its foot nearer the tail to its foot nearer the head. */
export interface Arch {
  readonly colour: Colour;
  readonly index: number; // within its monster, the tail's first
  readonly tailward: Cell;
  readonly headward: Cell;
  readonly length: number;
  readonly height: number;
  readonly cells: readonly Cell[]; // feet included
}

export interface Monster {
  readonly colour: Colour;
  readonly arches: readonly Arch[]; // none before it starts
}

export interface Position {
  readonly variant: "classic" | "expert";
  readonly monsters: readonly Monster[]; // in playing order, the first seat first
  readonly rocks: readonly Cell[]; // of a puzzle: nothing stands there and nothing passes
  readonly turn: Colour | null; // null when it is over
}

const ROCKS = "rocks:";

export function makeArch(colour: Colour, index: number, tailward: Cell, headward: Cell, height: number): Arch {
  const cells = cellsBetween(tailward, headward);
  return { colour, index, tailward, headward, height, length: cells.length - 1, cells };
}

/** Read a position line, like `classic orange:d4f4/1 green:- green`; given segments are not on the lake. */
export function parsePosition(line: string): Position {
  const words = line.split(" ");
  const turn = words[words.length - 1];
  const rocks = words.find((word) => word.startsWith(ROCKS));
  return {
    variant: words[0] === "expert" ? "expert" : "classic",
    monsters: words.slice(1, rocks ? -2 : -1).map(parseMonster),
    rocks: rocks?.slice(ROCKS.length).split(",") ?? [],
    turn: turn === "over" ? null : (turn as Colour),
  };
}

function parseMonster(word: string): Monster {
  const [name, rest] = word.split(":") as [Colour, string];
  const texts = rest === "-" ? [] : rest.split(",");
  return { colour: name, arches: texts.map((text, index) => parseArch(name, index, text)) };
}

function parseArch(colour: Colour, index: number, text: string): Arch {
  const [, tailward = "", headward = "", height = "0"] = /^([a-p]\d+)([a-p]\d+)\/(\d)$/.exec(text) ?? [];
  return makeArch(colour, index, tailward, headward, Number(height));
}

export function headOf(monster: Monster): Cell | null {
  return monster.arches.at(-1)?.headward ?? null;
}

export function tailOf(monster: Monster): Cell | null {
  return monster.arches[0]?.tailward ?? null;
}

/** What stands on or passes over a cell, the highest first. */
export function stackOn(position: Pick<Position, "monsters">, cell: Cell): readonly Arch[] {
  return position.monsters
    .flatMap((monster) => monster.arches)
    .filter((arch) => arch.cells.includes(cell))
    .sort((a, b) => b.height - a.height);
}
