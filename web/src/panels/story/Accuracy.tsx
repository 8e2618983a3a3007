/** How well everybody played, in one figure, and the best thing each of them did. */

import type { Review } from "../../answers/review";
import type { Colour } from "../../geometry/position";
import { findOf } from "../../store/story/turningPoints";
import { useSay } from "../../words/say";
import { moveText } from "../../words/sentences";
import { Icon } from "../kit/Icon";
import { Portrait } from "../kit/Portrait";
import type { Names } from "./figures";
import { DropsSign } from "./river/Drops";

interface AccuracyProps {
  readonly review: Review;
  readonly colours: readonly string[];
  readonly names: Names;
  readonly onPly: (ply: number) => void;
}

const SIZES = ["inaccuracy", "mistake", "blunder"] as const;

export function Accuracy({ review, colours, names, onPly }: AccuracyProps) {
  const say = useSay();
  return (
    <section className="story-part" aria-labelledby="story-accuracy">
      <h3 id="story-accuracy">{say("story-accuracy")}</h3>
      <ul className="accuracies">
        {colours.map((colour) => (
          <li key={colour} className={`accuracy seat-${colour}`}>
            <Portrait colour={colour as Colour} size={40} />
            <p className="accuracy-name">
              <strong>{names[colour]}</strong>
              <Sizes review={review} colour={colour} />
            </p>
            <p className="accuracy-figure">
              <strong>{Math.round((review.accuracy[colour] ?? 1) * 100)}</strong>
              <span>{say("story-accuracy-of")}</span>
            </p>
            <Find review={review} colour={colour} onPly={onPly} />
          </li>
        ))}
      </ul>
      <details className="story-details">
        <summary>{say("story-accuracy-how")}</summary>
        <p>{say("story-accuracy-about")}</p>
        <ul className="drops-key">
          {SIZES.map((size) => (
            <li key={size}>
              <DropsSign size={size} /> {say("story-size-about", { size })}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** How many moves of each size. */
function Sizes({ review, colour }: { review: Review; colour: string }) {
  const say = useSay();
  const counts = SIZES.map((size) => ({
    size,
    count: review.plies.filter((one) => one.colour === colour && one.judgement === size).length,
  }));
  const found = counts.filter(({ count }) => count > 0);
  return (
    <span className="accuracy-sizes">
      {found.length === 0 && say("story-no-slips")}
      {found.map(({ size, count }) => (
        <span key={size}>
          <DropsSign size={size} />
          {say("story-sizes", { size, count })}
        </span>
      ))}
    </span>
  );
}

function Find({ review, colour, onPly }: { review: Review; colour: string; onPly: (ply: number) => void }) {
  const say = useSay();
  const find = findOf(review.plies, colour);
  if (!find) return null;
  return (
    <button type="button" className="quiet find" onClick={() => onPly(find.ply)}>
      <Icon sign="star" />
      <span>{say("story-best", { ply: find.ply, move: moveText(say, find.move) })}</span>
    </button>
  );
}
