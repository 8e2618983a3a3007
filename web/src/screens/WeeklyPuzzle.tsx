/** The puzzle of the week: a hard one, the same for everyone from Monday to Sunday. */

import { useState } from "react";
import { DatedPuzzle } from "../panels/puzzle/DatedPuzzle";
import { mondayOf } from "../store/device/days";
import { useToday } from "../store/device/today";
import { useProgress } from "../store/puzzle/progress";
import { findWeekly } from "../store/puzzle/sources";
import { useSay } from "../words/say";

export default function WeeklyPuzzle() {
  const say = useSay();
  const monday = mondayOf(useToday());
  const [opened, setOpened] = useState(monday);
  const isSolved = useProgress((progress) => progress.weeks.includes(opened));
  return (
    <DatedPuzzle
      key={opened}
      occasion={{ list: "weeks", date: opened }}
      find={findWeekly}
      title={say("solo-weekly")}
      onward={{ to: "/solo", label: say("solo-chart") }}
      isOld={opened !== monday}
      onNew={() => setOpened(monday)}
    >
      {say(isSolved ? "solo-weekly-solved" : "solo-weekly-about")}
    </DatedPuzzle>
  );
}
