/** When the lake makes a sound: only along with something to see, and only if the person wants it. */

import { useEffect } from "react";
import { useSettings } from "../store/device/settings";
import { type News, useRoom } from "../store/table/room";
import { knock, pipe, ripple, speaker } from "./synthesis";

/** An arch goes into the board: two feet, and the water closes around them. */
export function soundMove(): void {
  const air = speaker();
  if (!air) return;
  const now = air.currentTime + 0.02;
  knock(air, now, 330);
  knock(air, now + 0.12, 262);
  ripple(air, now + 0.16);
}

/** It is somebody's turn who looks elsewhere. */
export function soundTurn(): void {
  const air = speaker();
  if (!air) return;
  knock(air, air.currentTime + 0.02, 392);
  knock(air, air.currentTime + 0.2, 523);
}

/** The end of a game. */
export function soundEnd(): void {
  const air = speaker();
  if (air) pipe(air, air.currentTime + 0.6);
}

export function sound(news: News): void {
  if (!news.events.some(({ what }) => what.kind === "moved")) return;
  soundMove();
  if (news.state.phase === "over" && useSettings.getState().animation === "off") soundEnd(); // else with the flashes
}

export function useSounds(): void {
  const news = useRoom((room) => room.news);
  useEffect(() => {
    if (news && useSettings.getState().sound) sound(news);
  }, [news]);
}
