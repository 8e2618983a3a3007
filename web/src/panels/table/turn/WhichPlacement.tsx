/** The question which segment is meant where several fit between the same feet, and which end where both can grow. */

import { useEffect, useId, useRef } from "react";
import { type Placement, textOf } from "../../../geometry/move";
import type { Colour } from "../../../geometry/position";
import { answer, stepBack, useHand } from "../../../store/table/turn/hand";
import { useLanguage, useSay } from "../../../words/say";
import { placementText, questionText } from "../../../words/sentences";
import { Icon } from "../../kit/Icon";
import { SegmentShape } from "../../kit/SegmentShape";

interface WhichPlacementProps {
  readonly options: readonly Placement[];
  readonly colour: Colour;
}

export function WhichPlacement({ options, colour }: WhichPlacementProps) {
  const say = useSay();
  const language = useLanguage();
  const title = useId();
  const first = useRef<HTMLButtonElement>(null);
  const isMouse = useRef(false);
  const hasTwoEnds = new Set(options.map(({ end }) => end)).size > 1;
  const show = (one: Placement) => useHand.setState({ preview: one });
  const start = options[0] && textOf(options[0]);
  useEffect(() => {
    if (start) first.current?.focus({ preventScroll: true }); // which shows what it offers
  }, [start]);
  return (
    <div className={`which seat-${colour}`} role="group" aria-labelledby={title}>
      <p id={title} className="which-question">
        {questionText(say, language, options)}
      </p>
      <button type="button" className="cancel" onClick={stepBack} aria-label={say("step-back")}>
        <Icon sign="undo" />
      </button>
      <ul className="which-options">
        {options.map((one, i) => (
          <li key={textOf(one)}>
            <button
              type="button"
              className="card card-fits"
              ref={i === 0 ? first : null}
              aria-label={placementText(say, one)}
              onFocus={() => show(one)}
              onPointerEnter={() => show(one)}
              onPointerDown={({ pointerType }) => {
                isMouse.current = pointerType === "mouse";
              }}
              onClick={({ detail }) => answer(one, detail > 0 && isMouse.current)}
            >
              <SegmentShape colour={colour} length={one.length} height={one.height} />
              <span className="which-figure" aria-hidden="true">
                {one.height}
                {hasTwoEnds && <span className="which-end">{say("rings-end", { end: one.end })}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
