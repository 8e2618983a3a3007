/** Asks the browser once whether it may say that it is somebody's turn. */

import { useState } from "react";
import { useSay } from "../../words/say";

export function TurnNotice() {
  const say = useSay();
  const [isAsked, setAsked] = useState(!("Notification" in window) || Notification.permission !== "default");
  if (isAsked) return null;
  return (
    <button type="button" onClick={() => void Notification.requestPermission().then(() => setAsked(true))}>
      {say("turn-notice")}
    </button>
  );
}
