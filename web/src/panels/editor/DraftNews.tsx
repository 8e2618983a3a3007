/** Announces every change to a draft to screen readers. */

import { useEffect, useState } from "react";
import { useDraft } from "../../store/editor/draft";
import { useSay } from "../../words/say";
import { moveText } from "../../words/sentences";

const LINES = 6;

export function DraftNews() {
  const say = useSay();
  const news = useDraft((found) => found.news);
  const [lines, setLines] = useState<readonly { readonly number: number; readonly text: string }[]>([]);
  useEffect(() => {
    if (!news) return;
    const { key, details, number } = news;
    const move = details["move"];
    const text = say(key, typeof move === "string" ? { ...details, move: moveText(say, move) } : details);
    setLines((before) => [...before.filter((one) => one.number !== number), { number, text }].slice(-LINES));
  }, [news, say]);
  return (
    <div className="sr-only" role="log" aria-live="polite">
      {lines.map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  );
}
