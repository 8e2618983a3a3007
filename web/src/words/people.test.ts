/** Names at a table. */

import { describe, expect, it } from "vitest";
import { listed, nameAt, nameOf, type Sitter, turnText } from "./people";
import type { Say } from "./say";

const say: Say = (key, details) => [key, ...Object.values(details ?? {})].join(" ");

function person(colour: string, name: string): Sitter {
  return { colour, kind: "person", name, level: "" };
}

function computer(colour: string, level: string): Sitter {
  return { colour, kind: "computer", name: "", level };
}

describe("a computer", () => {
  it("is called after its level while it is the only one of it", () => {
    const table = [person("orange", "Ann"), computer("green", "otter"), computer("purple", "pike")];
    expect(table.map((one) => nameOf(say, one, table))).toEqual(["Ann", "level-name otter", "level-name pike"]);
  });

  it("has a name of its own where others of its level play", () => {
    const table = ["green", "purple", "black"].map((colour) => computer(colour, "otter"));
    expect(new Set(table.map((one) => nameOf(say, one, table))).size).toBe(3);
    expect(nameAt(say, table, "purple")).toBe("computer-name purple");
  });

  it("that stands in for somebody leaves them their name", () => {
    const away = { ...person("orange", "Ann"), level: "otter" };
    const table = [away, computer("green", "otter")];
    expect(table.map((one) => nameOf(say, one, table))).toEqual(["Ann", "level-name otter"]);
  });
});

describe("a turn", () => {
  it("is told by name", () => {
    const papa = person("green", "Papa");
    expect(turnText(say, papa, [papa])).toBe("turn-of Papa");
  });

  it("is told by colour where there is no name, or only the colour's", () => {
    for (const name of ["", "monster green"]) {
      const nobody = person("green", name);
      expect(turnText(say, nobody, [nobody])).toBe("turn green");
    }
  });
});

it("names are listed as the language does it", () => {
  expect(listed(["Ann", "Ben", "Leo"], "en")).toBe("Ann, Ben, and Leo");
  expect(listed(["Анна", "Лео"], "ru")).toBe("Анна и Лео");
});
