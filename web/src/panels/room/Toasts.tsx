/** Short notes that come and go: who joined, who left, for whom a computer plays. The announcer says them too. */

import { useEffect, useState } from "react";
import { useRoom } from "../../store/table/room";
import { comingText } from "../../words/news";
import { useSay } from "../../words/say";

const SHOWN = 6_000; // ms

interface Toast {
  readonly number: number;
  readonly seat: number;
  readonly text: string;
}

export function Toasts() {
  const say = useSay();
  const { news, you, isRemoved } = useRoom();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  useEffect(() => {
    const fresh = (news?.events ?? []).flatMap((event): readonly Toast[] => {
      const text = news && !(isRemoved && event.what.kind === "removed") ? comingText(say, event, news) : "";
      return text ? [{ number: event.number, seat: event.what.seat, text }] : [];
    });
    if (fresh.length) setToasts((before) => [...before.filter((one) => !isAmong(fresh, one)), ...fresh]);
  }, [news, say, isRemoved]);
  const oldest = toasts[0]?.number;
  useEffect(() => {
    if (oldest === undefined) return;
    const timer = setTimeout(() => setToasts((now) => now.slice(1)), SHOWN);
    return () => clearTimeout(timer);
  }, [oldest]);
  return (
    <ul className="toasts" aria-hidden="true">
      {toasts
        .filter(({ seat }) => !you.includes(seat)) // everybody knows where they sit themselves
        .map(({ number, text }) => (
          <li key={number} className="toast">
            {text}
          </li>
        ))}
    </ul>
  );
}

function isAmong(toasts: readonly Toast[], { number }: Toast): boolean {
  return toasts.some((one) => one.number === number);
}
