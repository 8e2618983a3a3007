/** What is proved about the starts of a game of two; src/blockness/players/solved.py in the page. */

import type { Cell } from "../../geometry/cell";
import { type Box, USUAL, zoneIn } from "../../words/texts/box";
import { CELL, cellOf, numberOf } from "../../words/texts/cell";
import type { SolvedGame, SolvedGames } from "../api";
import type { Position } from "../kernels/rules";

type Feet = readonly [Cell, Cell];
type Mapping = ReadonlyMap<Cell, Cell>; // every cell of the deep water, and where a symmetry takes it

export interface Answer {
  readonly winners: readonly string[];
  readonly move: string; // one that keeps it so
}

const DEEP = 2;
const MIDDLE = 5; // of the usual lake, to the east and to the north

/** What the table says about a position in which nothing but starters stands; null if it says nothing. */
export function lookUp(table: SolvedGames | null, box: Box, position: Position): Answer | null {
  const { variant, monsters, reserves, rocks } = position.facts;
  const isWhole = monsters.every(
    ({ colour, arches }, seat) => arches.length + (reserves[seat]?.length ?? 0) === box.monsters[colour].length,
  );
  if (!table || box !== USUAL || monsters.length !== 2 || rocks.length || !isWhole) return null;
  const game = table.games[[variant, ...monsters.map(({ colour }) => colour)].join(" ")];
  if (!game) return null;
  switch (monsters.map(({ arches }) => arches.length).join(" ")) {
    case "0 0":
      return answer(position, `${game.starts[game.start]?.[0]}${game.start}`);
    case "1 0":
      return afterOne(position, game);
    case "1 1":
      return afterTwo(position, game);
  }
  return null;
}

/** Find the first start that this one is like, and what answers it. */
function afterOne(position: Position, game: SolvedGame): Answer | null {
  const [tail, head] = feetOf(position, 0);
  for (const mapping of symmetries()) {
    const proof = game.starts[`S${mapping.get(tail)}${mapping.get(head)}`];
    if (proof) return answer(position, proof, mapping);
  }
  return null;
}

/** Find the pair of starts that this one is like, and the move that follows. */
function afterTwo(position: Position, game: SolvedGame): Answer | null {
  const both = [feetOf(position, 0), feetOf(position, 1)] as const;
  const images = symmetries().map((mapping) => ({ mapping, pair: both.map((feet) => image(feet, mapping)) }));
  const least = images.reduce((one, other) => (comesBefore(other.pair, one.pair) ? other : one));
  const [first, second] = least.pair as [Feet, Feet];
  const entry = (game.pairs[first.join("")] ?? "").split(" ").find((one) => one.startsWith(second.join("")));
  if (!entry) return null;
  const way = both.map(([tail], seat) => least.mapping.get(tail) !== least.pair[seat]?.[0]);
  const proofs = entry.slice(second.join("").length).split(",");
  if (proofs.length > 1) return answer(position, proofs[2 * Number(way[0]) + Number(way[1])] ?? "", least.mapping);
  // It holds whichever feet bear the heads, and is written as if these were the second feet.
  const isTurned = way[position.facts.monsters.findIndex(({ colour }) => colour === position.facts.turn)];
  const proof = proofs[0] ?? "";
  return answer(position, isTurned ? proof.replace(/[HT]/, (end) => (end === "H" ? "T" : "H")) : proof, least.mapping);
}

/** Read a sign and a move, and take the move back to where a symmetry brought it from. */
function answer({ facts }: Position, proof: string, mapping?: Mapping): Answer {
  const back = new Map([...(mapping ?? [])].map(([cell, to]) => [to, cell]));
  const [first = "", second = ""] = facts.monsters.map(({ colour }) => colour);
  const winners = proof[0] === "+" ? [first] : proof[0] === "-" ? [second] : [first, second];
  return { winners, move: proof.slice(1).replace(new RegExp(CELL, "g"), (cell) => back.get(cell) ?? cell) };
}

/** Where a starter stands, its tail first. */
function feetOf({ facts }: Position, seat: number): Feet {
  const arch = facts.monsters[seat]?.arches[0];
  if (!arch) throw new Error(`expected a starter of seat ${seat}`);
  return [arch.tailward, arch.headward];
}

/** Where a symmetry takes a starter, the lower number first. */
function image([one, other]: Feet, mapping: Mapping): Feet {
  const [to, there] = [mapping.get(one) ?? one, mapping.get(other) ?? other];
  return numberOf(to) < numberOf(there) ? [to, there] : [there, to];
}

function comesBefore(one: readonly Feet[], other: readonly Feet[]): boolean {
  const [numbers, others] = [one, other].map((pair) => pair.flat().map(numberOf)) as [number[], number[]];
  const at = numbers.findIndex((number, i) => number !== others[i]);
  return at >= 0 && (numbers[at] ?? 0) < (others[at] ?? 0);
}

let known: readonly Mapping[] | null = null;

/** The eight turns and reflections of the usual deep water. */
function symmetries(): readonly Mapping[] {
  known ??= [false, true].flatMap((across) =>
    [false, true].flatMap((down) => [false, true].map((swapped) => symmetry(across, down, swapped))),
  );
  return known;
}

function symmetry(across: boolean, down: boolean, swapped: boolean): Mapping {
  const cells = Array.from({ length: 256 }, (_, number) => cellOf(number)).filter(
    (cell) => zoneIn(USUAL, cell) === DEEP,
  );
  return new Map(
    cells.map((cell) => {
      const number = numberOf(cell);
      const [x, y] = [number % 16, Math.floor(number / 16)];
      const [east, north] = [across ? 2 * MIDDLE - x : x, down ? 2 * MIDDLE - y : y];
      return [cell, cellOf(swapped ? east * 16 + north : north * 16 + east)];
    }),
  );
}
