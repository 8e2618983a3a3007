"""Moves first: requests go through a few at a time, and not while somebody is waiting for a move to be written."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

AT_ONCE = 4  # requests begun in one turn of the event loop
SHARE = 8  # one in so many of those that wait, if that is more: a queue that moves always hold up must get shorter, too
PAUSE = 0.001  # seconds until the next check whether moves are being written
LONGEST = 0.005  # the most seconds for which moves hold up requests


class RequestQueue:
    """Lets requests through."""

    def __init__(self, is_busy: Callable[[], bool]) -> None:
        self.is_busy = is_busy
        self.left = AT_ONCE
        self.waiting: deque[asyncio.Future[None]] = deque()
        self.is_turning = False
        self.last = 0.0  # when requests last went through

    async def wait(self) -> None:
        """Wait for a turn; usually it comes at once."""
        loop = asyncio.get_running_loop()
        if not self.is_turning:
            self.is_turning = True
            self.last = loop.time()
            loop.call_soon(self.turn)
        if self.left and not self.waiting and not self.is_busy():
            self.left -= 1
            return
        mine = loop.create_future()
        self.waiting.append(mine)
        await mine

    def turn(self) -> None:
        """Let the next few through, and carry on while anybody is waiting."""
        loop = asyncio.get_running_loop()
        if self.waiting and self.is_busy() and loop.time() - self.last < LONGEST:
            loop.call_later(PAUSE, self.turn)
            return
        begun = max(AT_ONCE, len(self.waiting) // SHARE)
        self.left, self.last = begun, loop.time()
        while self.left and self.waiting:
            following = self.waiting.popleft()
            if not following.done():  # otherwise it has gone away
                following.set_result(None)
                self.left -= 1
        self.is_turning = self.left < begun
        self.left = min(self.left, AT_ONCE)
        if self.is_turning:
            loop.call_soon(self.turn)
