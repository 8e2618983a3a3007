/** A practice table: it is in no room, plays any position, and answers as a room would. Nothing is kept. */

import { create } from "zustand";
import { type Tried, tryMove } from "../../answers/lakes";
import { parsePosition } from "../../geometry/position";
import { codeOf } from "../../problem";
import { refused } from "../../table/judged";
import type { Question, Reply } from "../../table/table";
import { answerMove, type Played, showTable, sitAtLocalTable } from "../table/localTable";
import { leaveRoom } from "../table/room";
import { tableState } from "../table/tableState";

interface Practice {
  readonly name: string | null; // of the table, so that a screen knows its own
  readonly start: string;
  readonly tried: Tried | null; // the last answer
  readonly moves: readonly string[];
  readonly mover: string; // of the last move
  readonly problem: string; // the engine could not be asked
}

const NOBODY: Practice = { name: null, start: "", tried: null, moves: [], mover: "", problem: "" };

export const usePractice = create<Practice>(() => NOBODY);

/** Set up a position; one person plays all the colours that are named, or else all of them. */
export async function practise(name: string, start: string, colours?: readonly string[]): Promise<void> {
  usePractice.setState({ ...NOBODY, name, start });
  const all = parsePosition(start).monsters.map((monster) => monster.colour as string);
  const you = all.flatMap((colour, seat) => (colours && !colours.includes(colour) ? [] : [seat]));
  sitAtLocalTable(you, (question) => answer(name, question));
  const isWanted = () => usePractice.getState().name === name && usePractice.getState().start === start;
  try {
    const tried = await tryMove(start);
    if (isWanted()) show(tried, [], []);
  } catch (error) {
    if (isWanted()) usePractice.setState({ problem: codeOf(error) });
  }
}

/** Put everything back the way it was. */
export function startAgain(colours?: readonly string[]): Promise<void> {
  const { name, start } = usePractice.getState();
  return name === null ? Promise.resolve() : practise(name, start, colours);
}

export function stopPractising(name?: string): void {
  if (name !== undefined && usePractice.getState().name !== name) return;
  usePractice.setState(NOBODY);
  leaveRoom();
}

async function answer(name: string, question: Question): Promise<Reply> {
  const { name: now, tried, moves } = usePractice.getState();
  if (now !== name) return refused(question, "no-network");
  if (!tried) return refused(question, "not-possible");
  return answerMove(
    question,
    (move) => tryMove(tried.position, move),
    () => usePractice.getState().tried === tried,
    (after, played) => {
      usePractice.setState({ mover: parsePosition(tried.position).turn ?? "", problem: "" });
      show(after, [...moves, played.move], [played]);
    },
  );
}

function show(tried: Tried, moves: readonly string[], played: readonly Played[]): void {
  usePractice.setState({ tried, moves });
  const { mover } = usePractice.getState();
  showTable(tableState(tried.position, { ...tried, moves, mover }), played);
}
