import { describe, expect, test } from "vitest";
import { boxIn, hashOf, recordOf, tableIn, textIn } from "../src/table/carried";
import { courseOf } from "../src/table/course";
import { freshTable, type KeptTable, readKept, writeKept } from "../src/table/kept";
import { stateOf } from "../src/table/state";
import { lineOfBox, textOfBox, USUAL } from "../src/words/texts/box";
import { readBoxLine } from "../src/words/texts/boxes/reader";
import { realEngine } from "./engine";

const engine = await realEngine();
const FRESH = freshTable(
  {
    id: "t",
    at: Date.UTC(2026, 10, 16, 12),
    variant: "classic",
    seats: [
      { colour: "orange", name: 'Ann "Eel" \\ O’Hara', level: "" },
      { colour: "black", name: "", level: "nessie" },
      { colour: "green", name: "otter", level: "" },
    ],
  },
  0,
);
const TABLE: KeptTable = { ...FRESH, games: [{ first: 0, moves: ["Sd4f4", "Sg9g5", "Sh7i7"] }] };

describe("a game in a link", () => {
  test("arrives as it left, people, computers and moves", () => {
    const hash = hashOf(recordOf(engine, TABLE));
    expect(tableIn(engine, textIn(hash) ?? "", "there", 7)).toEqual({ ...TABLE, id: "there", at: 7 });
    expect(hash).toMatch(/^[\w\-.~!*'()%+/]+$/);
    expect(hash.length).toBeLessThan(600);
  });

  test("keeps whoever began first, in whatever seat they were", () => {
    const second = { ...FRESH, games: [{ first: 1, moves: ["Sg9g5"] }] };
    const found = tableIn(engine, recordOf(engine, second), "there", 7);
    expect(found.seats.map(({ colour }) => colour)).toEqual(["black", "green", "orange"]);
    expect(found.games).toEqual([{ first: 0, moves: ["Sg9g5"] }]);
  });

  test("keeps another box, on the device and in the link", async () => {
    const box = lineOfBox(USUAL).replace("orange=2/1,3/2,4/2", "orange=3/2").replace("lake=.4", "lake=44");
    const rules = await realEngine({ box: textOfBox(readBoxLine(box)) });
    const table = { ...FRESH, box, games: [{ first: 0, moves: ["Sd4g4"] }] };
    expect(readKept(writeKept(table))).toEqual(table);
    expect(readKept(writeKept({ ...table, box: box.replace("3/2", "1/3") }))).toBeNull();
    const text = recordOf(rules, table);
    expect(lineOfBox(boxIn(text))).toBe(box);
    expect(tableIn(rules, text, "t", FRESH.at)).toEqual(table);
    const state = stateOf(rules, table, courseOf(rules, table, table.games[0] ?? { first: 0, moves: [] }));
    expect(state.seats[0]?.reserve[0]).toBe("1/3");
    const start = stateOf(rules, table, courseOf(rules, table, { first: 0, moves: [] }));
    expect(start.choices.map(({ length, height }) => [length, height])).toEqual([[3, 2]]);
  });

  const record = recordOf(engine, TABLE);
  test.each([
    ["nothing", ""],
    ["something else", "hello"],
    ["half of it", record.slice(0, 70)],
    ["a move that is not allowed", record.replace("Sg9g5", "Sd4d8")],
    ["a move that is none", record.replace("Sg9g5", "what")],
    ["a wrong end", record.replace('"*"', '"green"')],
    ["another start", record.replace("[Result", '[Position "classic orange:d4f4/1 black:- green:- black"]\n[Result')],
    ["100,000 characters", "[".repeat(100_000)],
  ])("with %s in it is refused", (_, text) => {
    expect(() => tableIn(engine, text, "there", 7)).toThrow();
  });

  test("whose letters are spoilt has no text", () => {
    expect(textIn("%E0%A4%A")).toBeNull();
  });
});
