/** A puzzle that somebody is making, and its lines. Whether it really is a puzzle, the engine decides. */

import { COLOURS } from "../../box";
import type { Cell } from "../../geometry/cell";
import { isInUse } from "../../geometry/lake";
import { type Colour, type Monster, parsePosition } from "../../geometry/position";
import { type GoalFigures, hasPartner, type Kind } from "../../words/texts/goal";

export type GoalKind = Kind;
export type Figured = "some" | "head" | "block" | "win"; // the goals that have a number
export type Variant = "classic" | "expert";

export interface Draft {
  readonly variant: Variant;
  readonly colours: readonly Colour[]; // two to four, in playing order: they set the lake
  readonly arches: Readonly<Partial<Record<Colour, string>>>; // like `d4f4/1,f5f8/2`, from tail to head
  readonly given: Readonly<Partial<Record<Colour, readonly string[]>>>; // segments like `3/2` to place
  readonly rocks: readonly Cell[];
  readonly mark: Cell | null; // to be reached
  readonly goal: GoalKind;
  readonly hasSecond: boolean; // the mark is to be reached as well, where the goal allows for it
  readonly figures: Readonly<Record<Figured, number>>;
  readonly turn: Colour; // whose puzzle it is
}

export const KINDS: readonly GoalKind[] = ["all", "some", "reach", "head", "escape", "together", "block", "win"];
export const MOST: Readonly<Record<Figured, number>> = { some: 9, head: 6, block: 9, win: 9 };

export const EMPTY_DRAFT: Draft = {
  variant: "classic",
  colours: ["orange", "green"],
  arches: {},
  given: {},
  rocks: [],
  mark: null,
  goal: "all",
  hasSecond: false,
  figures: { some: 1, head: 3, block: 2, win: 2 },
  turn: "orange",
};

export function isFigured(kind: GoalKind): kind is Figured {
  return kind in MOST;
}

/** Whether the goal can be asked for together with a cell to reach. */
export function allowsSecond({ goal }: Draft): boolean {
  return goal === "all" || isFigured(goal);
}

/** Whether a cell is to be reached. */
export function isMarked(draft: Draft): boolean {
  return draft.goal === "reach" || (draft.hasSecond && allowsSecond(draft));
}

/** Whether opponents move too. */
export function isDuel({ goal }: Draft): boolean {
  return goal === "block" || goal === "win";
}

/** The lake alone, a position line; the colour at its end places its segments. */
export function lakeLine(draft: Draft, layer: Colour): string {
  const seats = draft.colours.map((colour) => `${colour}:${draft.arches[colour] || "-"}`);
  return [draft.variant, ...seats, ...rocksOf(draft), layer].join(" ");
}

/** The whole puzzle on its line. */
export function puzzleLine(draft: Draft): string {
  const seats = draft.colours.map((colour) => {
    const given = givenTo(draft, colour);
    return `${colour}:${draft.arches[colour] || "-"}${given.length ? `:${given.join(",")}` : ""}`;
  });
  return [goalText(draft), draft.variant, ...seats, ...rocksOf(draft), draft.turn].join(" ");
}

function rocksOf({ rocks }: Draft): readonly string[] {
  return rocks.length ? [`rocks:${rocks.join(",")}`] : [];
}

function goalText(draft: Draft): string {
  const { goal, mark, figures } = draft;
  const reach = isMarked(draft) ? [`reach:${mark ?? ""}`] : [];
  if (goal === "escape" || goal === "together") return goal;
  if (goal === "all") return ["grow:all", ...reach].join("+");
  return (isFigured(goal) ? [`${goal}:${figures[goal]}`, ...reach] : reach).join("+");
}

/** What a monster may place: others only if they move, and only monsters that are there. */
export function givenTo(draft: Draft, colour: Colour): readonly string[] {
  const isMoving = colour === draft.turn || isDuel(draft) || hasPartner({ kind: draft.goal });
  return isMoving && draft.arches[colour] ? (draft.given[colour] ?? []) : [];
}

/** The numbers in the goal's sentence. */
export function goalDetails(draft: Draft): Omit<GoalFigures, "kind"> {
  const given = givenTo(draft, draft.turn).length;
  const figure = isFigured(draft.goal) ? draft.figures[draft.goal] : given;
  return { count: figure, given, perch: figure, cell: isMarked(draft) ? draft.mark : null };
}

