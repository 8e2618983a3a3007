/** A table that is being set: who will sit where. */

import { COLOURS, LEVELS } from "../../box";
import type { Colour } from "../../geometry/position";
import type { NewRoom, NewSeat } from "../../protocol";
import { freshTable, type KeptTable } from "../../table/kept";

export interface Place {
  readonly colour: Colour;
  readonly who: "person" | "computer" | "open";
  readonly name: string;
  readonly level: string; // of a computer; or SURPRISE
}

export interface Table {
  readonly places: readonly Place[];
  readonly variant: "classic" | "expert";
  readonly first: number | null; // null: random
  readonly clock: number;
  readonly freeText: boolean;
  readonly hints: boolean; // whether several people may ask for them
  readonly standIn: string; // the level of whoever plays for people who leave, stay away or run out of time
  readonly isListed: boolean;
  readonly box?: string; // on one line; the usual one if there is none
}

export type TableKind = "computer" | "device" | "friends";

/** Not a level: somebody comes out of the mist when the game begins. */
export const SURPRISE = "surprise";
const USUAL_LEVEL = LEVELS[2];
const USUAL_STAND_IN = LEVELS[3];

/** Who sits in the other places, unless somebody says otherwise. */
export function othersAt(kind: TableKind): Place["who"] {
  return kind === "computer" ? "computer" : kind === "device" ? "person" : "open";
}

/** The table as it is first laid; `names` are those who sat around this device before. */
export function usualTable(kind: TableKind, count: number, name: string, names: readonly string[] = []): Table {
  const people = [name, ...names.filter((one) => one !== name)];
  return {
    places: COLOURS.slice(0, count).map((colour, i) => ({
      colour,
      who: i === 0 ? "person" : othersAt(kind),
      name: i === 0 || kind === "device" ? (people[i] ?? "") : "",
      level: USUAL_LEVEL,
    })),
    variant: "classic",
    first: kind === "friends" ? null : 0,
    clock: 0,
    freeText: false,
    hints: false,
    standIn: USUAL_STAND_IN,
    isListed: false,
  };
}

/** More or fewer places; new ones take the colours that are free. */
export function withCount(table: Table, count: number, who: Place["who"]): Table {
  const kept = table.places.slice(0, count);
  const free = COLOURS.filter((colour) => !kept.some((place) => place.colour === colour));
  const added = free
    .slice(0, count - kept.length)
    .map((colour): Place => ({ colour, who, name: "", level: USUAL_LEVEL }));
  const first = table.first !== null && table.first >= count ? 0 : table.first;
  return { ...table, places: [...kept, ...added], first };
}

/** Change one place; a colour that another one has is swapped. */
export function withPlace(table: Table, number: number, change: Partial<Place>): Table {
  const before = table.places[number];
  const places = table.places.map((place, i) => {
    if (i === number) return { ...place, ...change };
    return before && change.colour === place.colour ? { ...place, colour: before.colour } : place;
  });
  return { ...table, places };
}

/** The table once every surprise is out; `random` gives figures below 1. */
export function withoutSurprises(table: Table, random: () => number): Table {
  const anyLevel = () => LEVELS[Math.floor(random() * LEVELS.length)] ?? USUAL_LEVEL;
  const places = table.places.map((place) => (place.level === SURPRISE ? { ...place, level: anyLevel() } : place));
  return { ...table, places };
}

/** Names have twenty letters at most. */
export function shortName(text: string): string {
  return text.slice(0, 20);
}

/** The table as this device keeps it; `chance` is below 1. */
export function keptOf(
  table: Table,
  nameOf: (colour: Colour) => string,
  { id, at, chance }: { readonly id: string; readonly at: number; readonly chance: number },
): KeptTable {
  const seats = table.places.map(({ colour, who, name, level }) =>
    who === "computer" ? { colour, level, name: "" } : { colour, level: "", name: name.trim() || nameOf(colour) },
  );
  const first = table.first ?? Math.floor(chance * seats.length);
  return freshTable({ id, at, variant: table.variant, seats, ...(table.box ? { box: table.box } : {}) }, first);
}

/** The table as the server wants it; people without a name are named after their colour. */
export function roomOf(table: Table, nameOf: (colour: Colour) => string): NewRoom {
  return {
    seats: table.places.map(({ colour, who, name, level }): NewSeat => {
      if (who === "computer") return { colour, level };
      return who === "open" ? { colour } : { colour, name: name.trim() || nameOf(colour) };
    }),
    variant: table.variant,
    first: table.first,
    clock: table.clock,
    free_text: table.freeText,
    hints: table.hints,
    stand_in: table.standIn,
    listed: table.isListed,
    ...(table.box ? { box: table.box } : {}),
  };
}
