/** What somebody has just said, in a bubble at their seat. */

import { useEffect, useState } from "react";
import type { Said } from "../../protocol";
import { useRoom } from "../../store/table/room";
import { Saying } from "./Saying";

const SHOWN = 7_000; // ms

export function SeatBubble({ seat }: { seat: number }) {
  const news = useRoom((room) => room.news);
  const [said, setSaid] = useState<Said | null>(null);
  useEffect(() => {
    const heard = news?.events.flatMap(({ what }) => (what.kind === "said" && what.seat === seat ? [what] : []));
    const last = heard?.at(-1);
    if (last) setSaid(last);
  }, [news, seat]);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(null), SHOWN);
    return () => clearTimeout(timer);
  }, [said]);
  if (!said) return null;
  return (
    <p className="bubble" aria-hidden="true">
      <Saying said={said} />
    </p>
  );
}
