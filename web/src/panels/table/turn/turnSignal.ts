/** Tells people who look elsewhere that it is their turn: in the tab's title, by a sound, and by a notification. */

import { useEffect } from "react";
import { soundTurn } from "../../../sound/sounds";
import { useSettings } from "../../../store/device/settings";
import { useRoom } from "../../../store/table/room";
import { ownTurn } from "../../../store/table/turn/turn";
import { turnText } from "../../../words/people";
import { useSay } from "../../../words/say";

/** Keep the title right; where the page is hidden, call the person when their turn begins. */
export function useTurnSignal(title: string): void {
  const say = useSay();
  const { state, you } = useRoom();
  const own = ownTurn(state, you);
  const seat = own === null ? undefined : state?.seats[own];
  const call = !state || !seat ? "" : you.length === 1 ? say("turn-yours") : turnText(say, seat, state.seats);
  useEffect(() => {
    document.title = [call, title, say("title")].filter(Boolean).join(" · ");
  }, [call, title, say]);
  const turn = call && `${state?.game} ${state?.ply}`;
  useEffect(() => {
    if (!turn || document.visibilityState !== "hidden") return;
    if (useSettings.getState().sound) soundTurn();
    void notify(call, title);
  }, [turn, call, title]);
}

async function notify(call: string, body: string): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const options = { body, tag: "blockness-turn" };
  try {
    const note = new Notification(call, options);
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    const worker = await navigator.serviceWorker?.getRegistration(); // phones want it from there
    await worker?.showNotification(call, options);
  }
}
