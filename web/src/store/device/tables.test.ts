import { beforeEach, expect, test, vi } from "vitest";
import { freshTable, type KeptTable } from "../../table/kept";
import { forgetTable, keepTable, tableNamed, useTables } from "./tables";

const SEATS: KeptTable["seats"] = [
  { colour: "orange", name: "Ann", level: "" },
  { colour: "green", name: "", level: "otter" },
];

function table(id: string, at = 1): KeptTable {
  return freshTable({ id, at, variant: "classic", seats: SEATS }, 0);
}

function anotherPageWrites(key: string, value: string): void {
  localStorage.setItem(key, value);
  dispatchEvent(new StorageEvent("storage", { key }));
}

beforeEach(() => {
  vi.restoreAllMocks();
  for (const { id } of useTables.getState().tables) forgetTable(id);
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage", { key: null }));
});

test("tables are kept side by side, the last played first", () => {
  keepTable(table("one", 1));
  keepTable(table("two", 2));
  keepTable(table("one", 3));
  expect(useTables.getState().tables.map(({ id }) => id)).toEqual(["one", "two"]);
  expect(JSON.parse(localStorage.getItem("blockness-table-one") ?? "")).toEqual(table("one", 3));
});

test("where there is no room the game goes on, and the device says so", () => {
  keepTable(table("one", 1));
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  keepTable(table("one", 2));
  expect(useTables.getState().isKeeping).toBe(false);
  expect(tableNamed("one")?.at).toBe(2);
  full.mockRestore();
  anotherPageWrites("blockness-table-two", JSON.stringify(table("two", 9)));
  expect(tableNamed("one")?.at).toBe(2);
  keepTable(table("one", 3));
  expect(useTables.getState().isKeeping).toBe(true);
});

test("what another page of the device plays is seen here", () => {
  keepTable(table("one", 1));
  anotherPageWrites("blockness-table-one", JSON.stringify(table("one", 7)));
  expect(tableNamed("one")?.at).toBe(7);
});

test.each([
  "",
  "null",
  "{",
  '{"id":"bad"}',
  JSON.stringify({ ...table("bad"), seats: [] }),
  JSON.stringify({ ...table("bad"), seats: [SEATS[0], SEATS[0]] }),
  JSON.stringify({ ...table("bad"), games: [{ first: 5, moves: [] }] }),
  JSON.stringify({ ...table("bad"), games: [{ first: 0, moves: ["rm -rf"] }] }),
  JSON.stringify({ ...table("bad"), games: [{ first: 0, moves: "S" }] }),
  JSON.stringify(table("another")),
])("a spoilt entry is neither shown nor lost: %s", (text) => {
  keepTable(table("good"));
  anotherPageWrites("blockness-table-bad", text);
  const { tables, spoilt } = useTables.getState();
  expect(tables.map(({ id }) => id)).toEqual(["good"]);
  expect(spoilt).toEqual(["bad"]);
  expect(localStorage.getItem("blockness-table-bad")).toBe(text);
});

test("old finished tables make room, unfinished ones never", () => {
  keepTable(table("open", 0));
  for (let at = 1; at <= 60; at += 1) keepTable({ ...table(`t${at}`, at), isOver: true });
  const { tables } = useTables.getState();
  expect(tables).toHaveLength(51);
  expect(tableNamed("open")).not.toBeNull();
  expect(tableNamed("t1")).toBeNull();
});
