/** The unfinished games on this device: who plays, how far they got, and when. */

import { useState } from "react";
import { forgetTable, useTables } from "../../store/device/tables";
import { gameOf, type KeptTable } from "../../table/kept";
import { useLanguage, useSay } from "../../words/say";
import { Anchor } from "../kit/Anchor";
import { Icon } from "../kit/Icon";
import { namesOf } from "./names";

const SHOWN = 3; // the others are a tap away

export function KeptTables() {
  const say = useSay();
  const { tables, spoilt } = useTables();
  const open = tables.filter(({ isOver }) => !isOver);
  const rest = open.slice(SHOWN);
  return (
    <>
      {open.length > 0 && (
        <section className="kept" aria-label={say("kept-label")}>
          <ul className="stack">
            {open.slice(0, SHOWN).map((table) => (
              <KeptItem key={table.id} table={table} />
            ))}
          </ul>
          {rest.length > 0 && (
            <details>
              <summary>{say("kept-more", { count: rest.length })}</summary>
              <ul className="stack">
                {rest.map((table) => (
                  <KeptItem key={table.id} table={table} />
                ))}
              </ul>
            </details>
          )}
        </section>
      )}
      {spoilt.length > 0 && <p className="hint-text">{say("kept-spoilt", { count: spoilt.length })}</p>}
    </>
  );
}

export function KeptItem({ table }: { table: KeptTable }) {
  const say = useSay();
  const language = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const names = namesOf(say, table);
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(table.at);
  if (isAsking)
    return (
      <li className="kept-question">
        <p role="alert">{say("kept-forget-question", { names })}</p>
        <div className="row">
          <button type="button" onClick={() => forgetTable(table.id)}>
            {say("kept-forget")}
          </button>
          <button type="button" className="primary" ref={focus} onClick={() => setAsking(false)}>
            {say("kept-keep")}
          </button>
        </div>
      </li>
    );
  return (
    <li className="kept-item">
      <Anchor to={`/play/${table.id}`} className="way way-continue">
        <Icon sign="play" />
        <span>
          <strong>{names}</strong>
          <span>{say("kept-about", { count: gameOf(table).moves.length, date })}</span>
        </span>
      </Anchor>
      <button
        type="button"
        className="quiet"
        aria-label={`${say("kept-forget")}: ${names}`}
        onClick={() => setAsking(true)}
      >
        <Icon sign="close" />
      </button>
    </li>
  );
}

/** The button that was pressed is gone; the safe one takes over. */
function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}
