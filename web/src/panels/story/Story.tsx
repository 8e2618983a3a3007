/** The story of a finished game: the river with its key, and what the move that is shown was worth. */

import { useMemo } from "react";
import type { Replay } from "../../answers/replay";
import type { Review, ReviewedPly } from "../../answers/review";
import { jump, pause, useReplay } from "../../store/replay/replay";
import { tellAgain, useStory } from "../../store/story/story";
import { turningPointsIn } from "../../store/story/turningPoints";
import { type Say, useLanguage, useSay } from "../../words/say";
import { TryAgain } from "../kit/TryAgain";
import { type Names, percent } from "./figures";
import { Reading } from "./Reading";
import type { Point, Points } from "./river/measures";
import { River } from "./river/River";
import { Shares } from "./Shares";
import "../../style/story.css";

interface StoryProps {
  readonly replay: Replay;
  readonly names: Names;
  readonly onTry: (found: ReviewedPly) => void;
}

export function Story({ replay, names, onTry }: StoryProps) {
  const say = useSay();
  const language = useLanguage();
  const ply = useReplay((state) => state.ply);
  const { plies, points, review } = useStoryOf(replay);
  const problem = useStory((story) => story.problem);
  const turning = useMemo(() => turningPointsIn(plies), [plies]);
  const passes = useMemo(() => replay.steps.map(({ passed }) => passed), [replay]);
  const now = points[ply] ?? null;
  return (
    <section className="story" aria-labelledby="story-title">
      <div className="story-top">
        <h2 id="story-title">{say("story")}</h2>
        <Progress isDone={review !== null} />
      </div>
      {problem && <TryAgain problem={problem} onAgain={tellAgain} />}
      <River
        {...{ points, plies, passes, turning, ply }}
        colours={replay.colours}
        label={say("replay-slider")}
        text={placeText(say, language, replay, names, ply, now)}
        onPly={goTo}
      />
      <Shares colours={replay.colours} names={names} now={now} before={ply ? (points[ply - 1] ?? null) : null} />
      <p className="river-key">
        {now && say(now.proved ? "story-is-proved" : "story-is-likely")}{" "}
        {passes.some(({ length }) => length) && say("story-passes")}
      </p>
      <Reading found={plies[ply - 1] ?? null} ply={ply} names={names} onTry={onTry} />
    </section>
  );
}

export function goTo(ply: number): void {
  pause();
  jump(ply);
}

/** What is known of a game so far. */
export function useStoryOf(replay: Replay): {
  readonly plies: readonly (ReviewedPly | null)[];
  readonly points: Points;
  readonly review: Review | null;
} {
  const story = useStory();
  const isOurs = story.replay === replay;
  const review = isOurs ? story.review : null;
  const plies = useMemo(() => (isOurs ? story.plies : replay.steps.map(() => null)), [isOurs, story.plies, replay]);
  const points = useMemo(() => [startIn(review), ...plies.map(pointOf)], [review, plies]);
  return { plies, points, review };
}

function pointOf(found: ReviewedPly | null): Point | null {
  return found && { shares: found.shares, proved: found.proved };
}

function startIn(review: Review | null): Point | null {
  return review && { shares: review.start, proved: false };
}

/** How many moves were looked at; once all were, it is said and the bar is gone. */
function Progress({ isDone }: { isDone: boolean }) {
  const say = useSay();
  const { done, of, problem } = useStory();
  return (
    <div className="story-progress">
      {!isDone && !problem && (
        <>
          <span>{say("story-looking", { done, of })}</span>
          <progress value={done} max={Math.max(1, of)} aria-label={say("story-looking-label")} />
        </>
      )}
      <span role="status" className="sr-only">
        {isDone && say("story-ready")}
      </span>
    </div>
  );
}

/** Where the slider is: the move, and everybody's share after it. */
function placeText(say: Say, language: string, replay: Replay, names: Names, ply: number, now: Point | null): string {
  const place = say("replay-ply", { ply, count: replay.steps.length });
  if (!now) return place;
  const shares = replay.colours.map((colour) => `${names[colour]} ${percent(language, now.shares[colour] ?? 0)}`);
  return `${place} ${shares.join(", ")}`;
}
