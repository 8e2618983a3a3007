/** A game that is looked back at: its table and its story, or one of its moves tried again. */

import { useCallback, useEffect, useMemo, useState } from "react";
import type { Replay } from "../../answers/replay";
import type { ReviewedPly } from "../../answers/review";
import { LEVELS } from "../../box";
import { keepMistakes, type Mistake } from "../../store/logbook/mistakes";
import { lineAt, type Source } from "../../store/replay/replay";
import { stopStory, tellStory, useStory } from "../../store/story/story";
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
  useTelling(replay, sitters, yours);
  const onTry = useCallback(
    (found: ReviewedPly) => setMistake(mistakeOf(replay, found, sitters)),
    [replay, sitters, setMistake],
  );
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

/** Tell the story of a finished game, and keep what people of this device may try again. */
function useTelling(replay: Replay, sitters: readonly Sitter[], yours: readonly string[]): void {
  const isOver = replay.winners.length > 0;
  useEffect(() => {
    if (isOver) void tellStory(replay);
    return stopStory;
  }, [replay, isOver]);
  const review = useStory((story) => (story.replay === replay ? story.review : null));
  useEffect(() => {
    const own = review?.plies.filter(({ colour, judgement }) => yours.includes(colour) && isMistake(judgement)) ?? [];
    keepMistakes(own.map((one) => mistakeOf(replay, one, sitters)));
  }, [review, replay, sitters, yours]);
}

/** More than a slip. */
function isMistake(judgement: ReviewedPly["judgement"]): boolean {
  return judgement === "mistake" || judgement === "blunder";
}

function mistakeOf(replay: Replay, found: ReviewedPly, sitters: readonly Sitter[], now = Date.now()): Mistake {
  const { ply, colour, move, best, cost } = found;
  const name = sitters.find((one) => one.colour === colour)?.name ?? "";
  const position = lineAt(replay, ply - 1);
  return { position, box: replay.box ?? "", colour, name, move, best, cost, at: now, solved: 0, due: now };
}

/** Who played: records call computers by their level. */
function sittersIn({ headers, colours }: Replay): readonly Sitter[] {
  return colours.map((colour): Sitter => {
    const name = headers[colour.charAt(0).toUpperCase() + colour.slice(1)] ?? "";
    if ((LEVELS as readonly string[]).includes(name)) return { colour, kind: "computer", name: "", level: name };
    return { colour, kind: "person", name: name === "?" ? "" : name, level: "" };
  });
}
