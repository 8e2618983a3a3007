/** The moves of a game that is looked back at, with what they gave away. */

import { type ReactNode, useEffect } from "react";
import type { Replay } from "../../answers/replay";
import type { ReviewedPly } from "../../answers/review";
import { useSettings } from "../../store/device/settings";
import { jump, pause, useReplay } from "../../store/replay/replay";
import { useStory } from "../../store/story/story";
import { useSay } from "../../words/say";
import { moveText } from "../../words/sentences";
import { Icon } from "../kit/Icon";
import { type Names, pointsOf } from "../story/figures";
import { DropsSign } from "../story/river/Drops";

export function Plies({ replay, names }: { replay: Replay; names: Names }) {
  const say = useSay();
  const ply = useReplay((state) => state.ply);
  const plies = useStory((story) => story.plies);
  const notation = useSettings((settings) => settings.notation);
  useEffect(() => {
    const current = document.querySelector<HTMLElement>(`.plies [data-ply="${ply}"]`);
    const list = current?.closest<HTMLElement>(".plies");
    if (!current || !list) return;
    const top = current.offsetTop; // scroll the list, never the page
    if (top < list.scrollTop || top + current.offsetHeight > list.scrollTop + list.clientHeight)
      list.scrollTop = top - list.clientHeight / 2;
  }, [ply]);
  const choose = (wanted: number) => {
    pause();
    jump(wanted);
  };
  return (
    <details open>
      <summary>{say("moves-label")}</summary>
      <ol className="moves plies" aria-label={say("moves-label")}>
        <li>
          <button
            type="button"
            className="ply quiet"
            data-ply={0}
            aria-current={ply === 0 ? "step" : undefined}
            onClick={() => choose(0)}
          >
            {say("replay-beginning")}
          </button>
        </li>
        {replay.steps.map((step, index) => (
          <li key={`${index} ${step.move}`} className={`seat-${step.colour}`}>
            <button
              type="button"
              className="ply quiet"
              data-ply={index + 1}
              aria-current={ply === index + 1 ? "step" : undefined}
              onClick={() => choose(index + 1)}
            >
              <span className="move-ply">{index + 1}</span>
              <span className="sr-only">{names[step.colour]}: </span>
              <span className="status-dot" aria-hidden="true" />
              {notation === "short" ? <code>{step.move}</code> : <span>{moveText(say, step.move)}</span>}
              <Mark found={plies[index] ?? null} />
            </button>
            {step.passed.map((colour) => (
              <p key={colour} className="passed">
                {say("passes-of", { name: names[colour] ?? "" })}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** What a move gave away, or that it was a find. */
function Mark({ found }: { found: ReviewedPly | null }) {
  const say = useSay();
  if (found?.find) return <PlyMark sign={<Icon sign="star" />} text={say("story-find")} />;
  if (!found?.judgement) return null;
  const points = pointsOf(found.cost);
  return (
    <PlyMark
      sign={
        <>
          <DropsSign size={found.judgement} /> −{points}
        </>
      }
      text={`${say("story-size", { size: found.judgement })} ${say("story-cost", { points })}`}
    />
  );
}

function PlyMark({ sign, text }: { sign: ReactNode; text: string }) {
  return (
    <span className="ply-mark" title={text}>
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}
