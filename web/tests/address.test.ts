import { describe, expect, test } from "vitest";
import { addressOf, rootOf, screenAt } from "../src/address";

const SITE = "/games/ness/";
const at = (address: string) => screenAt(new URL(address, "https://host.example"), SITE);

describe("a static site", () => {
  test.each(["/", "/rules", "/new?device", "/play/abc", "/solo/p#puzzle text", "/rules#r3"])(
    "finds %s again behind its question mark",
    (path) => {
      const url = new URL(path, "https://host.example");
      const { pathname, search, hash } = url;
      expect(at(addressOf(path, SITE, true))).toEqual({ path: pathname, search, hash: hash.slice(1) });
    },
  );

  test("has one page, in whatever folder it lies", () => {
    expect(rootOf("./", "https://host.example/games/ness/index.html?/rules")).toBe(SITE);
    expect(rootOf("./", "https://host.example/")).toBe("/");
    expect(at("/games/ness/index.html").path).toBe("/");
  });

  test("understands a host that sends every address to the page", () => {
    expect(at("/games/ness/solo/daily").path).toBe("/solo/daily");
  });
});

test("a server below a path has everything there", () => {
  expect(addressOf("/", SITE, false)).toBe("/games/ness/");
  expect(addressOf("/api/rooms", SITE, false)).toBe("/games/ness/api/rooms");
  expect(screenAt(new URL("https://host.example/games/ness/r/abcd?x#y"), SITE)).toEqual({
    path: "/r/abcd",
    search: "?x",
    hash: "y",
  });
});

test("a server knows every address as it is", () => {
  expect(addressOf("/new?device", "/", false)).toBe("/new?device");
  expect(screenAt(new URL("https://host.example/r/abcd?x#y"), "/")).toEqual({
    path: "/r/abcd",
    search: "?x",
    hash: "y",
  });
});
