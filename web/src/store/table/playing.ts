/** The table on this device at which the page sits. */

import { create } from "zustand";
import { askOf, rulesOf } from "../../answers/engine";
import { newId } from "../../link/id";
import { codeOf } from "../../problem";
import { hashOf } from "../../table/carried";
import { type KeptTable, withOtherLevels, writeKept } from "../../table/kept";
import { LocalTable } from "../../table/local";
import { boxOf } from "../../words/texts/boxes/reader";
import { go } from "../device/route";
import { useSettings } from "../device/settings";
import { keepTable, tableNamed, useTables } from "../device/tables";
import { showNews } from "./localTable";
import { leaveRoom, sitAt } from "./room";

interface Playing {
  readonly id: string | null;
  readonly kept: KeptTable | null; // as it is now
  readonly problem: string; // why there is no table
}

const NOWHERE: Playing = { id: null, kept: null, problem: "" };
const PACES = { off: 0, fast: 450, normal: 1100 } as const; // ms that a computer takes at least: a beat for each

export const usePlaying = create<Playing>(() => NOWHERE);
let table: LocalTable | null = null;

/** Sit down at a table that this device keeps. */
export async function openTableHere(id: string): Promise<void> {
  usePlaying.setState({ ...NOWHERE, id });
  const kept = tableNamed(id);
  const isSpoilt = useTables.getState().spoilt.includes(id);
  if (!kept) return usePlaying.setState({ problem: isSpoilt ? "spoilt-table" : "no-such-table" });
  const box = boxOf(kept.box ?? "");
  const engine = await rulesOf(box).catch(codeOf);
  if (usePlaying.getState().id !== id) return;
  if (typeof engine === "string") return usePlaying.setState({ problem: engine });
  try {
    table = new LocalTable(engine, askOf(box), kept, {
      keep: keepTable,
      show: showNews,
      pace: () => PACES[useSettings.getState().animation],
      now: () => Date.now(),
    });
  } catch {
    return usePlaying.setState({ problem: "spoilt-table" }); // a move that nobody could have played
  }
  usePlaying.setState({ kept });
  sitAt(table, table.you);
  table.begin();
}

/** The current game as the end of an address: after /play it goes on, after /replay it is looked back at. */
export function gameHere(): string {
  return table ? `#${hashOf(table.record)}` : "";
}

/** Play again with every computer a level easier or harder. */
export function playAtOtherLevels(kept: KeptTable, by: 1 | -1): void {
  const next = withOtherLevels(kept, by, { id: newId().slice(0, 12), at: Date.now() });
  if (!next) return;
  keepTable(next);
  go(`/play/${next.id}`);
}

export function closeTableHere(): void {
  table = null;
  usePlaying.setState(NOWHERE);
  leaveRoom();
}

// Another page of this device may have gone on with this table.
useTables.subscribe(() => {
  const { id } = usePlaying.getState();
  const now = table && id !== null ? tableNamed(id) : null;
  if (!table || !now) return;
  usePlaying.setState({ kept: now });
  if (now.at > table.kept.at && writeKept(now) !== writeKept(table.kept)) table.adopt(now);
});
