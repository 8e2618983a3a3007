/** Share a game on this device: give a seat to somebody, or take the game to another device. */

import { useState } from "react";
import { isSite, linkTo } from "../../address";
import { inviteTo } from "../../store/table/carrying";
import { gameHere } from "../../store/table/playing";
import { gameOf, type KeptTable } from "../../table/kept";
import { useSay } from "../../words/say";
import { refusalText } from "../../words/sentences";
import { HostsTerms } from "../kit/HostsTerms";
import { Portrait } from "../kit/Portrait";
import { ShareLink } from "../kit/Share";
import { keptName } from "./names";

export function ShareGame({ table }: { table: KeptTable }) {
  return (
    <div className="stack">
      {!isSite && gameOf(table).start === undefined && <Invitation table={table} />}
      <Carrying />
    </div>
  );
}

function Invitation({ table }: { table: KeptTable }) {
  const say = useSay();
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const people = table.seats.filter(({ level }) => !level).length;
  const invite = async (seat: number) => {
    setBusy(true);
    const failure = await inviteTo(table, seat);
    setBusy(false);
    if (failure) setProblem(refusalText(say, { code: failure }));
  };
  return (
    <section className="stack">
      <h3>{say("invite-title")}</h3>
      <p>{say("invite-how")}</p>
      <div className="row">
        {table.seats.map(
          (seat, number) =>
            (seat.level || people > 1) && (
              <button key={seat.colour} type="button" disabled={isBusy} onClick={() => void invite(number)}>
                <Portrait colour={seat.colour} size={34} />
                {say("invite-seat", { name: keptName(say, seat, table) })}
              </button>
            ),
        )}
      </div>
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <HostsTerms />
    </section>
  );
}

function Carrying() {
  const say = useSay();
  const link = linkTo(`/play${gameHere()}`);
  return (
    <section className="stack">
      <h3>{say("carry-title")}</h3>
      <ShareLink link={link} how={say("carry-how")} label={say("carry-link")} />
    </section>
  );
}
