/** The address of the page: which screen is open. */

import { create } from "zustand";

export const useRoute = create<{ readonly path: string; readonly search: string; readonly hash: string }>(() => here());

function here() {
  return { path: location.pathname, search: location.search, hash: location.hash.slice(1) };
}

/** Open another screen. */
export function go(path: string): void {
  history.pushState(null, "", path);
  useRoute.setState(here());
  scrollTo(0, 0);
}

addEventListener("popstate", () => useRoute.setState(here()));
