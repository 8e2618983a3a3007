/** Sparse wooden sounds, made on the spot; each goes with something that can be seen. */

import { useEffect } from "react";
import { type News, useRoom } from "../store/room";
import { useSettings } from "../store/settings";

let context: AudioContext | null = null;

/** A browser lets a page sound only after a touch. */
function speaker(): AudioContext | null {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    return context;
  } catch {
    return null;
  }
}

/** A peg into a board: a short knock of filtered noise with a hollow tone. */
function knock(air: AudioContext, at: number, pitch: number): void {
  const tone = air.createOscillator();
  const loud = air.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + 0.09);
  loud.gain.setValueAtTime(0.22, at);
  loud.gain.exponentialRampToValueAtTime(0.001, at + 0.14);
  tone.connect(loud).connect(air.destination);
  tone.start(at);
  tone.stop(at + 0.16);
}

/** A far bagpipe: a reed over a drone. */
function pipe(air: AudioContext, at: number): void {
  for (const [pitch, start, length] of [
    [220, 0, 1.9],
    [440, 0.1, 0.5],
    [554, 0.6, 0.5],
    [659, 1.1, 0.8],
  ] as const) {
    const reed = air.createOscillator();
    const loud = air.createGain();
    reed.type = "sawtooth";
    reed.frequency.value = pitch;
    loud.gain.setValueAtTime(0, at + start);
    loud.gain.linearRampToValueAtTime(0.035, at + start + 0.06);
    loud.gain.linearRampToValueAtTime(0, at + start + length);
    reed.connect(loud).connect(air.destination);
    reed.start(at + start);
    reed.stop(at + start + length);
  }
}

export function sound(news: News): void {
  const air = speaker();
  if (!air) return;
  const now = air.currentTime + 0.02;
  const isMoved = news.events.some(({ what }) => what.kind === "moved");
  if (isMoved) {
    knock(air, now, 320);
    knock(air, now + 0.11, 260);
  }
  if (isMoved && news.state.phase === "over") pipe(air, now + 0.5);
}

export function useSounds(): void {
  const news = useRoom((room) => room.news);
  useEffect(() => {
    if (news && useSettings.getState().sound) sound(news);
  }, [news]);
}
