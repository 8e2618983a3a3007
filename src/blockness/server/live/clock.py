"""A room's clock: which turn it is timing, and how much time is left."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from blockness.server.table.room import Room


class TurnClock:
    """Times one turn at a time, and only while this process is running."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.began = time.monotonic()
        self.moment = self.moment_now()

    def moment_now(self) -> tuple[int, int, int | None, str]:
        """Return what is being timed: a turn, and the level of the computer that plays it, if one does."""
        turn = self.room.turn
        return len(self.room.games), self.room.ply, turn, "" if turn is None else self.room.seats[turn].level

    def look(self) -> None:
        """Start again if it is a different turn."""
        if self.moment != (now := self.moment_now()):
            self.moment = now
            self.restart()

    def restart(self) -> None:
        """Give the turn its whole time."""
        self.began = time.monotonic()

    def left(self) -> float | None:
        """Return the seconds left for this turn, or None without a clock."""
        if not self.room.clock or self.room.turn is None:
            return None
        return round(max(0.0, self.began + self.room.clock - time.monotonic()), 1)
