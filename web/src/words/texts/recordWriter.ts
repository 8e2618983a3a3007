/** Writes a game down. */

import { lineOfBox, USUAL } from "./box";
import { InvalidRecord } from "./errors";
import { lengthOf, linesOf, quoted, wordsOf } from "./quoted";
import { coloursIn, type GameRecord, KEY, type Line, OURS, type Referee, resultOf, startLine, unknown } from "./record";

const LINE_LENGTH = 80;

export function writeRecord(record: GameRecord, rules: Referee): string {
  const [start = ""] = record.positions;
  const variant = start.slice(0, start.indexOf(" "));
  const colours = coloursIn(start);
  const own = Object.entries({ ...unknown(start), ...record.headers }).filter(([key]) => !OURS.includes(key));
  const box = lineOfBox(record.box);
  const headers = [
    ["Variant", variant],
    ["Seats", colours.join(" ")],
    ...own,
    ...(box === lineOfBox(USUAL) ? [] : [["Box", box]]),
    ...(start === startLine(variant, colours, record.box) ? [] : [["Position", start]]),
    ["Result", resultOf(record.positions.at(-1) ?? start, rules)],
  ];
  for (const [key = ""] of headers)
    if (!new RegExp(`^${KEY}$`).test(key))
      throw new InvalidRecord(`expected a header's name to be a capital and letters, got ${quoted(key)}`);
  return `${headers.map(([key, value = ""]) => `[${key} "${escaped(value)}"]\n`).join("")}\n${wrapped(wordsIn(record))}`;
}

/** The moves with the comments and branches between them, word by word. */
function wordsIn({ moves, comments, branches }: Line): readonly string[] {
  const said = (number: number) => {
    const text = wordsOf(comments.get(number) ?? "")
      .join(" ")
      .replaceAll("{", "(")
      .replaceAll("}", ")");
    return text ? `{${text}}`.split(" ") : []; // braces would end a comment
  };
  const instead = (number: number) =>
    (branches?.get(number) ?? []).flatMap((branch) =>
      branch.moves.length ? `(${wordsIn(branch).join(" ")})`.split(" ") : [],
    );
  return [...said(0), ...moves.flatMap((move, index) => [move, ...said(index + 1), ...instead(index + 1)])];
}

/** A header's value on one line, with its quotes and backslashes marked. */
function escaped(value: string): string {
  return linesOf(value).join(" ").replaceAll("\\", "\\\\").replaceAll('"', '\\"');
}

function wrapped(words: readonly string[]): string {
  const lines = [""];
  for (const word of words) {
    const last = lines.at(-1) ?? "";
    if (last && lengthOf(last) + lengthOf(word) >= LINE_LENGTH) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return words.length ? `${lines.join("\n")}\n` : "";
}
