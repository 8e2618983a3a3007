/** The table this page is at: the latest state, who is there, and what was said. */

import { create } from "zustand";
import { rulesOf } from "../../answers/engine";
import type { Engine } from "../../engine/api";
import { layOut } from "../../geometry/lake";
import { newId } from "../../link/id";
import { outboxOf } from "../../link/outbox";
import { Link, type LinkState, socketOf } from "../../link/socket";
import { codeOf } from "../../problem";
import type { AnyAct, AnyOut, Event, Presence, Said, Update } from "../../protocol";
import { refused } from "../../table/judged";
import { RoomTable, withChoices } from "../../table/room";
import type { Question, Reply, Table, TableState } from "../../table/table";
import { boxOf } from "../../words/texts/boxes/reader";
import { dropSeat, keepSeats, noteFound, noteMissing, noteRemoved, tokensOf } from "../device/memory";

/** Something that just happened, for announcements and sounds. */
export interface News {
  readonly number: number;
  readonly events: readonly Event[];
  readonly state: TableState;
  readonly before: TableState | null; // how things stood: whoever has left was still there
}

interface Room {
  readonly table: number; // rises with every table the page sits down at or leaves
  readonly code: string | null;
  readonly link: LinkState;
  readonly ending: string; // why the link is closed or was lost
  readonly stores: boolean; // whether the server can store moves, as it said last
  readonly you: readonly number[];
  readonly isRemoved: boolean; // by the maker of the room: this page may watch, but not sit down
  readonly version: number;
  readonly state: TableState | null;
  readonly presence: Presence | null;
  readonly awaySince: readonly (number | null)[]; // for each seat
  readonly absence: number; // seconds after which a computer may play for somebody who is away
  readonly talk: readonly Said[];
  readonly news: News | null;
  readonly deadline: number | null; // when the time of this turn is up
  readonly unanswered: number; // acts on their way
}

const NOWHERE: Omit<Room, "table"> = {
  code: null,
  link: "connecting",
  ending: "",
  stores: true,
  you: [],
  isRemoved: false,
  version: 0,
  state: null,
  presence: null,
  awaySince: [],
  absence: 0,
  talk: [],
  news: null,
  deadline: null,
  unanswered: 0,
};

export const useRoom = create<Room>(() => ({ ...NOWHERE, table: 0 }));

let table: Table | null = null; // what answers this page
let isWelcomed = false; // the welcome told who sits here and what was said; the update after it tells the rest
let engine: Engine | null = null; // of the room's box, once it is there
let box: string | null = null; // whose engine it is, or will be

/** Go into a room; the page is in one at a time. */
export function enterRoom(code: string): void {
  if (useRoom.getState().code === code && table) return;
  leaveRoom();
  useRoom.setState({ ...NOWHERE, code });
  const link = new Link(
    socketOf(code),
    {
      hello: () => ({ kind: "hello", tokens: tokensOf(code), since: useRoom.getState().version }),
      onMessage: (message) => hear(code, message),
      onState: (state, reason) => {
        useRoom.setState({ link: state, ending: reason });
        if (reason === "no-such-room") noteMissing(code);
      },
    },
    outboxOf(code),
  );
  const rules = () => rulesOf(boxOf(useRoom.getState().state?.box ?? ""));
  table = new RoomTable(link, rules, () => useRoom.getState().state?.position ?? "");
  void findChoices(""); // most rooms have the usual box
}

/** Once the engine of a box is there, find out what may be placed. */
async function findChoices(wanted: string): Promise<void> {
  box = wanted;
  engine = null;
  const found = await rulesOf(boxOf(wanted)).catch(() => null);
  if (box !== wanted) return;
  engine = found;
  useRoom.setState(({ state, code }) => (state && code !== null ? { state: withChoices(state, engine) } : {}));
}

export function leaveRoom(): void {
  table?.close();
  table = null;
  layOut();
  useRoom.setState((room) => ({ ...NOWHERE, table: room.table + 1 }));
}

/** Sit down at a table that is in no room: a lesson's, a puzzle's, or a game's on this device. */
export function sitAt(other: Table, you: readonly number[]): void {
  leaveRoom();
  table = other;
  useRoom.setState({ ...NOWHERE, link: "open", you });
}