/** What a draft obviously lacks, without a search; empty if nothing. */
export function lackOf(draft: Draft): string {
  if (!draft.arches[draft.turn]) return "no-monster";
  return isMarked(draft) && !draft.mark ? "no-mark" : "";
}

export function monstersOf(draft: Draft): readonly Monster[] {
  return parsePosition(lakeLine(draft, draft.turn)).monsters;
}

/** The draft with the monsters of a lake's line; what stands there is no longer given. */
export function withLake(draft: Draft, lake: string): Draft {
  const fields = lake.split(" ").slice(1, 1 + draft.colours.length);
  const arches = Object.fromEntries(fields.map((field) => field.split(":") as [Colour, string]));
  const after = withoutNobody({ ...draft, arches });
  const given = monstersOf(after).map(({ colour, arches: standing }) => [
    colour,
    (draft.given[colour] ?? []).filter(
      (text) => !standing.some(({ length, height }) => text === `${length}/${height}`),
    ),
  ]);
  return { ...after, given: Object.fromEntries(given) };
}

function withoutNobody(draft: Draft): Draft {
  return { ...draft, arches: Object.fromEntries(Object.entries(draft.arches).filter(([, text]) => text !== "-")) };
}

/** Take an arch off one end of a monster, or all of it. */
export function without(draft: Draft, colour: Colour, what: "head" | "tail" | "all"): Draft {
  const arches = (draft.arches[colour] ?? "").split(",");
  const rest = what === "all" ? [] : what === "head" ? arches.slice(0, -1) : arches.slice(1);
  return { ...draft, arches: { ...draft.arches, [colour]: rest.join(",") } };
}

/** A rock comes or goes. */
export function withRock(draft: Draft, cell: Cell): Draft {
  if (draft.rocks.includes(cell)) return { ...draft, rocks: draft.rocks.filter((rock) => rock !== cell) };
  return { ...draft, rocks: [...draft.rocks, cell], mark: draft.mark === cell ? null : draft.mark };
}

/** The mark comes, moves or goes. */
export function withMark(draft: Draft, cell: Cell): Draft {
  const rocks = draft.rocks.filter((rock) => rock !== cell);
  return { ...draft, rocks, mark: draft.mark === cell ? null : cell };
}

/** A monster joins or leaves the table, and the lake grows or shrinks. */
export function withColour(draft: Draft, colour: Colour): Draft {
  const isThere = draft.colours.includes(colour);
  const colours = COLOURS.filter((one) => (one === colour ? !isThere : draft.colours.includes(one)));
  const isInside = (cell: Cell) => isInUse(cell, colours.length);
  return {
    ...draft,
    colours,
    arches: { ...draft.arches, [colour]: "" },
    given: { ...draft.given, [colour]: [] },
    rocks: draft.rocks.filter(isInside),
    mark: draft.mark && isInside(draft.mark) ? draft.mark : null,
    turn: colours.includes(draft.turn) ? draft.turn : (colours[0] ?? "orange"),
  };
}

/** A segment is given, or no longer. */
export function withGiven(draft: Draft, colour: Colour, segment: string): Draft {
  const before = draft.given[colour] ?? [];
  const after = before.includes(segment) ? before.filter((one) => one !== segment) : [...before, segment];
  return { ...draft, given: { ...draft.given, [colour]: after } };
}

/** What a device has kept, if it is a draft. */
export function sensibleDraft(kept: unknown): Draft {
  const found = { ...EMPTY_DRAFT, ...(typeof kept === "object" && kept !== null ? kept : {}) } as Draft;
  const colours = Array.isArray(found.colours) ? COLOURS.filter((colour) => found.colours.includes(colour)) : [];
  const isDraft =
    colours.length >= 2 &&
    colours.includes(found.turn) &&
    KINDS.includes(found.goal) &&
    (found.variant === "classic" || found.variant === "expert") &&
    Array.isArray(found.rocks) &&
    typeof found.arches === "object" &&
    typeof found.given === "object" &&
    typeof found.figures === "object" &&
    typeof found.hasSecond === "boolean";
  return isDraft ? { ...found, colours, figures: { ...EMPTY_DRAFT.figures, ...found.figures } } : EMPTY_DRAFT;
}
