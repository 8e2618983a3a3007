/** What a person has set, kept on the device. */

import { create } from "zustand";
import { persist } from "zustand/middleware";

export interface Settings {
  readonly language: string; // empty: the browser's
  readonly view: "deep" | "flat";
  readonly animation: "off" | "fast" | "normal";
  readonly sound: boolean;
  readonly theme: "system" | "light" | "dark";
  readonly confirm: "touch" | "always" | "never"; // when a second tap is wanted
  readonly colours: "usual" | "contrast";
  readonly patterns: boolean; // scales on the monsters
  readonly figures: boolean; // heights on the arches in 3D
  readonly notation: "words" | "short"; // of the move list
  readonly quality: "auto" | "low" | "medium" | "high"; // of the lake in 3D
  readonly coach: boolean; // asks before a blunder, in games of one person against computers
}

export const DEFAULTS: Settings = {
  language: "",
  view: "deep",
  animation: "normal",
  sound: true,
  theme: "system",
  confirm: "touch",
  colours: "usual",
  patterns: true,
  figures: true,
  notation: "words",
  quality: "auto",
  coach: false,
};

/** What each setting may be; anything else, kept by another version, is forgotten. */
const ALLOWED: { readonly [Name in keyof Settings]?: readonly Settings[Name][] } = {
  view: ["deep", "flat"],
  animation: ["off", "fast", "normal"],
  sound: [true, false],
  theme: ["system", "light", "dark"],
  confirm: ["touch", "always", "never"],
  colours: ["usual", "contrast"],
  patterns: [true, false],
  figures: [true, false],
  notation: ["words", "short"],
  quality: ["auto", "low", "medium", "high"],
  coach: [true, false],
};

export function sensible(kept: unknown): Settings {
  const found = typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
  const entries = Object.entries(ALLOWED).filter(([name, values]) =>
    (values as readonly unknown[]).includes(found[name]),
  );
  const language = typeof found["language"] === "string" ? found["language"] : "";
  return { ...DEFAULTS, ...Object.fromEntries(entries.map(([name]) => [name, found[name]])), language };
}

export const useSettings = create<Settings>()(
  persist(() => DEFAULTS, { name: "blockness-settings", merge: (kept) => sensible(kept) }),
);

export function set(change: Partial<Settings>): void {
  useSettings.setState(change);
}
