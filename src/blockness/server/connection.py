"""One page's WebSocket: what it may send, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from blockness.server.acts import Refusal
from blockness.server.messages import Hello, Refused, read_in, write_out

if TYPE_CHECKING:
    from litestar import WebSocket

    from blockness.server.live import Live
    from blockness.server.messages import AnyIn, AnyOut

AnySocket: TypeAlias = "WebSocket[Any, Any, Any]"
MOST_BYTES = 4096  # a frame
MOST_WAITING = 100  # messages for a page that does not read
WINDOW = 10.0  # seconds in which messages are counted

TOO_MANY = 4429, "too-many-messages"
TOO_SLOW = 4408, "too-slow"
TOO_LARGE = 4413, "too-large"
WRONG_TOKENS = 4401, "too-many-wrong-tokens"
NO_HELLO = 4400, "no-hello"
BROKEN = 4500, "broken-room"


class Closing(Exception):
    """The socket is closed, with a code and a reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Connection:
    """A page that looks at a room."""

    def __init__(self, socket: AnySocket, address: str, live: Live, most_messages: int) -> None:
        self.socket = socket
        self.address = address
        self.live = live
        self.held: frozenset[int] = frozenset()
        self.outbox: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self.closing: Closing | None = None
        self.listener: asyncio.Task[object] | None = None
        self.times: deque[float] = deque(maxlen=most_messages)
        self.most_messages = most_messages
        self.greeted = False

    def send(self, text: str) -> None:
        """Put a message into the queue; a page that does not read is closed and will come back."""
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.close(*TOO_SLOW)

    def answer(self, message: AnyOut) -> None:
        """Send this page alone a message."""
        self.send(write_out(message))

    def refuse(self, refused: Refused) -> None:
        """Say why something is not done, and count it."""
        self.live.hall.metrics.refusals.labels(refused.code).inc()
        self.answer(refused)

    def close(self, code: int, reason: str) -> None:
        """Close from outside, while the page is being listened to."""
        self.closing = self.closing or Closing(code, reason)
        if self.listener:
            self.listener.cancel()

    async def run(self) -> None:
        """Hear and answer until the page goes, or until a Closing says why it is sent away."""
        self.listener = asyncio.current_task()
        sender = asyncio.create_task(self.send_on())
        self.live.come()
        try:
            await self.listen()
        except asyncio.CancelledError:
            if self.closing:
                raise self.closing from None
            raise
        except Closing:
            await self.flush()
            raise
        finally:
            sender.cancel()
            self.live.leave(self)

    async def flush(self) -> None:
        """Send what still waits."""
        while not self.outbox.empty():
            await self.socket.send_data(self.outbox.get_nowait())

    async def send_on(self) -> None:
        """Send what waits, again and again."""
        while True:
            text = await self.outbox.get()
            await self.socket.send_data(text)

    async def listen(self) -> None:
        """Hear what the page says, until it goes."""
        while True:
            await self.hear(await self.socket.receive_data("text"))

    async def hear(self, text: str) -> None:
        """Answer one frame; what is wrong with it is said and changes nothing."""
        self.count()
        if len(text.encode("utf-8", "replace")) > MOST_BYTES:
            raise Closing(*TOO_LARGE)
        try:
            message = read_in(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            self.refuse(Refused(id_in(text), "malformed"))
            return
        if not self.greeted and not isinstance(message, Hello):
            raise Closing(*NO_HELLO)
        self.greeted = True
        await self.obey(message)

    async def obey(self, message: AnyIn) -> None:
        """Do what a message asks for, or say why not."""
        try:
            await self.live.hear(self, message)
        except Refusal as refusal:
            self.refuse(Refused(getattr(message, "id", ""), refusal.code, refusal.cell, refusal.details))

    def count(self) -> None:
        """Close a page that says too much in too short a time; it may come back at once."""
        now = time.monotonic()
        if len(self.times) == self.most_messages and now - self.times[0] < WINDOW:
            raise Closing(*TOO_MANY)
        self.times.append(now)


class OnlyId(msgspec.Struct):
    """The one part of a malformed message that helps its sender."""

    id: str = ""


def id_in(text: str) -> str:
    """Return the id of a message that is wrong otherwise, if it has one."""
    try:
        return msgspec.json.decode(text, type=OnlyId).id[:40]
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return ""
