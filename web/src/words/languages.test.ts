import { describe, expect, it } from "vitest";
import { browserLanguage, LANGUAGES, loadLanguage, typeset } from "./languages";

describe("the languages", () => {
  it("are the browser's first that there is", () => {
    expect(browserLanguage(["de-CH", "it-CH", "fr"])).toBe("it");
    expect(browserLanguage(["ja"])).toBe("en");
  });

  it("begin no line with a sign", async () => {
    expect(typeset("« Oui » : jouez — vite !")).toBe("«\u00a0Oui\u00a0»\u00a0: jouez\u00a0— vite\u00a0!");
    for (const language of LANGUAGES) {
      const bundle = await loadLanguage(language);
      const words = bundle.getMessage("about-owner")?.value ?? "";
      expect(bundle.formatPattern(words)).not.toMatch(/ [:;?!»—]/);
    }
  });
});
