/** Whether the box makes sense, at once and in words; and the way back. */

import { startAfresh, undoChange, useDraft, useDrawnBox } from "../../store/box/draft";
import { useOwnBox } from "../../store/device/ownBox";
import { type Say, useSay } from "../../words/say";
import { flawsOf } from "../../words/texts/boxes/judge";
import type { InvalidBox } from "../../words/texts/errors";
import { Icon } from "../kit/Icon";
import { SteadyButton } from "../kit/SteadyButton";

export function BoxVerdict() {
  const say = useSay();
  const flaws = flawsOf(useDrawnBox());
  const isUsual = useOwnBox((own) => !own.line);
  const past = useDraft((draft) => draft.past);
  return (
    <div className={`box-verdict ${flaws.length ? "box-wrong" : ""}`}>
      <div role="status">
        {flaws.map(({ message, flaw, details, line }) => (
          <p key={message}>{flawText(say, { flaw, details, line })}</p>
        ))}
        {!flaws.length && <p>{say(isUsual ? "box-usual" : "box-sound")}</p>}
      </div>
      <SteadyButton className="quiet" isOff={!past.length} onPress={undoChange} label={say("make-undo")}>
        <Icon sign="undo" />
      </SteadyButton>
      <SteadyButton className="quiet" isOff={isUsual} onPress={startAfresh} label={say("box-afresh")}>
        <Icon sign="again" />
      </SteadyButton>
    </div>
  );
}

/** What is wrong with a box, in the person's language. */
export function flawText(say: Say, { flaw, details, line }: Pick<InvalidBox, "flaw" | "details" | "line">): string {
  return flaw ? say(`box-flaw-${flaw}`, details) : say("box-open-strange", { line });
}
