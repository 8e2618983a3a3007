/** What became of a try: it keeps the chances, or it does not, or it was the same move again. */

import { useEffect, useRef } from "react";
import type { Colour } from "../../../geometry/position";
import { type Mistake, timesSolved, useMistakes } from "../../../store/logbook/mistakes";
import { follow, type Outcome, tryAnother } from "../../../store/story/trying";
import { useLanguage, useSay } from "../../../words/say";
import { Icon } from "../../kit/Icon";
import { Portrait } from "../../kit/Portrait";
import { percent } from "../figures";
import type { Onward } from "./onward";

interface TryOutcomeProps {
  readonly mistake: Mistake;
  readonly outcome: NonNullable<Outcome>;
  readonly onward: Onward;
}

export function TryOutcome({ mistake, outcome, onward }: TryOutcomeProps) {
  const say = useSay();
  const button = useRef<HTMLButtonElement>(null);
  const isJudged = outcome !== "judging";
  useEffect(() => {
    if (isJudged) button.current?.focus({ preventScroll: true });
  }, [isJudged]);
  if (outcome === "judging")
    return (
      <p className="hint-line" role="status">
        {say("try-judging")}
      </p>
    );
  const isSolved = outcome !== "same" && outcome.keeps;
  return (
    <section className={`puzzle-outcome ${isSolved ? "puzzle-solved" : "puzzle-failed"}`}>
      <div id="try-verdict" className="puzzle-verdict">
        <Portrait colour={mistake.colour as Colour} mood={isSolved ? "proud" : "calm"} size={64} />
        <div>
          <h2>{say(isSolved ? "try-kept" : outcome === "same" ? "try-same" : "try-missed")}</h2>
          {outcome !== "same" && <Figures outcome={outcome} />}
          {isSolved && <Progress mistake={mistake} />}
        </div>
      </div>
      <div className="row">
        <button
          type="button"
          className="primary"
          ref={button}
          aria-describedby="try-verdict"
          onClick={isSolved ? onward.go : tryAnother}
        >
          <Icon sign={isSolved ? onward.sign : "again"} />
          {isSolved ? onward.label : say("try-another")}
        </button>
        {outcome !== "same" && (
          <button type="button" onClick={() => void follow()}>
            <Icon sign="eye" />
            {say("try-follow")}
          </button>
        )}
      </div>
    </section>
  );
}

/** The shares, and how sure they are. */
function Figures({ outcome }: { outcome: Exclude<Outcome, "same" | "judging" | null> }) {
  const say = useSay();
  const language = useLanguage();
  const figures = { share: percent(language, outcome.share), best: percent(language, outcome.best) };
  return (
    <p>
      {say(outcome.keeps ? "try-kept-share" : "try-missed-share", figures)} {outcome.proved && say("story-proved")}
    </p>
  );
}

/** Of a mistake that is kept: whether it comes back. */
function Progress({ mistake }: { mistake: Mistake }) {
  const say = useSay();
  const count = useMistakes(({ mistakes }) => timesSolved(mistakes, mistake));
  return count !== null && <p>{say("try-solved", { count })}</p>;
}
