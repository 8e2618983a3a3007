/** The address of the page: which screen is open. */

import { create } from "zustand";
import { type Address, addressOf, screenAt } from "../../address";

export const useRoute = create<Address>(() => screenAt(location));

/** Open another screen. */
export function go(path: string): void {
  history.pushState(null, "", addressOf(path));
  useRoute.setState(screenAt(location));
  scrollTo(0, 0);
}

/** Open another screen in the place of this one, which leads nowhere any more. */
export function goInstead(path: string): void {
  history.replaceState(null, "", addressOf(path));
  useRoute.setState(screenAt(location));
}

addEventListener("popstate", () => useRoute.setState(screenAt(location)));
