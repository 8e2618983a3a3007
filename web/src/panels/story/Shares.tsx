/** Everybody's share of the victory at the move that is shown: the key to the river. */

import type { Colour } from "../../geometry/position";
import { useLanguage, useSay } from "../../words/say";
import { type Names, percent } from "./figures";
import type { Point } from "./river/measures";

interface SharesProps {
  readonly colours: readonly string[];
  readonly names: Names;
  readonly now: Point | null;
  readonly before: Point | null; // a move earlier
}

export function Shares({ colours, names, now, before }: SharesProps) {
  const say = useSay();
  return (
    <ul className={`shares shares-${colours.length}`} aria-label={say("story-shares")}>
      {colours.map((colour) => (
        <li key={colour} className={`share-of seat-${colour}`}>
          <Swatch colour={colour as Colour} />
          <span className="share-name">{names[colour]}</span>
          <Share share={now?.shares[colour] ?? null} before={before?.shares[colour] ?? null} />
        </li>
      ))}
    </ul>
  );
}

/** A piece of the band. */
function Swatch({ colour }: { colour: Colour }) {
  return (
    <svg className="swatch" viewBox="0 0 26 18" aria-hidden="true">
      <rect className="river-band" width={26} height={18} rx={4} />
      <rect className="river-scales" width={26} height={18} rx={4} fill={`url(#river-${colour})`} />
    </svg>
  );
}

function Share({ share, before }: { share: number | null; before: number | null }) {
  const language = useLanguage();
  if (share === null) return <span className="share-figure">…</span>;
  const change = before === null ? 0 : Math.round(share * 100) - Math.round(before * 100);
  return (
    <span className="share-figure">
      {change !== 0 && <span className="share-change">{`${change > 0 ? "▲" : "▼"} ${Math.abs(change)}`}</span>}{" "}
      <strong>{percent(language, share)}</strong>
    </span>
  );
}
