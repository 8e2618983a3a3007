/** Sentences for components: `const say = useSay()`, then `say("key", { name: value })`. */

import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { LocalizationProvider, ReactLocalization, useLocalization } from "@fluent/react";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useSettings } from "../store/device/settings";
import { browserLanguage, isLanguage, type Language, loadLanguage } from "./words";

export type Details = Record<string, FluentVariable>;
export type Say = (key: string, details?: Details) => string;

export function useLanguage(): Language {
  const chosen = useSettings((settings) => settings.language);
  return isLanguage(chosen) ? chosen : browserLanguage();
}

export function useSay(): Say {
  const { l10n } = useLocalization();
  return useMemo(() => (key, details) => l10n.getString(key, details ?? null), [l10n]);
}

/** Shows nothing until the language is there, then switches without a flicker. */
export function Words({ children }: { children: ReactNode }) {
  const language = useLanguage();
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
  return l10n && <LocalizationProvider l10n={l10n}>{children}</LocalizationProvider>;
}
