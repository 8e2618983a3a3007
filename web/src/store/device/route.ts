/** The address of the page: which screen is open, and what lies over it. */

import { create } from "zustand";
import { type Address, addressOf, screenAt } from "../../address";

const TABLES = /^\/(play|r|solo|lesson|replay|lake)(\/|$)/;
const QUICK = /^\/(settings|rules)(#|$)/; // a look at these must not cost the choice that is open

export const useRoute = create<Address>(() => screenAt(location));

/** What lies over a table: the path of a screen, or nothing. It is an entry of the history, so that "back" closes it. */
export const useOver = create<{ readonly path: string | null }>(() => ({ path: overIn(history.state) }));

/** Open another screen; over a table, settings and rules open on top of it. */
export function go(path: string): void {
  if (QUICK.test(path) && TABLES.test(useRoute.getState().path)) openOver(path);
  else leaveFor(path);
}

function leaveFor(path: string): void {
  history.pushState(null, "", addressOf(path));
  arrive();
  scrollTo(0, 0);
}

/** Open another screen in the place of this one, which leads nowhere any more. */
export function goInstead(path: string): void {
  history.replaceState(null, "", addressOf(path));
  arrive();
}

/** Back to the table. */
export function closeOver(): void {
  if (overIn(history.state) === null) useOver.setState({ path: null });
  else history.back();
}

function openOver(path: string): void {
  const isOpen = useOver.getState().path !== null;
  history[isOpen ? "replaceState" : "pushState"]({ over: path }, "");
  useOver.setState({ path });
}

function overIn(state: unknown): string | null {
  const over = typeof state === "object" && state !== null ? (state as { over?: unknown }).over : null;
  return typeof over === "string" && QUICK.test(over) ? over : null;
}

function arrive(): void {
  useRoute.setState(screenAt(location));
  useOver.setState({ path: overIn(history.state) });
}

addEventListener("popstate", arrive);
