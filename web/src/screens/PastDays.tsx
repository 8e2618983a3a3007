/** The calendar of the puzzles of the day and the week: what was solved, and what there is to catch up on; #2026-11 is a month. */

import { PageHead } from "../panels/kit/PageHead";
import { MonthOfPuzzles } from "../panels/puzzle/MonthOfPuzzles";
import { WeeksOfMonth } from "../panels/puzzle/WeeksOfMonth";
import { useRoute } from "../store/device/route";
import { useToday } from "../store/device/today";
import { useSay } from "../words/say";
import "../style/solo.css";

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const FIRST = "2024-01"; // the first puzzle was its first day's

export default function PastDays() {
  const say = useSay();
  const today = useToday();
  const hash = useRoute((route) => route.hash);
  const now = today.slice(0, 7);
  const month = MONTH.test(hash) && hash >= FIRST && hash <= now ? hash : now;
  return (
    <main id="main" className="page past-days">
      <PageHead title={say("solo-days")} back={{ to: "/solo", label: say("solo-to-map"), sign: "map" }} />
      <MonthOfPuzzles month={month} today={today} isFirst={month === FIRST} />
      <WeeksOfMonth month={month} today={today} />
      <p className="hint-text">{say("solo-days-about")}</p>
    </main>
  );
}
