/** The moves so far, in words or in notation. */

import { useEffect, useMemo, useRef } from "react";
import type { State } from "../../protocol";
import { set, useSettings } from "../../store/device/settings";
import { listMoves } from "../../store/table/moveList";
import { nameAt } from "../../words/people";
import { useSay } from "../../words/say";
import { moveText } from "../../words/sentences";
import { Options } from "../kit/Options";

export function Moves({ state }: { state: State }) {
  const say = useSay();
  const notation = useSettings((settings) => settings.notation);
  const moves = useMemo(() => listMoves(state), [state]);
  const list = useRef<HTMLOListElement>(null);
  const count = state.moves.length;
  useEffect(() => {
    const element = list.current;
    if (element && count) element.scrollTop = element.scrollHeight;
  }, [count]);
  return (
    <div className="stack">
      <Options
        legend={say("notation-label")}
        isLegendHidden
        value={notation}
        options={[
          { value: "words", label: say("notation-words") },
          { value: "short", label: say("notation-short") },
        ]}
        onChange={(value) => set({ notation: value })}
      />
      {count === 0 && <p className="hint-text">{say("moves-none")}</p>}
      <ol className="moves" ref={list} aria-label={say("moves-label")} tabIndex={count ? 0 : -1}>
        {moves.map(({ move, colour, passed }, ply) => (
          <li key={`${ply} ${move}`} className={`seat-${colour}`}>
            <div className="move">
              <span className="move-ply">{ply + 1}</span>
              <span className="sr-only">{nameAt(say, state.seats, colour)}: </span>
              <span className="status-dot" aria-hidden="true" />
              {notation === "short" ? <code>{move}</code> : <span>{moveText(say, move)}</span>}
            </div>
            {passed.map((one) => (
              <p key={one} className="passed">
                {say("passes-of", { name: nameAt(say, state.seats, one) })}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
