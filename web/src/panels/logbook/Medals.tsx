/** The medals, earned or still under water, each with what it is for. */

import { useGames } from "../../store/logbook/games";
import { MEDALS, medalsOf } from "../../store/logbook/medals";
import { useProgress } from "../../store/puzzle/progress";
import { useSay } from "../../words/say";
import { Anchor } from "../kit/Anchor";
import { MedalMark } from "./MedalMark";
import "../../style/logbook.css";

export function useMedals() {
  const games = useGames((kept) => kept.games);
  return medalsOf(games, useProgress());
}

export function Medals() {
  const say = useSay();
  const earned = useMedals();
  return (
    <section className="stack" aria-labelledby="log-medals">
      <h2 id="log-medals">{say("log-medals", { count: earned.length, all: MEDALS.length })}</h2>
      <ul className="medals">
        {MEDALS.map((medal) => (
          <li key={medal}>
            <MedalMark medal={medal} isEarned={earned.includes(medal)} />
            <strong>{say(`medal-${medal}`)}</strong>
            {!earned.includes(medal) && <span className="sr-only">{say("medal-sunk")}</span>}
            <span className="hint-text">{say(`medal-${medal}-for`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** For the first page: what has been earned so far leads to the whole logbook. Nothing before the first game. */
export function MedalLine() {
  const say = useSay();
  const count = useGames((kept) => kept.games.length);
  const earned = useMedals();
  if (!earned.length) return null;
  return (
    <Anchor to="/logbook" className="way way-log">
      <span>
        <strong>{say("logbook")}</strong>
        <span>{say("log-games-count", { count })}</span>
      </span>
      <span className="way-medals">
        {earned.map((medal) => (
          <MedalMark key={medal} medal={medal} isEarned size={44} />
        ))}
      </span>
    </Anchor>
  );
}
