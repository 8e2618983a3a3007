/** Settings: what is kept, and what becomes of another version's. */

import { expect, test } from "vitest";
import { DEFAULTS, sensible, set, useSettings } from "./settings";

test("a change takes effect at once and is kept", () => {
  set({ colours: "contrast", quality: "low" });
  expect(useSettings.getState()).toMatchObject({ colours: "contrast", quality: "low" });
  expect(JSON.parse(localStorage.getItem("blockness-settings") ?? "{}").state).toMatchObject({ colours: "contrast" });
  set(DEFAULTS);
  expect(useSettings.getState()).toEqual(DEFAULTS);
});

test("what makes no sense is forgotten, what makes sense stays", () => {
  expect(sensible(null)).toEqual(DEFAULTS);
  expect(sensible({ view: "3d", theme: "dark", sound: "loud", language: 5, gone: true })).toEqual({
    ...DEFAULTS,
    theme: "dark",
  });
  expect(sensible({ sound: false, patterns: false, language: "ru" })).toEqual({
    ...DEFAULTS,
    sound: false,
    patterns: false,
    language: "ru",
  });
});
