/** The puzzle of the week: a hard one, the same for everyone from Monday to Sunday; #2026-11-09 is a past week's. */

import { useState } from "react";
import { DatedPuzzle } from "../panels/puzzle/DatedPuzzle";
import { dateOf, isPast, mondayOf } from "../store/device/days";
import { useRoute } from "../store/device/route";
import { useToday } from "../store/device/today";
import { useProgress } from "../store/puzzle/progress";
import { findWeekly } from "../store/puzzle/sources";
import { useLanguage, useSay } from "../words/say";

export default function WeeklyPuzzle() {
  const monday = mondayOf(useToday());
  const hash = useRoute((route) => route.hash);
  if (isPast(hash, monday) && hash === mondayOf(hash)) return <PastWeek key={hash} monday={hash} />;
  return <ThisWeek monday={monday} />;
}

function PastWeek({ monday }: { monday: string }) {
  const say = useSay();
  const date = new Intl.DateTimeFormat(useLanguage(), { day: "numeric", month: "long", year: "numeric" });
  return (
    <DatedPuzzle
      occasion={{ list: "weeks", date: monday }}
      find={findWeekly}
      title={say("solo-weekly")}
      onward={{ to: `/solo/days#${monday.slice(0, 7)}`, label: say("solo-days") }}
    >
      {say("solo-week-of", { date: date.format(dateOf(monday)) })}
    </DatedPuzzle>
  );
}

function ThisWeek({ monday }: { monday: string }) {
  const say = useSay();
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
