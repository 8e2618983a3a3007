/** The river as a table, for whoever cannot see it or wants the figures. */

import type { Replay } from "../../answers/replay";
import type { ReviewedPly } from "../../answers/review";
import { useLanguage, useSay } from "../../words/say";
import { moveText } from "../../words/sentences";
import { type Names, percent, pointsOf } from "./figures";
import { DropsSign } from "./river/Drops";
import type { Points } from "./river/measures";

interface StoryTableProps {
  readonly replay: Replay;
  readonly plies: readonly (ReviewedPly | null)[];
  readonly points: Points;
  readonly names: Names;
  readonly ply: number;
  readonly onPly: (ply: number) => void;
}

export function StoryTable({ replay, plies, points, names, ply, onPly }: StoryTableProps) {
  const say = useSay();
  const language = useLanguage();
  const { colours, steps } = replay;
  return (
    <details className="story-details story-table">
      <summary>{say("story-table")}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <div className="story-scroll" role="region" aria-label={say("story-table")} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say("replay-slider")}</th>
              {colours.map((colour) => (
                <th key={colour} scope="col" className={`seat-${colour}`}>
                  <span className="status-dot" aria-hidden="true" /> {names[colour]}
                </th>
              ))}
              <th scope="col">{say("story-table-notes")}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point, at) => (
              <tr key={steps[at - 1]?.position ?? "start"} aria-current={at === ply ? "step" : undefined}>
                <th scope="row">
                  <button type="button" className="quiet" onClick={() => onPly(at)}>
                    {at ? `${at}. ${names[steps[at - 1]?.colour ?? ""] ?? ""}` : say("replay-beginning")}
                    <span className="sr-only"> {at > 0 && moveText(say, steps[at - 1]?.move ?? "")}</span>
                  </button>
                </th>
                {colours.map((colour) => (
                  <td key={colour}>{point ? percent(language, point.shares[colour] ?? 0) : "…"}</td>
                ))}
                <td>
                  <Notes found={plies[at - 1] ?? null} isProved={point?.proved ?? false} />
                  {steps[at - 1]?.passed.map((one) => ` ${say("passes-of", { name: names[one] ?? "" })}`)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function Notes({ found, isProved }: { found: ReviewedPly | null; isProved: boolean }) {
  const say = useSay();
  return (
    <>
      {found?.judgement && (
        <>
          <DropsSign size={found.judgement} /> −{pointsOf(found.cost)}{" "}
          <span className="sr-only">{say("story-size", { size: found.judgement })} </span>
        </>
      )}
      {found?.find && `${say("story-find")} `}
      {isProved && say("story-proved")}
    </>
  );
}
