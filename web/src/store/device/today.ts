/** What day it is on this device, updated after midnight. */

import { useEffect, useState } from "react";
import { dayOf } from "./days";

const OFTEN = 15_000; // ms: a device that slept through midnight notices soon

export function useToday(): string {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const look = () => setToday(dayOf(new Date()));
    const timer = setInterval(look, OFTEN);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return today;
}
