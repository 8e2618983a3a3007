/** What a person has set, kept on the device. */

import { create } from "zustand";
import { persist } from "zustand/middleware";

export interface Settings {
  readonly language: string; // empty: the browser's
  readonly view: "3d" | "flat";
  readonly animation: "off" | "fast" | "normal";
  readonly sound: boolean;
  readonly theme: "system" | "light" | "dark";
  readonly confirm: "touch" | "always" | "never"; // when a second tap is wanted
  readonly patterns: boolean; // scales on the monsters
  readonly notation: "words" | "short"; // of the move list
}

export const DEFAULTS: Settings = {
  language: "",
  view: "3d",
  animation: "normal",
  sound: true,
  theme: "system",
  confirm: "touch",
  patterns: true,
  notation: "words",
};

export const useSettings = create<Settings>()(persist(() => DEFAULTS, { name: "blockness-settings" }));

export function set(change: Partial<Settings>): void {
  useSettings.setState(change);
}
