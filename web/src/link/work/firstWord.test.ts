/** The page's hash is SHA-256. */

import { expect, test } from "vitest";
import { firstWord } from "./firstWord";

const WORDS = [
  ["", 0xe3b0c442],
  ["abc", 0xba7816bf],
  ["1790000000-lochness", 0xccbe9ab4],
  ["nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn", 0xb905c053],
  ["nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn", 0x35c2be7b],
] as const;

test.each(WORDS)("the first word of the hash of %j is that of SHA-256", (text, word) => {
  expect(firstWord(text)).toBe(word);
});

test("longer texts than one block are refused", () => {
  expect(() => firstWord("x".repeat(56))).toThrow("55");
});
