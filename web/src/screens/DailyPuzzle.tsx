/** The puzzle of the day, by the device's own calendar. Midnight offers the next one and takes nothing away. */

import { useEffect, useState } from "react";
import { PuzzlePage } from "../panels/puzzle/PuzzlePage";
import { dateOf, streakOf } from "../store/device/days";
import { useToday } from "../store/device/today";
import { useProgress } from "../store/puzzle/progress";
import { closePuzzle, openPuzzle } from "../store/puzzle/puzzle";
import { findDaily } from "../store/puzzle/sources";
import { useLanguage, useSay } from "../words/say";

export default function DailyPuzzle() {
  const today = useToday();
  const [day, setDay] = useState(today);
  return <Day key={day} day={day} isOld={day !== today} onToday={() => setDay(today)} />;
}

function Day({ day, isOld, onToday }: { day: string; isOld: boolean; onToday: () => void }) {
  const say = useSay();
  const language = useLanguage();
  const name = `day ${day}`;
  const days = useProgress((progress) => progress.days);
  useEffect(() => {
    void openPuzzle(name, () => findDaily(day), day);
    return () => closePuzzle(name);
  }, [name, day]);
  const date = new Intl.DateTimeFormat(language, { weekday: "long", day: "numeric", month: "long" });
  return (
    <PuzzlePage
      name={name}
      title={say("solo-daily")}
      onward={{ to: "/solo", label: say("solo-chart") }}
      notice={
        <>
          <p className="puzzle-day">
            <time dateTime={day}>{date.format(dateOf(day))}</time> ·{" "}
            {say("solo-streak", { count: streakOf(days, day) })}
          </p>
          <div role="status">
            {isOld && (
              <div className="question">
                <p>{say("solo-new-day")}</p>
                <div className="row">
                  <button type="button" className="primary" onClick={onToday}>
                    {say("solo-new-day-open")}
                  </button>
                </div>
              </div>
            )}
          </div>
        </>
      }
    />
  );
}
