"""Listens to one page's WebSocket: what it may send, how much, and what comes of it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from blockness.server.live.closing import NO_HELLO, TOO_LARGE, TOO_MANY_MESSAGES, Closing
from blockness.server.live.page import Page
from blockness.server.table.acts import Refusal
from blockness.server.table.messages import Hello, Refused, read_in

if TYPE_CHECKING:
    from litestar import WebSocket

    from blockness.server.live.room import LiveRoom
    from blockness.server.settings import Settings
    from blockness.server.table.messages import AnyIn

AnySocket: TypeAlias = "WebSocket[Any, Any, Any]"
MOST_BYTES = 4096  # a frame
WINDOW = 10.0  # seconds in which messages are counted


class Connection:
    """A page's socket and the room it is in."""

    def __init__(self, socket: AnySocket, address: str, live: LiveRoom, settings: Settings) -> None:
        self.socket = socket
        self.page = Page(address)
        self.live = live
        self.times: deque[float] = deque(maxlen=settings.messages)
        self.latest_hello = asyncio.get_running_loop().time() + settings.patience
        self.greeted = False

    async def run(self) -> None:
        """Listen and answer until the page leaves, or until a Closing says why it must."""
        self.page.listener = asyncio.current_task()
        sender = asyncio.create_task(self.page.keep_sending(self.socket.send_data))
        self.live.come()
        try:
            while True:
                await self.hear(await self.next_frame())
        except asyncio.CancelledError:
            if self.page.closing:
                raise self.page.closing from None
            raise
        except Closing:
            await self.page.empty_outbox(self.socket.send_data)
            raise
        finally:
            sender.cancel()
            self.live.leave(self.page)

    async def next_frame(self) -> str:
        """Wait for a frame, but not for ever for a hello: a silent page takes up somebody else's place."""
        try:
            async with asyncio.timeout_at(None if self.greeted else self.latest_hello):
                return await self.socket.receive_data("text")
        except TimeoutError:
            raise Closing(*NO_HELLO) from None

    async def hear(self, text: str) -> None:
        """Answer one frame; if it is wrong, say so and change nothing."""
        self.count()
        if len(text.encode("utf-8", "replace")) > MOST_BYTES:
            raise Closing(*TOO_LARGE)
        try:
            message = read_in(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            self.live.shared.refuse(self.page, Refused(id_in(text), "malformed"))
            return
        if not self.greeted and not isinstance(message, Hello):
            raise Closing(*NO_HELLO)
        self.greeted = True
        await self.obey(message)

    async def obey(self, message: AnyIn) -> None:
        """Do what a message asks for, or say why not."""
        try:
            await self.live.hear(self.page, message)
        except Refusal as refusal:
            refused = Refused(getattr(message, "id", ""), refusal.code, refusal.cell, refusal.details)
            self.live.shared.refuse(self.page, refused)

    def count(self) -> None:
        """Close a page that says too much too quickly; it may come back at once."""
        now = time.monotonic()
        if len(self.times) == self.times.maxlen and now - self.times[0] < WINDOW:
            raise Closing(*TOO_MANY_MESSAGES)
        self.times.append(now)


class OnlyId(msgspec.Struct):
    """The one part of a malformed message that helps its sender."""

    id: str = ""


def id_in(text: str) -> str:
    """Return the id of a malformed message, if it has one."""
    try:
        return msgspec.json.decode(text, type=OnlyId).id[:40]
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return ""
