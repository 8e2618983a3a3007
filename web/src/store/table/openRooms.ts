/** Rooms that are waiting for people, asked for again every few seconds. */

import { useEffect, useState } from "react";
import { openRooms } from "../../link/api";
import { codeOf } from "../../problem";
import type { RoomSummary } from "../../protocol";

interface OpenRooms {
  readonly rooms: readonly RoomSummary[] | null; // null: not known yet
  readonly problem: string;
}

const EVERY = 5_000; // ms

export function useOpenRooms(): OpenRooms {
  const [found, setFound] = useState<OpenRooms>({ rooms: null, problem: "" });
  useEffect(() => {
    const look = () => {
      openRooms()
        .then((rooms) => setFound({ rooms, problem: "" }))
        .catch((error: unknown) => setFound(({ rooms }) => ({ rooms, problem: codeOf(error) })));
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, []);
  return found;
}
