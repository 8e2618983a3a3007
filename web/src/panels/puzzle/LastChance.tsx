/** Where it went wrong, if somebody asks: the move that closed the way, and one step back to before it. */

import { askForLastChance, goBackToChance } from "../../store/puzzle/lastChance";
import { type Chance, usePuzzle } from "../../store/puzzle/puzzle";
import { type Say, useSay } from "../../words/say";
import { moveText } from "../../words/sentences";
import { Icon } from "../kit/Icon";
import { SteadyButton } from "../kit/SteadyButton";

/** What was found, or is being looked for; empty if nobody asked. */
export function useChanceText(): string {
  const say = useSay();
  const chance = usePuzzle((table) => table.chance);
  return chance ? chanceText(say, chance) : "";
}

/** It asks, and then it leads back. */
export function ChanceButton() {
  const say = useSay();
  const chance = usePuzzle((table) => table.chance);
  const isFound = chance !== null && typeof chance === "object";
  return (
    <SteadyButton
      isOff={chance !== null && !isFound}
      onPress={() => void (isFound ? goBackToChance() : askForLastChance())}
    >
      <Icon sign={isFound ? "undo" : "question"} />
      {say(isFound ? "solo-chance-back" : "solo-chance")}
    </SteadyButton>
  );
}

function chanceText(say: Say, chance: Chance): string {
  switch (chance) {
    case "asking":
      return say("solo-check-asking");
    case "unknown":
      return say("solo-check-unknown");
    case "never":
      return say("puzzle-unsolvable");
    default:
      return say("solo-chance-found", { number: chance.turns + 1, move: moveText(say, chance.move) });
  }
}
