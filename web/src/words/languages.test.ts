import { describe, expect, it } from "vitest";
import { browserLanguage, LANGUAGES, loadLanguage, typeset } from "./languages";

describe("the languages", () => {
  it("are the first of the browser's that we speak", () => {
    expect(browserLanguage(["de-CH", "it-CH", "fr"])).toBe("it");
    expect(browserLanguage(["ja"])).toBe("en");
  });

  it("begin no line with punctuation", async () => {
    expect(typeset("« Oui » : jouez — vite !")).toBe("«\u00a0Oui\u00a0»\u00a0: jouez\u00a0— vite\u00a0!");
    for (const language of LANGUAGES) {
      const bundle = await loadLanguage(language);
      const words = bundle.getMessage("about-owner")?.value ?? "";
      expect(bundle.formatPattern(words)).not.toMatch(/ [:;?!»—]/);
    }
  });
});
