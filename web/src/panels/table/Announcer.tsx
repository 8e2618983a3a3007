/** Announces everything that happens to screen readers. */

import { useEffect, useState } from "react";
import { isBack } from "../../store/table/moments";
import { useRoom } from "../../store/table/room";
import { ownTurn } from "../../store/table/turn/turn";
import { newsText } from "../../words/news";
import { useLanguage, useSay } from "../../words/say";

const LINES = 6;

export function Announcer() {
  const say = useSay();
  const language = useLanguage();
  const { news, you } = useRoom();
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(() => {
    if (!news) return;
    const isOwn = ownTurn(news.state, you) !== null && news.events.some(({ what }) => what.kind !== "said");
    const text = [
      ...newsText(say, language, { ...news, isBack: isBack(news.state) }),
      ...(isOwn ? [say("your-turn")] : []),
    ].join(" ");
    if (text) setLines((before) => withLine(before, { number: news.number, text }));
  }, [news, say, language, you]);
  return (
    <div className="sr-only" role="log" aria-live="polite">
      {lines.map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  );
}

interface Line {
  readonly number: number;
  readonly text: string;
}

/** Lines are added, not replaced: a line that is replaced too soon is never read aloud. */
function withLine(lines: readonly Line[], line: Line): readonly Line[] {
  return [...lines.filter(({ number }) => number !== line.number), line].slice(-LINES);
}
