/** The picture of a table's lake: the latest state, with what the person is about to place. */

import type { Cell } from "../../geometry/cell";
import { cellsBetween, spotOf } from "../../geometry/cell";
import { shoreOf } from "../../geometry/lake";
import { archOf, type Placement, parseMove } from "../../geometry/move";
import type { Advised, Ghost, Picture, Ring } from "../../geometry/picture";
import { type Arch, type Colour, type Position, parsePosition } from "../../geometry/position";
import type { State } from "../../protocol";
import { listMoves } from "./moveList";
import { EMPTY_HAND, farCells, type Hand, matching, nearCells } from "./turn/choices";
import { onlyPlacementTo, type RefusedTry } from "./turn/hand";
import { colourOf } from "./turn/turn";

interface Holding {
  readonly hand: Hand;
  readonly chosen: Placement | null;
  readonly preview: Placement | null;
  readonly refusedTry: RefusedTry | null;
  readonly cursor: Cell | null;
}

/** A placement that the engine thinks well of. */
export interface Advice extends Pick<Advised, "number" | "share"> {
  readonly placement: Placement;
}

/** A lake that nobody plays on, as at the end or in a solution. */
export const NOTHING_HELD: Holding = {
  hand: EMPTY_HAND,
  chosen: null,
  preview: null,
  refusedTry: null,
  cursor: null,
};

export function pictureOf(
  state: State,
  placements: readonly Placement[],
  holding: Holding,
  side: Colour | null,
): Picture {
  const position = parsePosition(state.position);
  return {
    seats: state.seats.length,
    position,
    rings: holding.chosen ? [] : ringsOf(placements, holding.hand),
    near: holding.chosen?.near ?? holding.hand.near,
    ghost: ghostOf(position, holding),
    last: lastArch(position, state),
    blocked: state.phase === "playing" ? blockedOf(state) : [],
    winners: state.winners.map((seat) => colourOf(state.seats[seat])),
    cursor: holding.cursor,
    side,
  };
}

/** The cells that lead somewhere from here. */
export function ringsOf(placements: readonly Placement[], hand: Hand): readonly Ring[] {
  if (hand.near !== null) {
    const end = endOf(matching(placements, hand));
    return farCells(placements, hand).map((cell) => ({ cell, role: "far", end }));
  }
  const near = nearCells(placements, hand);
  const rings = near.map(
    (cell): Ring => ({ cell, role: "near", end: endOf(matching(placements, { ...hand, near: cell })) }),
  );
  const far = farCells(placements, hand).filter((cell) => !near.includes(cell));
  return [
    ...rings,
    ...far.flatMap((cell): readonly Ring[] => {
      const only = onlyPlacementTo(placements, hand, cell);
      return only ? [{ cell, role: "far", end: only.end }] : [];
    }),
  ];
}

function endOf(placements: readonly Placement[]): Ring["end"] {
  const ends = new Set(placements.map((one) => one.end));
  const [only] = ends;
  return ends.size === 1 && only ? only : "both";
}

function ghostOf(position: Position, { chosen, preview, refusedTry }: Holding): Ghost | null {
  const legal = chosen ?? preview;
  if (legal && position.turn) {
    const arch = archOf(position, position.turn, legal);
    return { arch, end: legal.end, isLegal: true, offending: null, crossed: crossedBy(position, arch) };
  }
  if (!refusedTry || !position.turn) return null;
  const { placement, refused } = refusedTry;
  const straight = isStraight(placement) ? placement : { ...placement, far: placement.near };
  const arch = archOf(position, position.turn, straight);
  return { arch, end: placement.end, isLegal: false, offending: refused.cell ?? null, crossed: [] };
}

/** What the engine would do, as long as nobody holds anything. */
export function advisedArches(
  position: Position,
  advice: readonly Advice[],
  { hand, chosen }: Pick<Holding, "hand" | "chosen">,
): readonly Advised[] {
  const { turn } = position;
  if (turn === null || chosen || hand.length !== null || hand.near !== null) return [];
  return advice.map(({ placement, ...said }) => ({
    arch: archOf(position, turn, placement),
    end: placement.end,
    ...said,
  }));
}

function isStraight({ near, far }: Placement): boolean {
  const a = spotOf(near);
  const b = spotOf(far);
  return a.x === b.x || a.y === b.y;
}

/** What an arch passes over. */
export function crossedBy(position: Position, arch: Arch): readonly Arch[] {
  const inner = new Set(cellsBetween(arch.tailward, arch.headward).slice(1, -1));
  return position.monsters.flatMap((monster) =>
    monster.arches.filter((one) => one.cells.some((cell) => inner.has(cell))),
  );
}

/** The arch that was placed last: at the head, at the tail, or the starter. */
function lastArch(position: Position, state: State): Arch | null {
  if (!state.last) return null;
  const colour = colourOf(state.seats[state.last.seat]);
  const arches = position.monsters.find((monster) => monster.colour === colour)?.arches ?? [];
  return (state.last.move.startsWith("H") ? arches.at(-1) : arches[0]) ?? null;
}

/** What the others placed since a colour's last turn. */
export function recentArches(position: Position, state: State, since: Colour): readonly Arch[] {
  const moves = listMoves(state);
  const own = moves.findLastIndex(({ colour }) => colour === since);
  return moves.slice(own + 1).flatMap(({ move, colour }) => {
    const { end, near, far } = parseMove(move);
    const [tailward, headward] = end === "tail" ? [far, near] : [near, far];
    const arches = position.monsters.find((monster) => monster.colour === colour)?.arches ?? [];
    return arches.filter((arch) => arch.tailward === tailward && arch.headward === headward);
  });
}

function blockedOf(state: State): readonly Colour[] {
  return state.seats.filter((seat) => seat.left > 0 && !seat.can_move).map(colourOf);
}

/** Where a puzzle that leads to the shore may end: the outermost cells without a rock. */
export function floatsIn({ seats, position }: Picture): readonly Cell[] {
  return shoreOf(seats).filter((cell) => !position.rocks.includes(cell));
}
