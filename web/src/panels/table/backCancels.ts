/** The back button and Escape put the ghost back, and never leave the game. */

import { useEffect, useRef } from "react";
import { emptyHand, type HandState, stepBack, useHand } from "../../store/table/turn/hand";

const GUARD = "hand"; // an entry of the history on top of the table's own

/** Watches over one table, told by its name; a page that goes to another table starts afresh. */
export function useBackCancels(name: string): void {
  const isHolding = useHand(holdsAnything);
  const isGuarded = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another table has another address
  useEffect(() => {
    const table = here();
    isGuarded.current = history.state === GUARD; // after a reload
    const onPop = () => {
      const wasGuarded = isGuarded.current;
      isGuarded.current = history.state === GUARD;
      if (!wasGuarded || isGuarded.current || here() !== table) return;
      if (holdsAnything(useHand.getState())) emptyHand();
      else history.back(); // what was held then is placed: this is the way out
    };
    addEventListener("popstate", onPop);
    return () => removeEventListener("popstate", onPop);
  }, [name]);
  useEffect(() => {
    if (!isHolding) return;
    if (!isGuarded.current) history.pushState(GUARD, "");
    isGuarded.current = true;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) stepBack();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isHolding]);
}

function here(): string {
  return location.pathname + location.search;
}

function holdsAnything({ chosen, hand }: HandState): boolean {
  return chosen !== null || hand.near !== null || hand.length !== null;
}
