/** The page's hash is SHA-256. */

import { expect, test } from "vitest";
import { firstWord } from "./firstWord";

test("the first word is that of SHA-256, for every length of one block", async () => {
  for (let length = 0; length <= 55; length++) {
    const text = "1790000000-".padEnd(length, "loch0ness").slice(0, length);
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    expect(firstWord(text)).toBe(new DataView(hash).getUint32(0));
  }
  expect(() => firstWord("x".repeat(56))).toThrow("55");
});
