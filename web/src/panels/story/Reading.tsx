/** What the move that is shown was worth: what it gave away, to whom, and how sure that is. */

import type { ReviewedPly } from "../../answers/review";
import { SIMULATIONS } from "../../answers/secondTry";
import { showBetter, useStory } from "../../store/story/story";
import { useSay } from "../../words/say";
import { moveText } from "../../words/sentences";
import { Icon } from "../kit/Icon";
import { gainsIn, type Names, pointsOf } from "./figures";
import { DropsSign } from "./river/Drops";
import { WordsOf } from "./WordsOf";

interface ReadingProps {
  readonly found: ReviewedPly | null; // null before the first move, and while nobody has looked
  readonly ply: number;
  readonly names: Names;
  readonly onTry: (found: ReviewedPly) => void;
}

export function Reading({ found, ply, names, onTry }: ReadingProps) {
  const say = useSay();
  const isShown = useStory((story) => story.better === ply);
  if (!found) return <p className="reading reading-empty">{say(ply ? "story-waiting" : "story-how")}</p>;
  return (
    <div className={`reading seat-${found.colour}`}>
      <Verdict found={found} names={names} />
      <WordsOf found={found} names={names} isOpen={isShown} />
      {found.judgement && <Better found={found} isShown={isShown} onTry={onTry} />}
    </div>
  );
}

function Verdict({ found, names }: Pick<ReadingProps, "names"> & { readonly found: ReviewedPly }) {
  const say = useSay();
  if (found.judgement)
    return (
      <p>
        <DropsSign size={found.judgement} /> <strong>{say("story-size", { size: found.judgement })}</strong>{" "}
        {say("story-cost", { points: pointsOf(found.cost) })}{" "}
        {gainsIn(found.gained).map(({ colour, points }) => (
          <span key={colour}>
            {say(points > 0 ? "story-gained" : "story-lost", {
              name: names[colour] ?? "",
              points: Math.abs(points),
            })}{" "}
          </span>
        ))}
        <Basis found={found} />
      </p>
    );
  if (found.find)
    return (
      <p>
        <Icon sign="star" /> <strong>{say("story-find")}</strong> {say("story-find-about")}
      </p>
    );
  return <p>{say(found.forced ? "story-forced" : "story-fine")}</p>;
}

/** What the judgement rests on. */
export function Basis({ found }: { found: ReviewedPly }) {
  const say = useSay();
  const key = found.by === "proof" ? "story-by-proof" : "story-by-simulations";
  return <span className="basis">{say(key, { count: SIMULATIONS })}</span>;
}

/** The better move is shown to whoever asks: others may want to find it. */
function Better({ found, isShown, onTry }: Pick<ReadingProps, "onTry"> & { found: ReviewedPly; isShown: boolean }) {
  const say = useSay();
  return (
    <div className="row">
      <button type="button" onClick={() => onTry(found)}>
        <Icon sign="puzzle" />
        {say("story-try")}
      </button>
      <button type="button" aria-pressed={isShown} onClick={() => showBetter(isShown ? null : found.ply)}>
        <Icon sign="eye" />
        {say("story-better")}
      </button>
      <p role="status">{isShown && say("story-better-move", { move: moveText(say, found.best) })}</p>
    </div>
  );
}
