/** The mist lifts chapter by chapter, and whoever has been somewhere sees it. */

import { expect, test } from "vitest";
import { NOWHERE } from "../../answers/collection";
import { CHAPTERS } from "../../geometry/loch";
import { leftToUncover, uncoveredIn } from "./chapters";

const goal = { kind: "all", count: 1, given: 1, perch: 0, cell: null } as const;
const puzzle = { ...NOWHERE, grade: 1, theme: "", goal, variant: "classic", seats: 2 };
const LIST = CHAPTERS.flatMap((chapter) =>
  [1, 2, 3, 4, 5, 6].map((n) => ({ ...puzzle, chapter, id: `${chapter}-${n}` })),
);
const marks = (...ids: string[]) =>
  Object.fromEntries(ids.map((id) => [id, { hintless: true, first: true, placed: 0 }]));
const FIVE = [1, 2, 3, 4, 5].map((n) => `first-${n}`);

test("the first chapter can be seen, and the next one once five are solved", () => {
  expect(uncoveredIn(LIST, {})).toEqual(["first"]);
  expect(leftToUncover(LIST, "turn-back", marks("first-1"))).toBe(4);
  expect(uncoveredIn(LIST, marks(...FIVE.slice(1)))).toEqual(["first"]);
  expect(uncoveredIn(LIST, marks(...FIVE))).toEqual(["first", "turn-back"]);
});

test("a chapter in which something is solved can be seen, wherever it is", () => {
  expect(uncoveredIn(LIST, marks("tall-head-2", "gone-7"))).toEqual(["first", "tall-head"]);
});
