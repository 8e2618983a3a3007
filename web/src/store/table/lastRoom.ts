/** The game to resume: the room this device was in last, if it still exists. */

import { useEffect } from "react";
import { roomSummary } from "../../link/api";
import { codeOf } from "../../problem";
import { gameToResume, noteFound, noteMissing, useDevice } from "../device/memory";

/** The code of the room, or null; if it was missing, the server is asked again. */
export function useLastRoom(): string | null {
  const last = useDevice((device) => device.last);
  useEffect(() => {
    if (last !== null && gameToResume(useDevice.getState()) === null) void lookFor(last);
  }, [last]);
  return useDevice(gameToResume);
}

async function lookFor(code: string): Promise<void> {
  try {
    await roomSummary(code);
    noteFound(code);
  } catch (error) {
    if (codeOf(error) === "no-such-room") noteMissing(code);
  }
}
