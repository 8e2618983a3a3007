/** Sentences put together from what the server says. */

import { type Cell, cellsBetween } from "../geometry/cell";
import { type Placement, parseMove } from "../geometry/move";
import type { Refused } from "../protocol";
import type { Details, Say } from "./say";
import type { Reason } from "./texts/errors";
import type { GoalFigures } from "./texts/goal";

/** Why something was refused: rules have reasons, everything else has refusals. */
export function refusalText(
  say: Say,
  refused: Pick<Refused, "code"> & Partial<Pick<Refused | Reason, "cell" | "details">>,
): string {
  const details: Details = { ...(refused.details ?? {}), ...(refused.cell ? { cell: refused.cell } : {}) };
  return sentence(
    isReason(refused.code) ? say(`reason-${refused.code}`, details) : say(`refused-${refused.code}`, details),
  );
}

/** A try on the lake that was refused, and the cell that was tapped last. */
interface Try {
  readonly placement: Placement; // with the length of the segment in hand
  readonly refused: Refused;
  readonly tapped: Cell | null;
}

/** Why a try was refused, in terms of what the person did: which segment they hold, and where they tapped. */
export function tryText(say: Say, { placement, refused, tapped }: Try): string {
  const { near, far, length } = placement;
  const { code, cell, details } = refused;
  switch (code) {
    case "no-such-segment": // the rules know only the feet; whoever taps knows the segment
    case "segment-placed":
    case "not-the-starter":
      return say("try-wrong-length", { length, away: cellsBetween(near, far).length - 1 });
    case "not-straight":
      return say("try-not-straight", { near, far });
    case "not-beside-the-end":
      return say("try-not-beside", { cell: near, reach: details?.["reach"] ?? 1 });
  }
  const isStart = isReason(code) && tapped === near && cell !== near;
  return isStart ? `${say("try-no-way", { cell: near })} ${refusalText(say, refused)}` : refusalText(say, refused);
}

/** What is asked where several placements have the same feet: which height, or which end. */
export function questionText(say: Say, language: string, options: readonly Placement[]): string {
  const heights = [...new Set(options.map(({ height }) => height))].map(String);
  const ends = new Set(options.map(({ end }) => end));
  if (ends.size === 1)
    return say("which-height", { heights: new Intl.ListFormat(language, { type: "disjunction" }).format(heights) });
  return say(heights.length === 1 ? "which-end" : "which-one");
}

/** The codes of the rules of the game; they link to the rule. */
const RULES = new Set([
  "game-over",
  "start-first",
  "already-started",
  "not-straight",
  "no-such-segment",
  "not-the-starter",
  "segment-placed",
  "not-beside-the-end",
  "outside-the-lake",
  "outside-deep-water",
  "not-open-water",
  "under-an-arch",
  "equal-height",
  "over-a-head",
  "over-a-tail",
]);

export function isRule(code: string): boolean {
  return RULES.has(code);
}

/** The rule book has no rocks. */
function isReason(code: string): boolean {
  return isRule(code) || code === "on-a-rock";
}

/** A phrase turned into a whole sentence. */
function sentence(text: string): string {
  const whole = /^[a-p]\d/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1); // cells stay small
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}

export function placementText(say: Say, placement: Placement): string {
  const { end, near, far, length, height } = placement;
  return say(end === "start" ? "placement-start" : "placement-extend", { end, near, far, length, height });
}

/** A move of the list, in words. */
export function moveText(say: Say, move: string): string {
  const { end, near, far, height } = parseMove(move);
  return say(end === "start" ? "move-start" : "move-extend", { end, near, far, height });
}

/** Masterpieces and finales have titles of their own; the others are called after their theme. */
export function titleText(
  say: Say,
  { id, theme, par, isMasterpiece }: { id: string; theme: string; par: number; isMasterpiece: boolean },
): string {
  if (par || isMasterpiece) return say(`puzzle-title-${id}`);
  return theme ? say(`puzzle-theme-${theme}`) : "";
}

/** What a puzzle asks for. */
export function goalText(say: Say, { kind, count, given, perch, cell }: GoalFigures): string {
  const first = say(`puzzle-goal-${kind}`, { count, given, perch, cell: cell ?? "" });
  return cell && kind !== "reach" ? `${first} ${say("puzzle-goal-also-reach", { cell })}` : first;
}
