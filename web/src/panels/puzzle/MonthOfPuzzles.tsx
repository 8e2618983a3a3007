/** A month of puzzles of the day: a star for each day that was solved, and a way to each that was not. */

import { dateOf, daysOf, monthAfter } from "../../store/device/days";
import { goInstead } from "../../store/device/route";
import { useProgress } from "../../store/puzzle/progress";
import { useLanguage, useSay } from "../../words/say";
import { Anchor } from "../kit/Anchor";
import { Icon } from "../kit/Icon";
import { STAR } from "../kit/Stars";
import { SteadyButton } from "../kit/SteadyButton";

interface MonthOfPuzzlesProps {
  readonly month: string;
  readonly today: string;
  readonly isFirst: boolean; // there were no puzzles before
}

export function MonthOfPuzzles({ month, today, isFirst }: MonthOfPuzzlesProps) {
  const say = useSay();
  const language = useLanguage();
  const days = daysOf(month);
  const name = new Intl.DateTimeFormat(language, { month: "long", year: "numeric" }).format(dateOf(`${month}-01`));
  const turn = (count: number) => goInstead(`/solo/days#${monthAfter(month, count)}`);
  return (
    <section className="sheet month" aria-labelledby="month-name">
      <div className="month-head">
        <SteadyButton isOff={isFirst} onPress={() => turn(-1)} label={say("solo-month-before")}>
          <Icon sign="back" />
        </SteadyButton>
        <h2 id="month-name" aria-live="polite">
          {name}
        </h2>
        <SteadyButton isOff={today.startsWith(month)} onPress={() => turn(1)} label={say("solo-month-after")}>
          <Icon sign="next" />
        </SteadyButton>
      </div>
      <ol className="month-weekdays" aria-hidden="true">
        {weekdays(language).map((weekday) => (
          <li key={weekday}>{weekday}</li>
        ))}
      </ol>
      <ol className="month-days" style={{ "--first": (dateOf(`${month}-01`).getDay() + 6) % 7 } as React.CSSProperties}>
        {days.map((day) => (
          <li key={day}>
            <DayInMonth day={day} today={today} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function DayInMonth({ day, today }: { day: string; today: string }) {
  const say = useSay();
  const language = useLanguage();
  const { days, late } = useProgress();
  const number = Number(day.slice(8));
  if (day > today) return <span className="month-day month-day-later">{number}</span>;
  const kind = days.includes(day) ? "solved" : late.includes(day) ? "late" : "open";
  const date = new Intl.DateTimeFormat(language, { weekday: "long", day: "numeric", month: "long" });
  return (
    <Anchor
      to={day === today ? "/solo/daily" : `/solo/daily#${day}`}
      className={`month-day month-day-${kind}`}
      label={say("solo-day", { date: date.format(dateOf(day)), kind })}
      isCurrent={day === today}
    >
      <span>{number}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {kind !== "open" && <path className={kind === "solved" ? "star star-full" : "star"} d={STAR} />}
      </svg>
    </Anchor>
  );
}

/** From Monday on: that is where a week of puzzles starts. */
function weekdays(language: string): readonly string[] {
  const name = new Intl.DateTimeFormat(language, { weekday: "short" });
  return [1, 2, 3, 4, 5, 6, 7].map((day) => name.format(dateOf(`2024-01-0${day}`)));
}
