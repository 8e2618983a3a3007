/** The seconds that are left for this turn, where there is a clock. */

import { useEffect, useState } from "react";
import { useRoom } from "../../../store/table/room";
import { useSay } from "../../../words/say";

export function TimeLeft() {
  const say = useSay();
  const deadline = useRoom((room) => room.deadline);
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (deadline === null) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [deadline]);
  if (deadline === null) return null;
  const seconds = Math.max(0, Math.ceil((deadline - now) / 1000));
  return (
    <span className="clock" role="timer" aria-live="off">
      {say("seconds-left", { count: seconds })}
    </span>
  );
}
