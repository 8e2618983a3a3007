/** As much TOML as a box file needs: texts, lists of texts, tables and comments. */

import { quotedStart } from "../quoted";
import { refuse } from "./lake";

/** What a file says about a key; the value of a table, or of anything that is not text, is null. */
export interface Given {
  readonly value: string | readonly string[] | null;
  readonly line: number;
  readonly isTall: boolean; // a text of several lines that begins on the line after its key
}

const END = "[ \\t]*(?:#[^\\n]*)?(?=\\n|$)"; // what may follow on a line
const KEY = "[ \\t]*(?:\"([^\"\\n]*)\"|'([^'\\n]*)'|([\\w-]+))[ \\t]*";
const NOTHING = new RegExp(END, "y");
const TABLE = new RegExp(`[ \\t]*\\[${KEY}\\]${END}`, "y");
const ASSIGNED = new RegExp(`${KEY}=[ \\t]*`, "y");
const TEXT = new RegExp(`(?:"((?:[^"\\\\\\n]|\\\\["\\\\])*)"|'([^'\\n]*)')${END}`, "y");
const TALL = new RegExp(`(?:"""(\\n?)([^]*?)"""|'''(\\n?)([^]*?)''')${END}`, "y");
const LIST = new RegExp(`\\[((?:\\s|,|#[^\\n]*|"[^"\\n]*"|'[^'\\n]*')*)\\]${END}`, "y");
const OTHER = new RegExp(`[\\w.+:-]+${END}`, "y"); // a number, a date, a word

/** Read a file; the keys of a table are TABLE.KEY. */
export function readToml(source: string): ReadonlyMap<string, Given> {
  const text = source.replaceAll("\r\n", "\n").replace(/^\ufeff/, "");
  const found = new Map<string, Given>();
  let table = "";
  let at = 0;
  let line = 1;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const taken = pattern.exec(text);
    if (taken) at += taken[0].length;
    return taken;
  };
  const put = (key: string, given: Given) => {
    if (found.has(key)) refuse(line, `this is not TOML (${key} stands here a second time)`);
    found.set(key, given);
  };
  while (at < text.length) {
    const [begin, here] = [at, line];
    const heading = take(TABLE);
    const assigned = heading ? null : take(ASSIGNED);
    if (heading) {
      table = nameIn(heading);
      put(table, { value: null, line: here, isTall: false });
    } else if (assigned) {
      const value = valueTaken(take) ?? refuse(here, `this is not TOML (${quotedStart(text.slice(at), 20)})`);
      put(table ? `${table}.${nameIn(assigned)}` : nameIn(assigned), { ...value, line: here });
    } else if (!take(NOTHING)) refuse(here, `this is not TOML (${quotedStart(text.slice(at), 20)})`);
    line += text.slice(begin, at).split("\n").length;
    at += 1; // the end of the line
  }
  return found;
}

function nameIn([, quoted, literal, bare]: RegExpExecArray): string {
  return quoted ?? literal ?? bare ?? "";
}

function valueTaken(take: (pattern: RegExp) => RegExpExecArray | null): Omit<Given, "line"> | null {
  const tall = take(TALL);
  if (tall) return { value: tall[2] ?? tall[4] ?? "", isTall: Boolean(tall[1] ?? tall[3]) };
  const text = take(TEXT);
  if (text) return { value: text[1]?.replace(/\\(["\\])/g, "$1") ?? text[2] ?? "", isTall: false };
  const list = take(LIST);
  if (list) {
    const items = (list[1] ?? "").replace(/#[^\n]*/g, "").match(/"[^"\n]*"|'[^'\n]*'/g) ?? [];
    return { value: items.map((item) => item.slice(1, -1)), isTall: false };
  }
  return take(OTHER) ? { value: null, isTall: false } : null;
}
