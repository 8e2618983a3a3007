/** Walk along the line in sight: to its start, back, on, and to its end; by keys as well. */

import { useEffect } from "react";
import { useLake, walk } from "../../store/openlake/lake";
import { twigAt } from "../../store/openlake/tree";
import { useSay } from "../../words/say";
import { Icon } from "../kit/Icon";
import { SteadyButton } from "../kit/SteadyButton";

const STEPS = ["first", "back", "next", "last"] as const;
const WORDS = { first: "replay-first", back: "replay-previous", next: "replay-next", last: "replay-last" } as const;
const KEYS: Readonly<Record<string, Parameters<typeof walk>[0]>> = {
  ArrowLeft: "back",
  ArrowRight: "next",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "first",
  End: "last",
};

export function WalkBar() {
  const say = useSay();
  const lake = useLake((open) => open.lake);
  useKeys();
  if (!lake) return null;
  const { parent, next } = twigAt(lake.tree, lake.here);
  return (
    <div className="walk-bar" role="group" aria-label={say("lake-walk")}>
      {STEPS.map((step) => (
        <SteadyButton
          key={step}
          className={`quiet walk-${step}`}
          isOff={step === "first" || step === "back" ? parent === null : !next.length}
          label={say(WORDS[step])}
          onPress={() => walk(step)}
        >
          <Icon sign={step} />
        </SteadyButton>
      ))}
    </div>
  );
}

/** Arrows, Home and End, where they mean nothing else. */
function useKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const step = KEYS[event.key];
      const isElsewhere = target.closest("input, select, textarea, [role=grid], [role=dialog]");
      if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isElsewhere) return;
      event.preventDefault();
      walk(step);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
