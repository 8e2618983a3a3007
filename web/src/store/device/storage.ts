/** The device's storage for what the page can do without: if it is full, that is forgotten when the page is closed. */

import { createJSONStorage, type PersistStorage } from "zustand/middleware";

export function forgivingStorage<S>(): PersistStorage<S> | undefined {
  return createJSONStorage<S>(() => ({
    getItem: (name) => localStorage.getItem(name),
    setItem: keepIfPossible,
    removeItem: (name) => localStorage.removeItem(name),
  }));
}

function keepIfPossible(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // A game that cannot be kept says so; a legend that was read or a line in the logbook is not worth a word.
  }
}
