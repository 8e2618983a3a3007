/** Examples as pictures. */

import { expect, test } from "vitest";
import { pictureOfExample, REFUSALS, RULES } from "./examples";

const ALL = [...RULES, ...REFUSALS].flatMap(({ tries }) => tries);

test("every example has a ghost that says whether it is allowed, and where not", () => {
  for (const example of ALL) {
    const { ghost, position } = pictureOfExample(example);
    expect(position.monsters.length).toBeGreaterThan(1);
    expect(ghost?.isLegal).toBe(example.refused === null);
    expect(ghost?.offending ?? null).toBe(example.refused?.cell ?? null);
  }
});

test("a crossing outlines what it passes over", () => {
  const over = REFUSALS.find(({ code }) => code === "under-an-arch")?.tries[1];
  if (!over) throw new Error("no example");
  expect(pictureOfExample(over).ghost?.crossed.map(({ colour, height }) => `${colour} ${height}`)).toEqual(["green 5"]);
});
