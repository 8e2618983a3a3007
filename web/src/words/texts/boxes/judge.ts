/** Judges a box that somebody is still drawing: everything that makes no sense, not only the first. */

import type { Box } from "../box";
import { textOfSegment } from "../box";
import { InvalidBox } from "../errors";
import { checkLake } from "./lake";
import { checkRoom, readSet } from "./reader";

export function flawsOf({ order, lake, monsters }: Box): readonly InvalidBox[] {
  const ofLake = refusals(() => checkLake(lake, () => 1));
  const ofSets = order.flatMap((colour) =>
    refusals(() => readSet(colour, monsters[colour].map(textOfSegment).join(" "), 1)),
  );
  const found = [...ofLake, ...ofSets];
  if (found.length) return found;
  return order.flatMap((colour) => refusals(() => checkRoom(lake, colour, monsters[colour][0]?.length ?? 0, 1)));
}

function refusals(check: () => void): readonly InvalidBox[] {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof InvalidBox) return [error];
    throw error;
  }
}
