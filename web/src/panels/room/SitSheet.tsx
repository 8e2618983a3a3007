/** Take an open seat: a name, and down you sit. */

import { type FormEvent, useState } from "react";
import { rememberName, useDevice } from "../../store/device/memory";
import { act } from "../../store/table/room";
import { useSay } from "../../words/say";
import { refusalText } from "../../words/sentences";
import { Sheet } from "../kit/Sheet";

export function SitSheet({ seat, colour, onClose }: { seat: number; colour: string; onClose: () => void }) {
  const say = useSay();
  const [name, setName] = useState(useDevice.getState().name);
  const [problem, setProblem] = useState("");
  const sit = async (event: FormEvent) => {
    event.preventDefault();
    rememberName(name.trim());
    const reply = await act({ kind: "sit", seat, name: name.trim() || say("monster", { colour }).slice(0, 20) });
    if (reply.kind === "refused") setProblem(refusalText(say, reply));
    else onClose();
  };
  return (
    <Sheet title={say("sit-title", { colour })} isOpen onClose={onClose}>
      <form className="stack" onSubmit={(event) => void sit(event)}>
        <label htmlFor="sit-name">{say("your-name")}</label>
        <input
          id="sit-name"
          type="text"
          maxLength={20}
          value={name}
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
        />
        {problem && (
          <p className="error" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" className="primary">
          {say("sit-down")}
        </button>
      </form>
    </Sheet>
  );
}
