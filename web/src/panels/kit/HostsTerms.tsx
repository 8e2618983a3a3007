/** What a host may ask for before a room is made: an invitation word, or a moment's patience. */

import { type FormEvent, useState } from "react";
import { useDevice } from "../../store/device/memory";
import { giveWord, useTerms } from "../../store/device/newRoom";
import { useSay } from "../../words/say";
import { refusalText } from "../../words/sentences";
import { Sheet } from "./Sheet";

export function HostsTerms() {
  const say = useSay();
  const { share, asked } = useTerms();
  return (
    <>
      {share !== null && (
        <p className="work" role="status">
          <label>
            {say("work-about")} <progress value={share} max={1} />
          </label>
        </p>
      )}
      {asked !== null && <WordSheet key={asked} asked={asked} />}
    </>
  );
}

function WordSheet({ asked }: { asked: string }) {
  const say = useSay();
  const [word, setWord] = useState(useDevice.getState().invitation);
  const give = (event: FormEvent) => {
    event.preventDefault();
    if (word.trim()) giveWord(word.trim());
  };
  return (
    <Sheet title={say("word-title")} isOpen onClose={() => giveWord(null)}>
      <form className="stack" onSubmit={give}>
        <p>{say("word-about")}</p>
        <label htmlFor="invitation-word">{say("word-label")}</label>
        <input
          id="invitation-word"
          type="text"
          maxLength={100}
          value={word}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setWord(event.target.value)}
        />
        {asked === "wrong-word" && (
          <p className="error" role="alert">
            {refusalText(say, { code: asked })}
          </p>
        )}
        <button type="submit" className="primary">
          {say("make-room")}
        </button>
      </form>
    </Sheet>
  );
}
