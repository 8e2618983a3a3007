/** What the rings mean, said once: where a segment can start, and which end of the monster it makes longer. */

import { useEffect } from "react";
import type { Picture } from "../../../geometry/picture";
import { RingGlyph } from "../../../map/marks/RingMark";
import { noteExplained, useExplained } from "../../../store/table/turn/explained";
import { useSay } from "../../../words/say";

interface RingLegendProps {
  readonly picture: Picture;
  readonly hasGlyphs: boolean; // only the flat lake's rings have a face or a fin
}

export function RingLegend({ picture, hasGlyphs }: RingLegendProps) {
  const isKnown = useExplained((explained) => explained.rings);
  const isUsed = Boolean(picture.near) && picture.position.monsters.every(({ arches }) => arches.length);
  useEffect(() => {
    if (isUsed) noteExplained(); // whoever has started somewhere knows how
  }, [isUsed]);
  const ends = new Set(picture.rings.map(({ end }) => end));
  return !isKnown && ends.has("head") && ends.has("tail") && <Legend hasGlyphs={hasGlyphs} />;
}

function Legend({ hasGlyphs }: Pick<RingLegendProps, "hasGlyphs">) {
  const say = useSay();
  return (
    <div className="slip ring-legend" role="note">
      <p>
        {say("rings-explained")}{" "}
        {(["head", "tail"] as const).map((end) => (
          <span key={end} className="ring-kind">
            {hasGlyphs && (
              <svg viewBox="-30 -30 60 60" aria-hidden="true" className={`ring ring-${end}`}>
                <circle className="ring-ground" r="26" />
                <circle className="ring-line" r="26" />
                <RingGlyph end={end} />
              </svg>
            )}
            {say("rings-end", { end })}
          </span>
        ))}
      </p>
      <button type="button" onClick={noteExplained}>
        {say("rings-understood")}
      </button>
    </div>
  );
}
