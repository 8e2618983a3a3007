/** What went wrong, and a way to try again if that may help; it tries by itself once the network is back. */

import { useEffect } from "react";
import { isPassing } from "../../problem";
import { useSay } from "../../words/say";
import { refusalText } from "../../words/sentences";
import { Icon } from "./Icon";

interface TryAgainProps {
  readonly problem: string;
  readonly onAgain: () => void; // must be the same function every time
  readonly hasButton?: boolean; // without it, the button that was pressed can be pressed again
}

export function TryAgain({ problem, onAgain, hasButton = true }: TryAgainProps) {
  const say = useSay();
  useEffect(() => {
    addEventListener("online", onAgain);
    return () => removeEventListener("online", onAgain);
  }, [onAgain]);
  return (
    <div className="refusal">
      <p role="alert">{refusalText(say, { code: problem })}</p>
      {hasButton && isPassing(problem) && (
        <button type="button" onClick={onAgain}>
          <Icon sign="again" />
          {say("try-again")}
        </button>
      )}
    </div>
  );
}
