/**
 * The coach: in a game of one person against computers it asks once, before a blunder is placed, whether that is meant.
 * It thinks in a worker while the person does, and lets a move through if it has no answer within a moment.
 */

import { create } from "zustand";
import { askOf, rulesOf } from "../../../answers/engine";
import type { Analysis } from "../../../engine/api";
import { BLUNDER } from "../../../engine/players/levels";
import { turnIn } from "../../../table/course";
import { boxOf } from "../../../words/texts/boxes/reader";
import { useSettings } from "../../device/settings";
import { useRoom } from "../room";
import { colourOf, ownTurn } from "./turn";

/** A move that gives too much away. */
interface Doubt {
  readonly move: string;
  readonly lost: number; // of the chances that the best move has, 0 to 1
}

/** A share of the victory after a move. */
interface Left {
  readonly share: number;
  readonly isProved: boolean;
}

interface Coach {
  readonly judged: string; // the move that was judged last
  readonly doubt: Doubt | null; // while the coach asks
  readonly hasAsked: boolean; // on this turn
}

export const MOMENT = 800; // ms that a move waits for the coach at most
const NOISE = 0.05; // of the victory: more is needed where not both sides are proved
const LIMIT = { simulations: 2000 } as const;
const NOTHING: Coach = { judged: "", doubt: null, hasAsked: false };

export const useCoach = create<Coach>(() => NOTHING);

let turn = ""; // the position that is thought about
let considered: string | null = null; // what stands there as a ghost; a verdict on an earlier one may come later
let thinking = new AbortController();
let before: Promise<Analysis> | null = null; // what the best move is worth
const verdicts = new Map<string, Promise<Doubt | null>>(); // by move

/** Whether this is a game in which there may be a coach: never with other people. */
export function hasCoach(): boolean {
  const { state, code, you } = useRoom.getState();
  const people = state?.seats.filter(({ kind }) => kind === "person").length;
  const isAlone = code === null && you.length === 1 && people === 1 && (state?.seats.length ?? 0) > 1;
  return isAlone && useSettings.getState().coach && ownTurn(state, you) !== null;
}

/** Think about what stands there as a ghost; a question about something else is answered. */
export function consider(move: string | null): void {
  const { doubt } = useCoach.getState();
  considered = move;
  if (doubt && doubt.move !== move) useCoach.setState({ doubt: null });
  if (move === null || !hasCoach()) return;
  const verdict = verdictOn(move);
  void verdict.then(() => considered === move && verdicts.get(move) === verdict && useCoach.setState({ judged: move }));
}

/** Whether somebody should think again before placing this; null if there is no coach, or it has asked on this turn. */
export function doubtAbout(move: string): Promise<boolean> | null {
  if (!hasCoach() || useCoach.getState().hasAsked) return null;
  const asked = turn;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), MOMENT));
  return Promise.race([verdictOn(move), late]).then((doubt) => {
    if (!doubt || asked !== turn) return false;
    useCoach.setState({ doubt, hasAsked: true });
    return true;
  });
}

function verdictOn(move: string): Promise<Doubt | null> {
  watch();
  const found = verdicts.get(move) ?? judge(move).catch(() => null);
  verdicts.set(move, found);
  return found;
}

async function judge(move: string): Promise<Doubt | null> {
  const { state } = useRoom.getState();
  const best = before;
  if (!state || !best || state.turn === null) return null;
  const colour = colourOf(state.seats[state.turn]);
  const { signal } = thinking;
  const box = boxOf(state.box);
  const after = (await rulesOf(box)).play(state.position, move);
  const [now, then] = await Promise.all([best, askOf(box)("analyse", after, LIMIT, { signal })]);
  return doubtOf(move, now, sharesOf(then, turnIn(after), colour));
}

/** What is left to a colour, and whether that is proved; only between two a reply that is proved says so. */
function sharesOf({ values, moves, proved }: Analysis, next: string, colour: string): Left {
  const [reply] = moves;
  if (!proved && reply?.proved) return { share: next === colour ? reply.share : 1 - reply.share, isProved: true };
  return { share: values[colour]?.share ?? 1, isProved: proved };
}

/** What a move costs, if that is beyond doubt. */
export function doubtOf(move: string, now: Pick<Analysis, "moves">, left: Left): Doubt | null {
  const [best] = now.moves;
  if (!best || best.move === move || now.moves.length < 2) return null;
  const isProved = best.proved && left.isProved;
  const cost = best.share - left.share;
  return cost >= BLUNDER + (isProved ? 0 : NOISE) ? { move, lost: cost / best.share } : null;
}

/** Think about the person's position, once for each turn. */
function watch(): void {
  const { state } = useRoom.getState();
  const line = state?.position ?? "";
  if (line === turn) return;
  forget();
  turn = line;
  before = askOf(boxOf(state?.box ?? ""))("analyse", line, LIMIT, { signal: thinking.signal });
  before.catch(() => undefined); // whoever waits for it is told
}

function forget(): void {
  thinking.abort();
  thinking = new AbortController();
  verdicts.clear();
  before = null;
  turn = "";
  useCoach.setState(NOTHING);
}

useRoom.subscribe(({ state }, { state: was }) => {
  if (state?.position === was?.position) return;
  if (turn) forget();
  if (hasCoach()) watch();
});
