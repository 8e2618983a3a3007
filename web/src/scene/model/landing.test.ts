// @vitest-environment node
import { expect, it } from "vitest";
import { parsePosition } from "../../geometry/position";
import { fallOf, isSame, landedBetween } from "./landing";

const BEFORE = parsePosition("classic purple:f9f7/5,e7e8/2,f8i8/1 orange:g5i5/1 orange");

it("finds the arch that was placed, at either end", () => {
  const head = parsePosition("classic purple:f9f7/5,e7e8/2,f8i8/1 orange:g5i5/1,i4e4/2 purple");
  expect(landedBetween(BEFORE, head)).toMatchObject({ colour: "orange", tailward: "i4", headward: "e4" });
  const tail = parsePosition("classic purple:f9f7/5,e7e8/2,f8i8/1 orange:c5f5/2,g5i5/1 purple");
  expect(landedBetween(BEFORE, tail)).toMatchObject({ tailward: "c5", headward: "f5" });
});

it("sees no landing in an undo, a jump or the same position read again", () => {
  const again = parsePosition("classic purple:f9f7/5,e7e8/2,f8i8/1 orange:g5i5/1 orange");
  expect(landedBetween(BEFORE, again)).toBeNull();
  expect(isSame(BEFORE, again)).toBe(true);
  expect(landedBetween(BEFORE, parsePosition("classic purple:f8i8/1 orange:g5i5/1 orange"))).toBeNull();
  expect(landedBetween(parsePosition("classic purple:- orange:- purple"), BEFORE)).toBeNull();
});

it("comes to rest where it belongs", () => {
  expect(fallOf(0).up).toBeGreaterThan(2);
  expect(fallOf(1).up).toBeCloseTo(0);
  expect(fallOf(1).squash).toBeCloseTo(1);
  for (let t = 0; t <= 1; t += 0.01) expect(fallOf(t).up).toBeGreaterThanOrEqual(0); // never through what it crosses
});
