/** A table to practise at: it is in no room, plays any position, and answers as a room would. Nothing is kept. */

import { create } from "zustand";
import { parsePosition } from "../../geometry/position";
import { codeOf, tryMove } from "../../link/api";
import { type Question, type Reply, refused } from "../../link/socket";
import type { Event, Tried } from "../../protocol";
import { type Line, leaveRoom, sitAt, update } from "../table/room";
import { tableState } from "../table/tableState";

export interface Practice {
  readonly name: string | null; // of the table, so that a screen knows its own
  readonly start: string;
  readonly tried: Tried | null; // the last answer
  readonly moves: readonly string[];
  readonly mover: string; // of the last move
  readonly problem: string; // the server could not be asked
}

const NOBODY: Practice = { name: null, start: "", tried: null, moves: [], mover: "", problem: "" };

export const usePractice = create<Practice>(() => NOBODY);
let version = 0; // rises through all tables: an old answer never counts

/** Lay a position on the table; one person plays all the colours that are named, or all there are. */
export async function practise(name: string, start: string, colours?: readonly string[]): Promise<void> {
  usePractice.setState({ ...NOBODY, name, start });
  const all = parsePosition(start).monsters.map((monster) => monster.colour as string);
  const you = all.flatMap((colour, seat) => (colours && !colours.includes(colour) ? [] : [seat]));
  sitAt(lineOf(name), you);
  const isWanted = () => usePractice.getState().name === name && usePractice.getState().start === start;
  try {
    const tried = await tryMove(start);
    if (isWanted()) show(tried, [], []);
  } catch (error) {
    if (isWanted()) usePractice.setState({ problem: codeOf(error) });
  }
}

/** Put everything back as it was. */
export function startAgain(colours?: readonly string[]): Promise<void> {
  const { name, start } = usePractice.getState();
  return name === null ? Promise.resolve() : practise(name, start, colours);
}

export function stopPractising(name?: string): void {
  if (name !== undefined && usePractice.getState().name !== name) return;
  usePractice.setState(NOBODY);
  leaveRoom();
}

function lineOf(name: string): Line {
  return {
    ask: (question) =>
      usePractice.getState().name === name ? answer(question) : Promise.resolve(refused(question, "no-network")),
    unanswered: 0,
    greet: () => undefined,
    wake: () => undefined,
    close: () => undefined,
  };
}

async function answer(question: Question): Promise<Reply> {
  const before = usePractice.getState();
  if ((question.kind !== "play" && question.kind !== "why") || !before.tried) return refused(question, "not-possible");
  try {
    const tried = await tryMove(before.tried.position, question.move);
    if (usePractice.getState().tried !== before.tried) return refused(question, "out-of-date");
    if (tried.refused) return refused(question, tried.refused.code, tried.refused);
    if (question.kind === "why") return { kind: "allowed", id: question.id };
    const moved: Event = { number: version + 1, what: { kind: "moved", seat: question.seat, move: question.move } };
    usePractice.setState({ mover: parsePosition(before.tried.position).turn ?? "", problem: "" });
    show(tried, [...before.moves, question.move], [moved]);
    return { kind: "ack", id: question.id, number: version };
  } catch (error) {
    return refused(question, codeOf(error));
  }
}

/** Tell the panels how things stand. */
function show(tried: Tried, moves: readonly string[], events: readonly Event[]): void {
  version += 1;
  usePractice.setState({ tried, moves });
  const { mover } = usePractice.getState();
  const state = tableState(tried.position, { ...tried, moves, mover });
  update({ kind: "update", code: "", version, events, state, time_left: null });
}
