/** What has just happened at a table, in sentences. */

import type { Event, State } from "../protocol";
import { nameAt, nameOf } from "./people";
import type { Say } from "./say";
import { moveText } from "./sentences";
import { decisionText, victoryText } from "./victory";

/** Some events, how things stand after them, and how they stood before. */
export interface Happened {
  readonly events: readonly Event[];
  readonly state: State;
  readonly before: State | null;
  readonly isBack?: boolean; // whoever is to move was blocked before
}

/** Everything, for those who listen. */
export function newsText(say: Say, language: string, news: Happened): readonly string[] {
  const { events, state } = news;
  const isMoved = events.some(({ what }) => what.kind === "moved");
  const passed = isMoved ? (state.last?.passed ?? []) : [];
  return [
    ...events.map((event) => eventText(say, event, news)),
    ...passed.map((colour) => say("passes-of", { name: nameAt(say, state.seats, colour) })),
    ...(news.isBack
      ? [say("back-of", { name: nameAt(say, state.seats, state.seats[state.turn ?? 0]?.colour ?? "") })]
      : []),
    ...(isMoved && state.phase === "over"
      ? [`${victoryText(say, language, state)} ${decisionText(say, language, state)}`]
      : []),
  ].filter(Boolean);
}

function eventText(say: Say, event: Event, news: Happened): string {
  const { what } = event;
  const name = nameIn(say, event, news);
  switch (what.kind) {
    case "moved":
      return say("moved-of", { name, move: moveText(say, what.move) });
    case "said":
      return say("news-said", {
        name: what.name || name,
        words: what.phrase ? say("phrase", { name: what.phrase }) : (what.text ?? ""),
      });
    case "undo-asked":
      return say("news-undo-asked", { name });
    case "undo-answered":
      return say(what.agreed ? "news-undo-agreed" : "news-undo-refused", { name });
    case "rematched":
      return say("news-rematched");
    default:
      return comingText(say, event, news);
  }
}

/** Who came, left or is stood in for; empty for anything else. */
export function comingText(say: Say, event: Event, news: Happened): string {
  const { what } = event;
  const name = nameIn(say, event, news);
  const seat = news.state.seats[what.seat];
  switch (what.kind) {
    case "seated":
      return say("news-seated", { name });
    case "employed":
      return say(seat?.kind === "person" ? "news-stands-in" : "news-employed", { name });
    case "returned":
      return say("news-returned", { name });
    case "left":
      return say(seat?.level ? "news-left-playing" : "news-left", { name });
    case "removed":
      return say("news-removed", { name });
    default:
      return "";
  }
}

/** The name of whoever did it: of somebody who left, the one they had. */
function nameIn(say: Say, { what }: Event, { state, before }: Happened): string {
  const { seats } = (what.kind === "left" || what.kind === "removed") && before ? before : state;
  const seat = seats[what.seat];
  return seat ? nameOf(say, seat, seats) : "";
}
