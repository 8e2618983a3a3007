/** What people say: phrases and signs for everybody, free text if the room allows it. */

import { type FormEvent, useState } from "react";
import { PHRASES, REACTIONS, type Said, type State } from "../../protocol";
import { act, useRoom } from "../../store/table/room";
import { colourOf, ownTurn } from "../../store/table/turn/turn";
import { nameOf } from "../../words/people";
import { useSay } from "../../words/say";
import { refusalText } from "../../words/sentences";
import { ReactionSign } from "../seats/ReactionSign";
import { Saying } from "../seats/Saying";

export function Talk({ state }: { state: State }) {
  const say = useSay();
  const { talk, you } = useRoom();
  const [problem, setProblem] = useState("");
  const speaker = ownTurn(state, you) ?? you[0];
  const tell = async (words: { phrase?: string; text?: string }) => {
    if (speaker === undefined) return;
    const reply = await act({ kind: "say", seat: speaker, ...words });
    setProblem(reply.kind === "refused" ? refusalText(say, reply) : "");
  };
  return (
    <div className="stack">
      <ul className="talk" aria-label={say("talk-label")}>
        {talk.length === 0 && <li className="hint-text">{say("talk-none")}</li>}
        {talk.map((said, i) => (
          <Line key={i} state={state} said={said} />
        ))}
      </ul>
      {speaker === undefined ? (
        <p className="hint-text">{say("talk-watching")}</p>
      ) : (
        <>
          <div className="reactions" role="group" aria-label={say("reactions-label")}>
            {REACTIONS.map((name) => (
              <button
                type="button"
                key={name}
                className="quiet"
                onClick={() => void tell({ phrase: name })}
                aria-label={say("phrase", { name })}
              >
                <ReactionSign name={name} />
              </button>
            ))}
          </div>
          <div className="phrases" role="group" aria-label={say("phrases-label")}>
            {PHRASES.map((name) => (
              <button type="button" key={name} onClick={() => void tell({ phrase: name })}>
                {say("phrase", { name })}
              </button>
            ))}
          </div>
          {state.free_text && <FreeText onTell={(text) => void tell({ text })} />}
          {problem && (
            <p className="error" role="alert">
              {problem}
            </p>
          )}
        </>
      )}
    </div>
  );
}

function Line({ state, said }: { state: State; said: Said }) {
  const say = useSay();
  const seat = state.seats[said.seat];
  if (!seat) return null;
  return (
    <li className={`said seat-${colourOf(seat)}`}>
      <strong>{said.name || nameOf(say, seat, state.seats)}</strong> <Saying said={said} />
    </li>
  );
}

function FreeText({ onTell }: { onTell: (text: string) => void }) {
  const say = useSay();
  const [text, setText] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    onTell(text);
    setText("");
  };
  return (
    <form className="row free-text" onSubmit={submit}>
      <label className="sr-only" htmlFor="free-text">
        {say("talk-write")}
      </label>
      <input
        id="free-text"
        type="text"
        maxLength={140}
        value={text}
        placeholder={say("talk-write")}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit">{say("talk-send")}</button>
    </form>
  );
}
