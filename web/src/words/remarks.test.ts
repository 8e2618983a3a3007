/** Facts about moves in sentences. */

import { expect, it } from "vitest";
import type { Sitter } from "./people";
import { remarkText } from "./remarks";
import type { Say } from "./say";

const say: Say = (key, details) => [key, ...Object.entries(details ?? {}).map((pair) => pair.join("="))].join(" ");

it("names people, and puts moves into words", () => {
  const ann: Sitter = { colour: "green", kind: "person", name: "Ann", level: "" };
  const blocked = { key: "took-last-way-out", details: { colour: "green" } };
  expect(remarkText(say, blocked, [ann])).toBe("remark-took-last-way-out colour=green name=Ann");
  const missed = { key: "missed-block", details: { colour: "green", move: "Hd5d8/2" } };
  expect(remarkText(say, missed, [ann])).toContain("move=move-extend end=head near=d5 far=d8 height=2");
  const thrown = { key: "win-thrown", details: { colour: "black", other: "green" } };
  expect(remarkText(say, thrown, [ann])).toContain("other=Ann name=monster colour=black");
});
