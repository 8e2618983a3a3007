/** Making a room, on a server whose host may ask for something first: an invitation word, or a moment's work. */

import { create } from "zustand";
import { makeRoom } from "../../link/api";
import { type Puzzle, solve } from "../../link/work/solve";
import { type Problem, problemOf } from "../../problem";
import type { MadeRoom, NewRoom } from "../../protocol";
import { rememberInvitation, useDevice } from "./memory";

interface Terms {
  readonly share: number | null; // how likely the work was to be done by now, once it takes long
  readonly asked: string | null; // why a word is asked for: there was none, or a wrong one
}

const NOTICED = 1_000; // ms until a wait is explained
const MOST_WORK = 3; // puzzles: a slow device may take so long that the first is out of date

export const useTerms = create<Terms>(() => ({ share: null, asked: null }));
let answer: (word: string | null) => void = () => undefined;

/** Make a room, and do what the host asks for. */
export async function newRoom(room: NewRoom): Promise<MadeRoom> {
  let stamp = "";
  for (let work = 0; ; ) {
    const { invitation } = useDevice.getState();
    try {
      return await makeRoom({ ...room, ...(invitation && { word: invitation }), ...(stamp && { stamp }) });
    } catch (error) {
      const problem = problemOf(error);
      if (isAboutWord(problem)) await askForWord(problem);
      else if (problem.code === "work-wanted" && work++ < MOST_WORK) stamp = await workOn(problem);
      else throw problem;
    }
  }
}

function isAboutWord({ code }: Problem): boolean {
  return code === "word-wanted" || code === "wrong-word";
}

/** Wait for a word; whoever gives none is told why there is no room. */
async function askForWord(problem: Problem): Promise<void> {
  const word = await new Promise<string | null>((resolve) => {
    answer = resolve;
    useTerms.setState({ asked: problem.code });
  });
  useTerms.setState({ asked: null });
  if (word === null) throw problem;
  rememberInvitation(word);
}

/** The person's answer: a word, or none. */
export function giveWord(word: string | null): void {
  answer(word);
}

async function workOn({ details }: Problem): Promise<string> {
  const noticed = Date.now() + NOTICED;
  try {
    return await solve(details as unknown as Puzzle, (share) => {
      if (Date.now() > noticed) useTerms.setState({ share });
    });
  } finally {
    useTerms.setState({ share: null });
  }
}
