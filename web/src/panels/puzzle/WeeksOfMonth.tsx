/** The puzzles of the week that began in a month, with a star for each that was solved. */

import { dateOf, daysOf, mondayOf } from "../../store/device/days";
import { useProgress } from "../../store/puzzle/progress";
import { useLanguage, useSay } from "../../words/say";
import { Anchor } from "../kit/Anchor";
import { STAR } from "../kit/Stars";

export function WeeksOfMonth({ month, today }: { month: string; today: string }) {
  const say = useSay();
  const language = useLanguage();
  const weeks = useProgress((progress) => progress.weeks);
  const mondays = daysOf(month).filter((day) => day <= today && day === mondayOf(day));
  if (!mondays.length) return null;
  const name = new Intl.DateTimeFormat(language, { day: "numeric", month: "long" });
  return (
    <section className="sheet month" aria-labelledby="weeks-name">
      <h2 id="weeks-name">{say("solo-weeks")}</h2>
      <ol className="month-weeks">
        {mondays.map((monday) => {
          const kind = weeks.includes(monday) ? "solved" : "open";
          const date = name.format(dateOf(monday));
          return (
            <li key={monday}>
              <Anchor
                to={monday === mondayOf(today) ? "/solo/weekly" : `/solo/weekly#${monday}`}
                className={`month-day month-day-${kind}`}
                label={say("solo-week", { date, kind })}
                isCurrent={monday === mondayOf(today)}
              >
                <span>{date}</span>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  {kind === "solved" && <path className="star star-full" d={STAR} />}
                </svg>
              </Anchor>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
