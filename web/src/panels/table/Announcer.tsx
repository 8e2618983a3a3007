/** Announces everything that happens to screen readers. */

import { useEffect, useState } from "react";
import type { Event, State } from "../../protocol";
import { type News, useRoom } from "../../store/table/room";
import { colourOf, ownTurn } from "../../store/table/turn";
import { type Say, useSay } from "../../words/say";
import { moveText, nameOf } from "../../words/sentences";

const LINES = 6;

export function Announcer() {
  const say = useSay();
  const { news, you } = useRoom();
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(() => {
    const text = news ? newsText(say, news, you) : "";
    if (news && text) setLines((before) => withLine(before, { number: news.number, text }));
  }, [news, say, you]);
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

function newsText(say: Say, { events, state }: News, you: readonly number[]): string {
  const parts = events.map((event) => eventText(say, event, state));
  const isMoved = events.some(({ what }) => what.kind === "moved");
  if (isMoved) for (const colour of state.last?.passed ?? []) parts.push(say("passes", { colour }));
  if (state.phase === "over" && isMoved)
    parts.push(...state.winners.map((seat) => say("wins", { colour: colourOf(state.seats[seat]) })));
  if (ownTurn(state, you) !== null && (isMoved || events.some(({ what }) => what.kind !== "said")))
    parts.push(say("your-turn"));
  return parts.filter(Boolean).join(" ");
}

function eventText(say: Say, { what }: Event, state: State): string {
  const seat = state.seats[what.seat];
  if (!seat) return "";
  const colour = colourOf(seat);
  const name = nameOf(say, seat);
  switch (what.kind) {
    case "moved":
      return say("news-moved", { colour, move: moveText(say, what.move) });
    case "said":
      return say("news-said", { name, words: what.phrase ? say("phrase", { name: what.phrase }) : (what.text ?? "") });
    case "seated":
      return say("news-seated", { name, colour });
    case "employed":
      return say("news-employed", { colour, level: what.level });
    case "returned":
      return say("news-returned", { name });
    case "left":
      return say("news-left", { colour });
    case "undo-asked":
      return say("news-undo-asked", { colour });
    case "undo-answered":
      return say(what.agreed ? "news-undo-agreed" : "news-undo-refused", { colour });
    case "rematched":
      return say("news-rematched");
    case "rekeyed":
      return "";
  }
}
