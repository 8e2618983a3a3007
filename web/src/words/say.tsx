/** Sentences for components: `const say = useSay()`, then `say("key", { name: value })`. */

import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { LocalizationProvider, ReactLocalization, useLocalization } from "@fluent/react";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { browserLanguage, isLanguage, type Language, loadLanguage } from "./languages";

export type Details = Record<string, FluentVariable>;
export type Say = (key: string, details?: Details) => string;

const SpokenLanguage = createContext<Language>("en");

export function useLanguage(): Language {
  return useContext(SpokenLanguage);
}

export function useSay(): Say {
  const { l10n } = useLocalization();
  return useMemo(() => (key, details) => l10n.getString(key, details ?? null), [l10n]);
}

/** Speaks the chosen language or the browser's. Shows nothing until it is loaded, then switches without a flicker. */
export function Words({ chosen, children }: { chosen: string; children: ReactNode }) {
  const language = isLanguage(chosen) ? chosen : browserLanguage();
  const [bundle, setBundle] = useState<FluentBundle | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadLanguage(language).then((found) => {
      if (!isWanted) return;
      document.documentElement.lang = language;
      setBundle(found);
    });
    return () => {
      isWanted = false;
    };
  }, [language]);
  const l10n = useMemo(() => bundle && new ReactLocalization([bundle]), [bundle]);
  return (
    l10n && (
      <SpokenLanguage value={language}>
        <LocalizationProvider l10n={l10n}>{children}</LocalizationProvider>
      </SpokenLanguage>
    )
  );
}
