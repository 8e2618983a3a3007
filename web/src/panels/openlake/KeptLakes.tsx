/** The lakes that were explored on this device. */

import { forgetLake, type KeptLake, useKeptLakes } from "../../store/openlake/keptLakes";
import { listed } from "../../words/people";
import { useLanguage, useSay } from "../../words/say";
import { Anchor } from "../kit/Anchor";
import { Icon } from "../kit/Icon";

export function KeptLakes() {
  const say = useSay();
  const lakes = useKeptLakes((kept) => kept.lakes);
  if (!lakes.length) return null;
  return (
    <section className="stack" aria-labelledby="kept-lakes">
      <h2 id="kept-lakes">{say("lake-kept")}</h2>
      <ul className="stack">
        {lakes.map((lake) => (
          <Item key={lake.id} lake={lake} />
        ))}
      </ul>
    </section>
  );
}

function Item({ lake: { id, colours, count, at } }: { lake: KeptLake }) {
  const say = useSay();
  const language = useLanguage();
  const names = listed(
    colours.map((colour) => say("monster", { colour })),
    language,
  );
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at);
  return (
    <li className="kept-item">
      <Anchor to={`/lake/${id}`} className="way">
        <Icon sign="map" />
        <span>
          <strong>{names}</strong>
          <span>{say("lake-kept-about", { count, date })}</span>
        </span>
      </Anchor>
      <button
        type="button"
        className="quiet"
        aria-label={`${say("kept-forget")}: ${names}, ${date}`}
        onClick={() => forgetLake(id)}
      >
        <Icon sign="close" />
      </button>
    </li>
  );
}
