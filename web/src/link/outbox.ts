/** Acts that were sent and not answered, kept while the tab lives, so that a reload loses none. */

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
