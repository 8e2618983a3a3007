import { expect, test } from "vitest";
import { LOUPE, loupeAt } from "./loupe";

test("a loupe lies on the lake and never under the finger", () => {
  for (const width of [300, 374, 712])
    for (let x = 0; x <= width; x += 20)
      for (let y = 0; y <= width; y += 20) {
        const { left, top } = loupeAt({ x, y }, { width });
        expect(left >= 0 && left + LOUPE <= width && top >= 0).toBe(true);
        const isUnder = x > left && x < left + LOUPE && y > top && y < top + LOUPE;
        expect(isUnder).toBe(false);
      }
});
