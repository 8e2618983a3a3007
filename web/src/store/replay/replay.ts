/** A game looked back at: its plies, the one that is shown, and whether it plays by itself. */

import { create } from "zustand";
import { type Replay, readReplay, recordOfReplay, type Step } from "../../answers/replay";
import type { Cell } from "../../geometry/cell";
import { layOut } from "../../geometry/lake";
import { archOf, type Placement, parseMove } from "../../geometry/move";
import type { Picture } from "../../geometry/picture";
import { type Arch, type Colour, parsePosition, stackOn } from "../../geometry/position";
import { recordOf, recordPath, roomSummary } from "../../link/api";
import { type Problem, problemOf } from "../../problem";
import { boxOf } from "../../words/texts/boxes/reader";
import { keepReplay, keptReplay } from "./keptReplays";

/** Where a game comes from. */
export type Source =
  | { readonly kind: "room"; readonly code: string; readonly game: number }
  | { readonly kind: "file"; readonly name: string; readonly text: string };

interface ReplayState {
  readonly source: Source | null;
  readonly replay: Replay | null;
  readonly games: number; // of the room
  readonly ply: number;
  readonly isPlaying: boolean;
  readonly isKept: boolean; // shown from the device, because the server cannot be reached
  readonly problem: Problem | null;
}

const NOTHING: ReplayState = {
  source: null,
  replay: null,
  games: 1,
  ply: 0,
  isPlaying: false,
  isKept: false,
  problem: null,
};
export const PACE = 1_100; // ms from one move to the next

export const useReplay = create<ReplayState>(() => NOTHING);
let timer: ReturnType<typeof setInterval> | undefined;

// Whatever is looked back at lies on the lake of its box.
useReplay.subscribe(({ replay }, before) => {
  if (replay !== before.replay) layOut(boxOf(replay?.box ?? "").lake);
});

export function closeReplay(): void {
  pause();
  useReplay.setState(NOTHING);
}

/** Open a game of a room at a ply, or at its end. */
export async function openGame(code: string, game: number, ply: number | null): Promise<void> {
  closeReplay();
  const source: Source = { kind: "room", code, game };
  useReplay.setState({ source });
  try {
    const replay = await readReplay(await recordOf(code, game));
    if (useReplay.getState().source !== source) return;
    keepReplay(code, game, replay);
    useReplay.setState({ replay, games: game, ply: clamp(replay, ply ?? replay.steps.length) });
    const { games } = await roomSummary(code);
    if (useReplay.getState().source === source) useReplay.setState({ games });
  } catch (error) {
    if (useReplay.getState().source !== source || useReplay.getState().replay) return;
    const kept = keptReplay(code, game);
    if (kept)
      useReplay.setState({ replay: kept, games: game, ply: clamp(kept, ply ?? kept.steps.length), isKept: true });
    else useReplay.setState({ problem: problemOf(error) });
  }
}

/** Open the text of a record file. */
export async function openRecord(name: string, text: string): Promise<void> {
  closeReplay();
  const source: Source = { kind: "file", name, text };
  useReplay.setState({ source });
  try {
    const replay = await readReplay(text);
    if (useReplay.getState().source === source) useReplay.setState({ replay });
  } catch (error) {
    if (useReplay.getState().source === source) useReplay.setState({ problem: problemOf(error) });
  }
}

/** Ask what has been played since then. */
export async function lookAgain(): Promise<void> {
  const { source, replay: before, ply } = useReplay.getState();
  if (source?.kind !== "room" || !before) return;
  const replay = await recordOf(source.code, source.game).then(readReplay, () => null);
  if (!replay || useReplay.getState().source !== source) return;
  keepReplay(source.code, source.game, replay);
  useReplay.setState({ replay, ply: ply === before.steps.length ? replay.steps.length : ply, isKept: false });
}

function clamp(replay: Replay, ply: number): number {
  return Math.max(0, Math.min(replay.steps.length, Number.isNaN(ply) ? 0 : Math.trunc(ply)));
}

/** Where the record of a game can be downloaded. */
export function recordAddress({ code, game }: Extract<Source, { kind: "room" }>): string {
  return recordPath(code, game);
}

/** The game as a text; a file has its branches, too. */
export async function textHere(): Promise<string> {
  const { source, replay } = useReplay.getState();
  if (source?.kind === "file") return source.text;
  return replay ? recordOfReplay(replay) : "";
}

export function jump(ply: number): void {
  useReplay.setState(({ replay }) => (replay ? { ply: clamp(replay, ply) } : {}));
}

export function stepBy(by: number): void {
  pause();
  jump(useReplay.getState().ply + by);
}

/** Let the game run by itself; at its end, from the start. */
export function play(): void {
  const { replay, ply } = useReplay.getState();
  if (!replay?.steps.length) return;
  clearInterval(timer);
  useReplay.setState({ isPlaying: true, ply: ply === replay.steps.length ? 0 : ply });
  timer = setInterval(() => {
    jump(useReplay.getState().ply + 1);
    const now = useReplay.getState();
    if (!now.replay || now.ply >= now.replay.steps.length) pause();
  }, PACE);
}

export function pause(): void {
  clearInterval(timer);
  if (useReplay.getState().isPlaying) useReplay.setState({ isPlaying: false });
}

export function togglePlaying(): void {
  if (useReplay.getState().isPlaying) pause();
  else play();
}

export function stepAt(replay: Replay, ply: number): Step | undefined {
  return ply > 0 ? replay.steps[ply - 1] : undefined;
}

export function lineAt(replay: Replay, ply: number): string {
  return stepAt(replay, ply)?.position ?? replay.start;
}

/** The lake as it stood after a ply. */
export function pictureAt(replay: Replay, ply: number): Picture {
  const position = parsePosition(lineAt(replay, ply));
  const step = stepAt(replay, ply);
  return {
    seats: position.monsters.length,
    position,
    rings: [],
    ghost: null,
    last: step
      ? archPlaced(
          position.monsters.flatMap((monster) => monster.arches),
          step,
        )
      : null,
    blocked: (step?.passed ?? []) as readonly Colour[],
    winners: ply === replay.steps.length ? (replay.winners as readonly Colour[]) : [],
    cursor: null,
    side: (replay.colours[0] ?? null) as Colour | null,
  };
}

/** The lake as it stood before a ply, with another move as a ghost. */
export function pictureBefore(replay: Replay, ply: number, move: string): Picture {
  const picture = pictureAt(replay, ply - 1);
  const { position } = picture;
  const placement = parseMove(move);
  if (position.turn === null) return picture;
  const arch = archOf(position, position.turn, placement);
  return { ...picture, last: null, ghost: { arch, end: placement.end, isLegal: true, offending: null, crossed: [] } };
}

function archPlaced(arches: readonly Arch[], step: Step): Arch | null {
  const move = parseMove(step.move);
  return arches.find((arch) => arch.colour === step.colour && standsAs(arch, move)) ?? null;
}

function standsAs(arch: Arch, { end, near, far }: Placement): boolean {
  const [tailward, headward] = end === "tail" ? [far, near] : [near, far];
  return arch.tailward === tailward && arch.headward === headward;
}

/** The ply at which the highest arch over a cell was placed; null where there is none. */
export function plyOfArchOn(replay: Replay, ply: number, cell: Cell): number | null {
  const arch = stackOn(parsePosition(lineAt(replay, ply)), cell)[0];
  if (!arch) return null;
  const index = replay.steps.findIndex((step) => step.colour === arch.colour && standsAs(arch, parseMove(step.move)));
  return index < 0 ? null : index + 1;
}
