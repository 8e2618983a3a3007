/** Why a try failed: what the goal asked for, and what the lake shows instead. */

import type { PuzzleState, PuzzleView } from "../../answers/puzzles";
import { type Monster, parsePosition } from "../../geometry/position";

export interface Failure {
  readonly key: string; // solo-failed-KEY in the locales
  readonly figures: Readonly<Record<string, string | number>>;
}

type Tried = Pick<PuzzleView, "goal" | "turn">;
type Shown = Pick<PuzzleState, "position" | "reserves">;

/** Everything that was not met: of two goals at once, it may be both. */
export function failuresOf(tried: Tried, shown: Shown): readonly Failure[] {
  const first = failureOf(tried, shown);
  const { cell } = tried.goal;
  const found = first ? [first] : [];
  if (first?.key === "reach" || cell === null || standsOn(shown.position, tried.turn, cell)) return found;
  return [...found, { key: "reach", figures: { cell } }];
}

function standsOn(position: string, colour: string, cell: string): boolean {
  const { monsters } = parsePosition(position);
  const arches = monsters.find((monster) => monster.colour === colour)?.arches ?? [];
  return arches.some(({ tailward, headward }) => tailward === cell || headward === cell);
}

/** Null where the lake itself does not tell. */
function failureOf({ goal, turn }: Tried, { position, reserves }: Shown): Failure | null {
  const left = reserves[turn]?.length ?? 0;
  const { monsters, turn: next } = parsePosition(position);
  const unmarked = { key: "reach", figures: { cell: goal.cell ?? "" } };
  const placed = goal.given - left;
  switch (goal.kind) {
    case "all":
      return left > 0 ? { key: "left", figures: { left } } : unmarked;
    case "some":
      return placed < goal.count ? { key: "some", figures: { placed, count: goal.count } } : unmarked;
    case "reach":
      return unmarked;
    case "head":
      if (left > 0) return { key: "left", figures: { left } };
      if (perchOf(monsters, turn) === goal.perch) return unmarked;
      return { key: "head", figures: { height: perchOf(monsters, turn), perch: goal.perch } };
    case "together":
      return { key: "left", figures: { left: Object.values(reserves).reduce((sum, given) => sum + given.length, 0) } };
    case "escape":
      return { key: "escape", figures: {} };
    case "block":
      return next && next !== turn ? { key: "block", figures: { colour: next } } : null;
    case "win":
      return next ? { key: "moves", figures: {} } : defeat(monsters, turn, reserves);
  }
}

/** Who did better: fewer segments left, or else the higher head (R10); null if nobody did. */
function defeat(monsters: readonly Monster[], turn: string, reserves: Shown["reserves"]): Failure | null {
  const leftOf = (colour: string) => reserves[colour]?.length ?? 0;
  const others = Object.keys(reserves).filter((colour) => colour !== turn);
  const [best] = others.sort((a, b) => leftOf(a) - leftOf(b) || perchOf(monsters, b) - perchOf(monsters, a));
  if (best === undefined) return null;
  const figures = { colour: best, left: leftOf(turn), otherLeft: leftOf(best) };
  if (figures.otherLeft > figures.left) return null;
  if (figures.otherLeft < figures.left) return { key: "win", figures };
  const heads = { colour: best, height: perchOf(monsters, turn), otherHeight: perchOf(monsters, best) };
  if (heads.otherHeight < heads.height) return null;
  return { key: heads.height === heads.otherHeight ? "shared" : "higher", figures: heads };
}

function perchOf(monsters: readonly Monster[], colour: string): number {
  return monsters.find((monster) => monster.colour === colour)?.arches.at(-1)?.height ?? 0;
}
