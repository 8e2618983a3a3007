/** The coach beside a game against computers: the switch, and the thinking about what stands there as a ghost. */

import { useEffect } from "react";
import { textOf } from "../../geometry/move";
import { useSettings } from "../../store/device/settings";
import { consider, useCoach } from "../../store/table/turn/coach";
import { useHand } from "../../store/table/turn/hand";
import { CoachSwitch } from "./CoachSwitch";

export function Coach() {
  const move = useHand(({ chosen, preview }) => {
    const ghost = chosen ?? preview;
    return ghost && textOf(ghost);
  });
  const isOn = useSettings((settings) => settings.coach);
  const isJudged = useCoach((coach) => coach.judged === move);
  useEffect(() => {
    if (isOn) consider(move);
  }, [move, isOn]);
  return (
    <div className="coach" aria-busy={isOn && move !== null && !isJudged}>
      <CoachSwitch />
    </div>
  );
}
