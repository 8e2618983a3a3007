/** A game that is looked back at: its table and its story, or one of its moves tried again. */

import { useCallback, useEffect, useMemo, useState } from "react";
import type { Replay } from "../../answers/replay";
import type { ReviewedPly } from "../../answers/review";
import { LEVELS } from "../../box";
import type { Mistake } from "../../store/logbook/mistakes";
import type { Source } from "../../store/replay/replay";
import { mistakeOf, nameIn } from "../../store/story/ownMistakes";
import { stopStory, tellStory } from "../../store/story/story";
import { yoursIn } from "../../store/story/yours";
import { nameOf, type Sitter } from "../../words/people";
import { useSay } from "../../words/say";
import { TryPage } from "../story/trying/TryPage";
import { ReplayTable } from "./ReplayTable";

const TRYING = "trying"; // an entry of the history, so that "back" leads back to the game

export function LookingBack({ replay, source }: { replay: Replay; source: Source }) {
  const say = useSay();
  const sitters = useMemo(() => sittersIn(replay), [replay]);
  const names = useMemo(
    () => Object.fromEntries(sitters.map((one) => [one.colour, nameOf(say, one, sitters)])),
    [say, sitters],
  );
  const yours = useMemo(() => yoursIn(replay, source), [replay, source]);
  const [mistake, setMistake] = useTry();
  useTelling(replay, yours);
  const onTry = useCallback((found: ReviewedPly) => setMistake(mistakeOf(replay, found)), [replay, setMistake]);
  if (!mistake) return <ReplayTable {...{ replay, source, names, yours, onTry }} />;
  const back = { label: say("try-back"), sign: "back", go: () => history.back() } as const;
  return <TryPage mistake={mistake} names={names} back={back} />;
}

/** The move that is tried again, until "back" is pressed. */
function useTry(): readonly [Mistake | null, (mistake: Mistake) => void] {
  const [mistake, setMistake] = useState<Mistake | null>(null);
  useEffect(() => {
    const onPop = () => history.state !== TRYING && setMistake(null);
    addEventListener("popstate", onPop);
    return () => removeEventListener("popstate", onPop);
  }, []);
  const open = useCallback((found: Mistake) => {
    history.pushState(TRYING, "");
    setMistake(found);
  }, []);
  return [mistake, open];
}

/** Tell the story of a finished game. */
function useTelling(replay: Replay, yours: readonly string[]): void {
  const isOver = replay.winners.length > 0;
  useEffect(() => {
    if (isOver) void tellStory(replay, yours);
    return stopStory;
  }, [replay, isOver, yours]);
}

/** Who played: records call computers by their level. */
function sittersIn(replay: Replay): readonly Sitter[] {
  return replay.colours.map((colour): Sitter => {
    const name = nameIn(replay, colour);
    if ((LEVELS as readonly string[]).includes(name)) return { colour, kind: "computer", name: "", level: name };
    return { colour, kind: "person", name, level: "" };
  });
}
