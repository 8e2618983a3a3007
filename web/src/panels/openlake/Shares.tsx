/** Each monster's share of the victory, as parts of a bar with figures under it. */

import type { Analysis } from "../../engine/api";
import type { Colour } from "../../geometry/position";
import { useLanguage, useSay } from "../../words/say";
import { Portrait } from "../kit/Portrait";

export function Shares({ values }: Pick<Analysis, "values">) {
  const say = useSay();
  const language = useLanguage();
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  const seats = Object.entries(values) as readonly [Colour, Analysis["values"][string]][];
  return (
    <div className="shares">
      <div className="shares-bar" aria-hidden="true">
        {seats.map(([colour, { share }]) => (
          <span key={colour} className={`seat-${colour}`} style={{ flexGrow: share }} />
        ))}
      </div>
      <ul className="shares-figures" aria-label={say("engine-shares")}>
        {seats.map(([colour, { share }]) => (
          <li key={colour} className={`seat-${colour}`}>
            <Portrait colour={colour} size={30} />
            <span className="sr-only">{say("monster", { colour })}</span>
            <strong>{percent.format(share)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
