/** Texts as Python counts, cuts, splits and quotes them, so that both refuse the same texts in the same words. */

const HIDDEN = /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u; // what is written as an escape
const SHORT: Readonly<Record<string, string>> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };
const SPACE = "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
export const BLANK = `[${SPACE}]`; // a pattern, to be put into others
const WORD = new RegExp(`[^${SPACE}]+`, "g");
const BREAK = "[\\n-\\r\\x1c-\\x1e\\x85\\u2028\\u2029]";
const LINE_END = new RegExp(`\\r\\n|${BREAK}`);

/** The text in quotes, with invisible characters written out. */
export function quoted(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  return `${mark}${Array.from(text, (sign) => (sign === mark ? `\\${sign}` : escaped(sign))).join("")}${mark}`;
}

function escaped(sign: string): string {
  if (SHORT[sign]) return SHORT[sign];
  if (!HIDDEN.test(sign)) return sign;
  const code = (sign.codePointAt(0) ?? 0).toString(16);
  if (code.length <= 2) return `\\x${code.padStart(2, "0")}`;
  return code.length <= 4 ? `\\u${code.padStart(4, "0")}` : `\\U${code.padStart(8, "0")}`;
}

/** The beginning of a text in quotes. */
export function quotedStart(text: string, most: number): string {
  return quoted(
    Array.from(text.slice(0, 2 * most))
      .slice(0, most)
      .join(""),
  );
}

/** How many characters a text has; some take two places here. */
export function lengthOf(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** The words between blanks of any kind. */
export function wordsOf(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

/** The text without the blanks around it; a pattern would take for ever on a long row of blanks. */
export function trimmed(text: string): string {
  const words = wordsOf(text);
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? text.slice(text.indexOf(first), text.lastIndexOf(last) + last.length) : "";
}

/** The lines of a text, whatever ends them; an empty last one does not count. */
export function linesOf(text: string): readonly string[] {
  const lines = text.split(LINE_END);
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}
