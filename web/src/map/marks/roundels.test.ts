// @vitest-environment node
import { expect, it } from "vitest";
import { parsePosition } from "../../geometry/position";
import { CROWDED } from "../../geometry/position.fixture";
import { centreOf } from "../measures";
import { spotsOf } from "./Roundels";

const POSITION = parsePosition(CROWDED);
const ARCHES = POSITION.monsters.flatMap((monster) => monster.arches);

it("writes every height on its own arch, clear of the others", () => {
  const spots = spotsOf(ARCHES, POSITION);
  expect(spots.size).toBe(ARCHES.length);
  const all = [...spots.values()];
  const gaps = all.flatMap((a, i) => all.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(36); // roundels are 36 wide
  for (const arch of ARCHES) {
    const spot = spots.get(`${arch.colour} ${arch.tailward}${arch.headward}/${arch.height}`) ?? { x: -1, y: -1 };
    const [from, to] = [centreOf(arch.tailward), centreOf(arch.headward)];
    const way = Math.hypot(spot.x - from.x, spot.y - from.y) + Math.hypot(to.x - spot.x, to.y - spot.y);
    expect(way).toBeCloseTo(Math.hypot(to.x - from.x, to.y - from.y));
  }
});

it("keeps a crossed arch's height in sight beside the arch that crosses it", () => {
  const [crossed, over] = ["f9d9/5", "e7e10/6"].map((text) =>
    ARCHES.find((arch) => `${arch.tailward}${arch.headward}/${arch.height}` === text),
  );
  const spot = spotsOf(ARCHES, POSITION).get("black f9d9/5");
  expect(crossed && over).toBeDefined();
  expect(Math.abs((spot?.x ?? 0) - centreOf("e9").x)).toBeGreaterThan(45);
});

it("tells an arch from the one that lies lengthwise under it", () => {
  const spots = spotsOf(ARCHES, POSITION);
  const [low, high] = [spots.get("purple b5b3/3"), spots.get("purple b2b6/6")];
  expect(low?.y).toBeGreaterThan(centreOf("b5").y);
  expect(low?.y).toBeLessThan(centreOf("b3").y);
  const isBeside = (high?.y ?? 0) < centreOf("b5").y - 20 || (high?.y ?? 0) > centreOf("b3").y + 20;
  expect(isBeside).toBe(true);
});
