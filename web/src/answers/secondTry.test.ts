/** A second try is judged as a review would judge it. */

import { expect, test, vi } from "vitest";
import { judgeTry, playOn } from "./secondTry";

vi.mock("../engine/page", () => import("../../tests/enginePage"));

const LATE = // green to move: one of six moves keeps the victory
  "classic orange:b6b9/2,c9c7/5,c6g6/5,g5e5/1,e4d4/4,d3b3/4,b4c4/3 green:h3h5/5,h4i4/3,j4j6/2,j7g7/6,f7e7/1,d7d10/2 purple:i8j8/4,j9h9/3,h8e8/1,e9e10/2,f10i10/3 green";

test("what throws the victory away does not keep the share, whatever is proved as good as the best does", async () => {
  expect(await judgeTry(LATE, "Th2e2/3")).toEqual({ share: 0, best: 1, proved: true, keeps: false });
  expect(await judgeTry(LATE, "Tg3e3/4")).toEqual({ share: 1, best: 1, proved: true, keeps: true });
});

test("the engine plays on for everybody until it is over", async () => {
  const followed = [];
  for await (const one of playOn(LATE)) followed.push(one);
  expect(followed[0]?.colour).toBe("green");
  expect(followed.at(-1)?.position).toMatch(/ over$/);
});
