/** A small button for the maker of a room: remove a guest from a seat, after a question. */

import { useState } from "react";
import { act } from "../../store/table/room";
import { useSay } from "../../words/say";
import { refusalText } from "../../words/sentences";
import { Icon } from "../kit/Icon";
import { Sheet } from "../kit/Sheet";

export function RemoveGuest({ number, name }: { number: number; name: string }) {
  const say = useSay();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState("");
  const remove = async () => {
    const reply = await act({ kind: "remove", seat: number });
    if (reply.kind === "refused") setProblem(refusalText(say, reply));
    else setAsking(false);
  };
  return (
    <>
      <button
        type="button"
        className="quiet seat-remove"
        onClick={() => setAsking(true)}
        aria-label={say("remove-guest", { name })}
      >
        <Icon sign="removePerson" />
      </button>
      {isAsking && (
        <Sheet title={say("remove-question", { name })} isOpen onClose={() => setAsking(false)}>
          <p>{say("remove-about")}</p>
          {problem && (
            <p className="error" role="alert">
              {problem}
            </p>
          )}
          <div className="row">
            <button type="button" className="primary" onClick={() => void remove()}>
              {say("remove-sure")}
            </button>
            <button type="button" onClick={() => setAsking(false)}>
              {say("remove-not")}
            </button>
          </div>
        </Sheet>
      )}
    </>
  );
}
