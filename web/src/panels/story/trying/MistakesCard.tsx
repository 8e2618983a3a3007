/** The way to one's own mistakes, among the puzzles. */

import { dueOnes, openOnes, useMistakes } from "../../../store/logbook/mistakes";
import { useSay } from "../../../words/say";
import { Anchor } from "../../kit/Anchor";
import { Icon } from "../../kit/Icon";

export function MistakesCard() {
  const say = useSay();
  const mistakes = useMistakes((kept) => kept.mistakes);
  const open = openOnes(mistakes).length;
  const count = dueOnes(mistakes).length;
  return (
    <Anchor to="/solo/mine" className="way">
      <Icon sign="again" />
      <span>
        <strong>{say("mine")}</strong>
        <span>{count || !open ? say("mine-about", { count }) : say("mine-later")}</span>
      </span>
    </Anchor>
  );
}
