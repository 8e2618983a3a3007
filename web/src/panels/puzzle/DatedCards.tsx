/** The ways to the puzzle of the day, to the days before it, and to the puzzle of the week. */

import { daysBefore, mondayOf, streakOf } from "../../store/device/days";
import { useToday } from "../../store/device/today";
import { useProgress } from "../../store/puzzle/progress";
import { useSay } from "../../words/say";
import { Anchor } from "../kit/Anchor";
import { Icon } from "../kit/Icon";

/** The day's puzzle, with the last seven days as pegs, and the calendar beside it. */
export function Today() {
  const say = useSay();
  const today = useToday();
  const { days, late } = useProgress();
  const count = streakOf(days, today);
  const week = [6, 5, 4, 3, 2, 1, 0].map((before) => daysBefore(today, before));
  const pegOf = (day: string) =>
    days.includes(day) ? "week-solved" : late.includes(day) ? "week-late" : day === today ? "week-today" : "";
  return (
    <div className="way-pair">
      <Anchor to="/solo/daily" className="way">
        <Icon sign="puzzle" />
        <span>
          <strong>{say("solo-daily")}</strong>
          <span>
            {say("solo-streak", { count })}
            {days.includes(today) && <> · {say("solo-daily-solved")}</>}
          </span>
          <svg className="week" viewBox="0 0 140 16" aria-hidden="true">
            <path d="M8 8H132" />
            {week.map((day, i) => (
              <circle key={day} className={pegOf(day)} cx={8 + i * 20.6} cy={8} r={6} />
            ))}
          </svg>
        </span>
      </Anchor>
      <Anchor to="/solo/days" className="way way-beside">
        <Icon sign="calendar" />
        <span>{say("solo-days-short")}</span>
      </Anchor>
    </div>
  );
}

export function ThisWeek() {
  const say = useSay();
  const monday = mondayOf(useToday());
  const isSolved = useProgress((progress) => progress.weeks.includes(monday));
  return (
    <Anchor to="/solo/weekly" className="way">
      <Icon sign="star" />
      <span>
        <strong>{say("solo-weekly")}</strong>
        <span>{say(isSolved ? "solo-weekly-solved" : "solo-weekly-about")}</span>
      </span>
    </Anchor>
  );
}
