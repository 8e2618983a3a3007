/** Why a try was refused, or why a card fits nowhere: a slip of paper over the lake's upper edge. */

import { spotOf } from "../../../geometry/cell";
import { HEIGHT } from "../../../geometry/lake";
import { useHand } from "../../../store/table/turn/hand";
import { useSay } from "../../../words/say";
import { isRule, tryText } from "../../../words/sentences";
import { Anchor } from "../../kit/Anchor";

export function Refusal() {
  const say = useSay();
  const { refusedTry, tray } = useHand();
  if (tray)
    return (
      <p className="slip refusal" role="alert">
        {say("card-unfit-why", tray)}
      </p>
    );
  if (!refusedTry) return null;
  const { code } = refusedTry.refused;
  const isNorth = spotOf(refusedTry.placement.near).y > HEIGHT / 2; // what it speaks of stays in sight
  return (
    <p className={`slip refusal ${isNorth ? "slip-low" : ""}`} role="alert">
      {tryText(say, refusedTry)} {isRule(code) && <Anchor to={`/rules#${code}`}>{say("see-rule")}</Anchor>}
    </p>
  );
}
