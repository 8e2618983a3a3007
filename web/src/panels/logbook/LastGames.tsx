/** The games that were finished last: who played, who won, when. */

import type { Colour } from "../../geometry/position";
import { tableNamed } from "../../store/device/tables";
import { type FinishedGame, type Sitter, useGames } from "../../store/logbook/games";
import { type Say, useLanguage, useSay } from "../../words/say";
import { Anchor } from "../kit/Anchor";
import { Icon } from "../kit/Icon";
import { Portrait } from "../kit/Portrait";

const SHOWN = 12;

export function LastGames() {
  const say = useSay();
  const games = useGames((kept) => kept.games);
  return (
    <section className="stack" aria-labelledby="log-last">
      <h2 id="log-last">{say("log-last")}</h2>
      {games.length === 0 && <p>{say("log-none")}</p>}
      <ol className="log-games">
        {games.slice(0, SHOWN).map((game) => (
          <GameLine key={game.id} game={game} />
        ))}
      </ol>
    </section>
  );
}

function GameLine({ game }: { game: FinishedGame }) {
  const say = useSay();
  const language = useLanguage();
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(game.at);
  const to = addressOfGame(game);
  return (
    <li>
      <span className="log-names">
        {game.seats.map((seat) => (
          <span key={seat.colour} className={seat.isWinner ? "log-winner" : ""}>
            <Portrait colour={seat.colour as Colour} mood={seat.isWinner ? "proud" : "calm"} size={30} />
            {nameIn(say, seat)}
            {seat.isWinner && <span className="sr-only"> ({say("log-winner")})</span>}
          </span>
        ))}
      </span>
      <span className="hint-text">{date}</span>
      {to && (
        <Anchor to={to} className="button quiet" label={`${say("replay")}: ${date}`}>
          <Icon sign="play" />
        </Anchor>
      )}
    </li>
  );
}

function nameIn(say: Say, { name, level, colour }: Sitter): string {
  return name || (level ? say("level-name", { level }) : say("monster", { colour }));
}

/** Where it can be looked at again: in its room, or at its table while the device still keeps that. */
function addressOfGame({ id }: FinishedGame): string | null {
  const [where, name = "", number] = id.split("/");
  if (where === "r") return `/replay/${name}/${number}`;
  return tableNamed(name) ? `/play/${name}` : null;
}
