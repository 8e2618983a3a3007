/** A chapter: its line of story, and its puzzles as stones to step on. */

import { useEffect, useRef } from "react";
import type { PuzzleSummary } from "../../answers/collection";
import type { Chapter } from "../../geometry/loch";
import { chapterBefore, leftToUncover, useChapter } from "../../store/puzzle/chapters";
import { starsOf, useProgress } from "../../store/puzzle/progress";
import { usePuzzles } from "../../store/puzzle/puzzles";
import { useSay } from "../../words/say";
import { titleText } from "../../words/sentences";
import { Anchor } from "../kit/Anchor";
import { Stars } from "../kit/Stars";
import { PuzzleMark } from "./PuzzleMark";

interface ChapterStonesProps {
  readonly chapter: Chapter;
  readonly isAsked: boolean;
  readonly isCovered: boolean;
}

export function ChapterStones({ chapter, isAsked, isCovered }: ChapterStonesProps) {
  const say = useSay();
  const { puzzles, count, solved, stars } = useChapter(chapter);
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = count > 0;
  useEffect(() => {
    if (!isAsked || !isThere || !chapter) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
  }, [isAsked, isThere, chapter]);
  return (
    <section className="sheet stack solo-chapter" aria-labelledby="chapter-name">
      <h2 id="chapter-name" ref={heading} tabIndex={-1}>
        {say(`puzzle-chapter-${chapter}`)}
      </h2>
      {isCovered ? <Covered chapter={chapter} /> : <p className="solo-story">{say(`puzzle-story-${chapter}`)}</p>}
      {isThere && <p className="hint-text">{say("solo-chapter-progress", { solved, count, stars })}</p>}
      <ol className="stones">
        {puzzles.map((puzzle) => (
          <li key={puzzle.id}>
            <Stone puzzle={puzzle} />
          </li>
        ))}
      </ol>
      <Legend puzzles={puzzles} />
    </section>
  );
}

/** What it takes to see it; its puzzles can be played all the same. */
function Covered({ chapter }: { chapter: Chapter }) {
  const say = useSay();
  const list = usePuzzles((puzzles) => puzzles.list);
  const marks = useProgress((progress) => progress.solved);
  const before = say(`puzzle-chapter-${chapterBefore(chapter) ?? chapter}`);
  return <p className="solo-story">{say("solo-covered", { count: leftToUncover(list, chapter, marks), before })}</p>;
}

function Stone({ puzzle }: { puzzle: PuzzleSummary }) {
  const say = useSay();
  const { solved, halfway } = useProgress();
  const { id, number, par, isMasterpiece } = puzzle;
  const earned = starsOf(solved[id]);
  const isBegun = !earned && (halfway[id]?.turns.length ?? 0) > 0;
  const words = { number, title: titleText(say, puzzle) };
  const label = isBegun ? say("solo-stone-halfway", words) : say("solo-stone", { ...words, stars: earned });
  const more = [...(isMasterpiece ? [say("solo-masterpiece")] : []), ...(par ? [say("solo-finale", { par })] : [])];
  return (
    <Anchor
      to={`/solo/${id}`}
      className={`stone ${earned ? "stone-solved" : isBegun ? "stone-begun" : ""} ${isMasterpiece ? "stone-fine" : ""}`}
      label={[label, ...more].join(". ")}
    >
      {isMasterpiece && <PuzzleMark kind="masterpiece" />}
      {par > 0 && <PuzzleMark kind="finale" />}
      <span className="stone-number">{number}</span>
      <Stars count={earned} />
    </Anchor>
  );
}

/** What stars and marks mean. */
function Legend({ puzzles }: { puzzles: readonly PuzzleSummary[] }) {
  const say = useSay();
  return (
    <div className="hint-text stones-legend">
      <p>{say("solo-stars-how")}</p>
      {puzzles.some(({ isMasterpiece }) => isMasterpiece) && (
        <p>
          <PuzzleMark kind="masterpiece" /> {say("solo-masterpiece-how")}
        </p>
      )}
      {puzzles.some(({ par }) => par > 0) && (
        <p>
          <PuzzleMark kind="finale" /> {say("solo-finale-how")}
        </p>
      )}
    </div>
  );
}
