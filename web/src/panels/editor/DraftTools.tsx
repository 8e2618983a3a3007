/** What the maker of a puzzle holds: a monster, a rock or the mark; and the way back. */

import type { ReactNode } from "react";
import { GoalMark } from "../../map/marks/GoalMark";
import { RockMark } from "../../map/marks/RockMark";
import { chooseTool, type Tool, undoDraft, useDraft } from "../../store/editor/draft";
import { isMarked } from "../../store/editor/draftLine";
import { useSay } from "../../words/say";
import { Icon } from "../kit/Icon";
import { Options } from "../kit/Options";
import { Portrait } from "../kit/Portrait";
import { SteadyButton } from "../kit/SteadyButton";

export function DraftTools() {
  const say = useSay();
  const { draft, past, tool } = useDraft();
  const monsters = draft.colours.map((colour) => ({
    value: colour as Tool,
    name: say("monster", { colour }),
    label: <Portrait colour={colour} size={36} />,
  }));
  const rock = { value: "rock" as Tool, name: say("make-rock"), label: <Sign mark={<RockMark cell="a1" />} /> };
  const mark = { value: "mark" as Tool, name: say("make-mark"), label: <Sign mark={<GoalMark cell="a1" />} /> };
  return (
    <div className="editor-tools">
      <Options
        legend={say("make-tool")}
        isLegendHidden
        value={tool}
        options={[...monsters, rock, ...(isMarked(draft) ? [mark] : [])]}
        onChange={chooseTool}
      />
      <SteadyButton className="quiet" isOff={!past.length} onPress={undoDraft} label={say("make-undo")}>
        <Icon sign="undo" />
      </SteadyButton>
    </div>
  );
}

/** Something of the lake, small: the cell a1 is drawn around 50, 1050. */
function Sign({ mark }: { mark: ReactNode }) {
  return (
    <svg viewBox="0 1000 100 100" width={36} height={36} aria-hidden="true">
      {mark}
    </svg>
  );
}
