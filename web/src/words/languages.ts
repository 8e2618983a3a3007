/** The languages: their sentences are the Python package's own files, loaded when needed. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "it", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = { en: "English", fr: "Français", it: "Italiano", ru: "Русский" };

const GAME = import.meta.glob<string>("../../../src/blockness/locales/*.ftl", { query: "?raw", import: "default" });
const WEB = import.meta.glob<string>("../../../src/blockness/locales/web/*.ftl", { query: "?raw", import: "default" });

const FOLDER = "../../../src/blockness/locales";
const loaded = new Map<Language, Promise<FluentBundle>>();

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** The first language of the browser that there is, else English. */
export function browserLanguage(wanted: readonly string[] = navigator.languages): Language {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

export function loadLanguage(language: Language): Promise<FluentBundle> {
  const found = loaded.get(language) ?? makeBundle(language);
  loaded.set(language, found);
  return found;
}

async function makeBundle(language: Language): Promise<FluentBundle> {
  const texts = await Promise.all([GAME[`${FOLDER}/${language}.ftl`]?.(), WEB[`${FOLDER}/web/${language}.ftl`]?.()]);
  const bundle = new FluentBundle(language, { useIsolating: false, transform: typeset }); // all four run left to right
  for (const text of texts) bundle.addResource(new FluentResource(text ?? ""));
  return bundle;
}

/** Keeps punctuation on the line of its word: French puts a space before some marks, Russian before a dash. */
export function typeset(text: string): string {
  return text.replace(/ (?=[:;?!»—])/g, "\u00a0").replace(/« /g, "«\u00a0");
}
