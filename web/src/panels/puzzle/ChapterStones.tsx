/** The puzzles of a chapter, as stones to step on. */

import { useEffect, useRef } from "react";
import { starsOf, useProgress } from "../../store/puzzle/progress";
import { numberOf } from "../../store/puzzle/puzzles";
import { useSay } from "../../words/say";
import { Anchor } from "../kit/Anchor";
import { Stars } from "../kit/Stars";
import { useChapter } from "./LochChart";

export function ChapterStones({ chapter, isAsked }: { chapter: string; isAsked: boolean }) {
  const say = useSay();
  const { solved: marks, halfway } = useProgress();
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
      {isThere && <p className="hint-text">{say("solo-chapter-progress", { solved, count, stars })}</p>}
      <ol className="stones">
        {puzzles.map(({ id, theme }) => {
          const number = numberOf(id);
          const earned = starsOf(marks[id]);
          const isBegun = !earned && (halfway[id]?.turns.length ?? 0) > 0;
          const words = { number, theme: say(`puzzle-theme-${theme}`) };
          return (
            <li key={id}>
              <Anchor
                to={`/solo/${id}`}
                className={`stone ${earned ? "stone-solved" : isBegun ? "stone-begun" : ""}`}
                label={isBegun ? say("solo-stone-halfway", words) : say("solo-stone", { ...words, stars: earned })}
              >
                <span className="stone-number">{number}</span>
                <Stars count={earned} />
              </Anchor>
            </li>
          );
        })}
      </ol>
      <p className="hint-text">{say("solo-stars-how")}</p>
    </section>
  );
}
