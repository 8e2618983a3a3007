/** What the rules find wrong with monsters and rocks on a lake, put into words. */

import type { Cell } from "../../geometry/cell";
import type { Arch } from "../../geometry/position";
import { type Box, starterOf, textOfSegment } from "./box";
import { type Facts, reachOf, textOfArch } from "./facts";
import { quoted } from "./quoted";

/** A flaw by its name, and what it is about; what a flaw does not mention means nothing. */
export interface FoundFlaw {
  readonly flaw: string;
  readonly seat: number;
  readonly arch: number;
  readonly otherSeat: number;
  readonly otherArch: number;
  readonly cell: Cell;
}

export function sentenceOf(found: FoundFlaw, facts: Facts, box: Box): string {
  const { flaw, seat, arch, otherSeat, otherArch, cell } = found;
  const one = textAt(facts, seat, arch);
  const other = textAt(facts, otherSeat, otherArch);
  const colour = facts.monsters[seat]?.colour ?? "orange";
  switch (flaw) {
    case "no-starter":
      return `${colour} is on the lake without its starter ${textOfSegment(starterOf(box, colour))}`;
    case "starter-outside-deep-water":
      return `the starter of ${colour}, ${one}, is not in the deep water`;
    case "does-not-follow":
      return `${one} does not follow ${textAt(facts, seat, arch - 1)} at a distance of ${reachOf(facts.variant)}`;
    case "cannot-share":
      return `${one} and ${other} cannot share ${cell}`;
    case "tail-under-an-arch":
      return `the tail of ${colour} on ${cell} lies under ${other}`;
    case "head-under-an-arch":
      return `the head of ${colour} on ${cell} lies under ${other}`;
    case "outside-the-lake":
      return `a rock on ${cell} is outside the lake of ${facts.monsters.length} seats`;
    case "two-rocks":
      return `there are two rocks on ${cell}`;
    case "in-the-way":
      return `a rock on ${cell} is in the way of ${other}`;
    default:
      return sentenceOfTurn(flaw, colour, facts);
  }
}

/** What is wrong with the starts or the turn. */
function sentenceOfTurn(flaw: string, colour: string, { monsters, turn }: Facts): string {
  switch (flaw) {
    case "neither-placed-nor-to-place":
      return "expected every monster to be placed or to have segments until all have started";
    case "more-than-starters":
      return "expected nothing but starters until every monster is placed";
    case "placed-out-of-turn":
      return `expected ${colour} to be placed before the seats after it`;
    case "starter-not-in-reserve":
      return `${colour} has segments to place but not its starter`;
    case "not-the-next-to-start":
      return `expected the turn of ${colour}, the next to place its starter, got ${quoted(turn ?? "")}`;
    case "no-such-turn":
      return `expected the turn of ${monsters.map((one) => one.colour).join(", ")} or over, got ${quoted(turn ?? "")}`;
    case "not-over":
      return `the game is not over: ${colour} can move`;
    case "nobody-can-move":
      return `${colour} cannot move, the game is over`;
    case "cannot-move":
      return `${colour} cannot move`;
    default:
      throw new Error(`expected a flaw, got ${flaw}`);
  }
}

function textAt({ monsters }: Facts, seat: number, arch: number): string {
  const found: Arch | undefined = monsters[seat]?.arches[arch];
  return found ? textOfArch(found) : "";
}
