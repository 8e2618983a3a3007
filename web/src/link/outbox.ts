/** Acts that were sent and not answered, kept as long as the tab is open, so that a reload loses none. */

import type { AnyAct } from "../protocol";
import type { Outbox } from "./socket";

export function outboxOf(code: string): Outbox {
  const key = `blockness-unanswered-${code}`;
  return {
    read: () => {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? "[]") as AnyAct[];
      } catch {
        return [];
      }
    },
    write: (acts) => {
      if (acts.length) sessionStorage.setItem(key, JSON.stringify(acts));
      else sessionStorage.removeItem(key);
    },
  };
}