/** The network or the person is back. */
export function wakeLink(): void {
  table?.wake();
}

/** An act without its id. */
type NewAct = AnyAct extends infer One ? (One extends AnyAct ? Omit<One, "id"> : never) : never;

export function act(one: NewAct): Promise<Reply> {
  return ask({ ...one, id: newId() } as AnyAct);
}

export function askWhy(move: string): Promise<Reply> {
  return ask({ kind: "why", id: newId(), move });
}

export function askHint(seat: number): Promise<Reply> {
  return ask({ kind: "hint", id: newId(), seat });
}

async function ask(question: Question): Promise<Reply> {
  const asked = table;
  if (!asked) return refused(question, "no-network");
  const reply = asked.ask(question);
  useRoom.setState({ unanswered: asked.unanswered });
  const found = await reply.catch((error: unknown): Reply => refused(question, codeOf(error)));
  if (asked === table) useRoom.setState({ unanswered: asked.unanswered });
  return found;
}

function hear(code: string, message: AnyOut): void {
  switch (message.kind) {
    case "welcome":
      useRoom.setState({
        you: message.you,
        talk: message.talk,
        absence: message.absence,
        isRemoved: message.removed,
      });
      if (message.removed) noteRemoved(code);
      isWelcomed = true;
      noteFound(code);
      if (message.you.length) keepSeats(code, {}); // the game to resume
      break;
    case "update":
      if (message.state.box !== box) void findChoices(message.state.box);
      update({ ...message, state: withChoices(message.state, engine) });
      break;
    case "presence":
      useRoom.setState(({ awaySince }) => ({ presence: message, awaySince: stillAway(message, awaySince) }));
      break;
    case "sat":
      keepSeats(code, { [String(message.seat)]: message.token });
      useRoom.setState(({ you }) => ({ you: [...new Set([...you, message.seat])].sort() }));
      break;
    case "refused":
      if (message.code === "not-stored") useRoom.setState({ stores: false });
      break;
    case "beat":
      useRoom.setState({ stores: message.stores });
      if (message.version > useRoom.getState().version) table?.greet();
      break;
    default: // answers go to whoever asked
  }
}

/** What a table says: an update, with what may be placed. */
type TableUpdate = Omit<Update, "state"> & { readonly state: TableState };

/** Take a table's word for the state of the game. */
export function update({ version, events, state, time_left }: TableUpdate): void {
  const isToldAlready = isWelcomed;
  isWelcomed = false;
  layOut(boxOf(state.box).lake);
  useRoom.setState((room) => {
    if (version < room.version) return room;
    const fresh = events.filter((event) => event.number > room.version);
    return {
      version,
      state,
      ...(isToldAlready ? {} : changedBy(fresh, room)),
      news: fresh.length && room.version ? { number: version, events: fresh, state, before: room.state } : room.news,
      deadline: time_left === null ? null : Date.now() + time_left * 1000,
    };
  });
  const { code, you, isRemoved } = useRoom.getState();
  if (!code) return;
  if (isRemoved) noteRemoved(code);
  else for (const { what } of events) if (what.kind === "left" && !you.includes(what.seat)) dropSeat(code, what.seat);
}

/** Whose seats are this page's and what was said, after some events. */
function changedBy(events: readonly Event[], { you, talk, isRemoved }: Room): Pick<Room, "you" | "talk" | "isRemoved"> {
  const said = events.flatMap(({ what }) => (what.kind === "said" ? [what] : []));
  return {
    you: you.filter((seat) => !hasLeft(events, seat)),
    talk: [...talk, ...said].slice(-50),
    isRemoved: isRemoved || events.some(({ what }) => what.kind === "removed" && you.includes(what.seat)),
  };
}

/** Since when each seat has been away; those who are there have not. */
function stillAway({ seats }: Presence, before: readonly (number | null)[]): readonly (number | null)[] {
  return seats.map((isThere, seat) => (isThere ? null : (before[seat] ?? Date.now())));
}

function hasLeft(events: readonly Event[], seat: number): boolean {
  return events.some(({ what }) => (what.kind === "left" || what.kind === "removed") && what.seat === seat);
}
