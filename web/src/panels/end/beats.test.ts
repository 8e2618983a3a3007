/** The order of the beats. */

import { expect, it } from "vitest";
import { after, type Beat, LENGTHS } from "./beats";

function order(hasTie: boolean): readonly Beat[] {
  const found: Beat[] = ["rest"];
  while (found.at(-1) !== "done") found.push(after(found.at(-1) ?? "done", hasTie));
  return found;
}

it("a tie has a beat of its own", () => {
  expect(order(false)).toEqual(["rest", "count", "flash", "done"]);
  expect(order(true)).toEqual(["rest", "count", "tie", "flash", "done"]);
});

it("the end takes six seconds at the most", () => {
  expect(Object.values(LENGTHS).reduce((all, one) => all + one, 0)).toBeLessThanOrEqual(6);
});
