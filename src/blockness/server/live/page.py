"""One page in a room: the seats it holds, and what is waiting to be sent to it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from blockness.server.live.closing import TOO_SLOW, Closing
from blockness.server.table.messages import write_out

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from blockness.server.table.messages import AnyOut

MOST_WAITING = 100  # messages, waiting for a page that does not read them


class Page:
    """Somebody's page, as a room knows it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.held: frozenset[int] = frozenset()
        self.is_removed = False  # by the maker of the room
        self.outbox: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self.closing: Closing | None = None
        self.listener: asyncio.Task[object] | None = None

    def send(self, text: str) -> None:
        """Queue a message; a page that does not read is closed, and will come back."""
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.close(*TOO_SLOW)

    def answer(self, message: AnyOut) -> None:
        """Send a message to this page alone."""
        self.send(write_out(message))

    def close(self, code: int, reason: str) -> None:
        """Close the page while another task is listening to it."""
        self.closing = self.closing or Closing(code, reason)
        if self.listener:
            self.listener.cancel()

    async def empty_outbox(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what is still waiting."""
        while not self.outbox.empty():
            await send(self.outbox.get_nowait())

    async def keep_sending(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send each message as it comes."""
        while True:
            await send(await self.outbox.get())
