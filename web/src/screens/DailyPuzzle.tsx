/** The puzzle of the day, by the device's own calendar; /solo/daily#2026-11-16 is a day to catch up on. */

import { useState } from "react";
import { DatedPuzzle } from "../panels/puzzle/DatedPuzzle";
import { dateOf, isPast, streakOf } from "../store/device/days";
import { useRoute } from "../store/device/route";
import { useToday } from "../store/device/today";
import { useProgress } from "../store/puzzle/progress";
import { findDaily } from "../store/puzzle/sources";
import { useLanguage, useSay } from "../words/say";

export default function DailyPuzzle() {
  const today = useToday();
  const hash = useRoute((route) => route.hash);
  const [opened, setOpened] = useState(today);
  if (isPast(hash, today)) return <PastDay key={hash} day={hash} />;
  return <Day key={opened} day={opened} isOld={opened !== today} onNew={() => setOpened(today)} />;
}

function Day({ day, isOld, onNew }: { day: string; isOld: boolean; onNew: () => void }) {
  const say = useSay();
  const days = useProgress((progress) => progress.days);
  return (
    <DatedPuzzle
      occasion={{ list: "days", date: day }}
      find={findDaily}
      title={say("solo-daily")}
      onward={{ to: "/solo", label: say("solo-chart") }}
      isOld={isOld}
      onNew={onNew}
    >
      <LongDate day={day} /> · {say("solo-streak", { count: streakOf(days, day) })}
    </DatedPuzzle>
  );
}

function PastDay({ day }: { day: string }) {
  const say = useSay();
  return (
    <DatedPuzzle
      occasion={{ list: "late", date: day }}
      find={findDaily}
      title={say("solo-daily")}
      onward={{ to: `/solo/days#${day.slice(0, 7)}`, label: say("solo-days") }}
    >
      <LongDate day={day} hasYear /> · {say("solo-day-late")}
    </DatedPuzzle>
  );
}

function LongDate({ day, hasYear = false }: { day: string; hasYear?: boolean }) {
  const language = useLanguage();
  const date = new Intl.DateTimeFormat(language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    ...(hasYear ? { year: "numeric" } : {}),
  });
  return <time dateTime={day}>{date.format(dateOf(day))}</time>;
}
