/** The box that somebody has put right on this device, or is still drawing. */

import { create } from "zustand";
import { persist } from "zustand/middleware";
import { type Box, lineOfBox, USUAL } from "../../words/texts/box";
import { readDrawn } from "../../words/texts/boxes/drawn";
import { flawsOf } from "../../words/texts/boxes/judge";

interface OwnBox {
  readonly line: string; // the whole box; empty for the usual one
}

const NONE: OwnBox = { line: "" };

export const useOwnBox = create<OwnBox>()(
  persist((): OwnBox => NONE, { name: "blockness-box", merge: (kept) => sensible(kept) }),
);

/** Anything else that a device has kept is forgotten. */
function sensible(kept: unknown): OwnBox {
  const line = typeof kept === "object" && kept !== null && "line" in kept ? kept.line : "";
  return typeof line === "string" && readDrawn(line) ? { line } : NONE;
}

export function boxIn({ line }: OwnBox): Box {
  return readDrawn(line) ?? USUAL;
}

export function keepBox(box: Box): void {
  const line = lineOfBox(box);
  useOwnBox.setState({ line: line === lineOfBox(USUAL) ? "" : line });
}

/** The line to play with: empty as long as it is the usual box, or makes no sense. */
export function lineToPlayWith(): string {
  const own = useOwnBox.getState();
  return flawsOf(boxIn(own)).length ? "" : own.line;
}
