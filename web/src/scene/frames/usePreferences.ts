/** What the page and the system ask for: light or dark, and reduced motion or not. */

import { useSyncExternalStore } from "react";

export function useTheme(): "light" | "dark" {
  return useSyncExternalStore(watchTheme, readTheme);
}

export function useReducedMotion(): boolean {
  return useSyncExternalStore(watchMotion, () => matchMedia(STILL).matches);
}

const DARK = "(prefers-color-scheme: dark)";
const STILL = "(prefers-reduced-motion: reduce)";

function readTheme(): "light" | "dark" {
  const chosen = document.documentElement.dataset["theme"];
  return chosen === "light" || chosen === "dark" ? chosen : matchMedia(DARK).matches ? "dark" : "light";
}

function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  matchMedia(DARK).addEventListener("change", onChange);
  return () => {
    observer.disconnect();
    matchMedia(DARK).removeEventListener("change", onChange);
  };
}

function watchMotion(onChange: () => void): () => void {
  matchMedia(STILL).addEventListener("change", onChange);
  return () => matchMedia(STILL).removeEventListener("change", onChange);
}
