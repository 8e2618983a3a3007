"""A page's WebSocket at a fraction of the usual cost, so that one core can be thousands of people."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

HELLO = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = b"\0\0\0\0"  # every frame of a client has a mask; this one changes nothing


class ThinSocket(asyncio.Protocol):
    """Speaks only as much of the protocol as a server needs that sends short, whole frames."""

    def __init__(self, hear: Callable[[bytes], None], lost: Callable[[str], None]) -> None:
        self.hear = hear
        self.lost = lost
        self.unread = b""
        self.is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.reason = "the connection broke"
        self.transport: asyncio.Transport

    @classmethod
    async def open(cls, port: int, path: str, hear: Callable[[bytes], None], lost: Callable[[str], None]) -> ThinSocket:
        """Connect."""
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: cls(hear, lost), "127.0.0.1", port)
        host = f"127.0.0.1:{port}"
        socket.transport.write(HELLO.format(path=path, host=host, origin=f"http://{host}").encode())
        await socket.opened
        return socket

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Keep the way to the server."""
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        """Take what is whole, and keep the rest."""
        data = self.unread + data if self.unread else data
        if not self.is_open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.unread = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.reason = head.partition(b"\r\n")[0].decode()
                self.transport.close()
                return
            self.is_open = True
            self.opened.set_result(None)
        at = 0
        while len(data) - at >= 2:
            length, start = data[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if start + length > len(data):
                break
            self.take(data[at] & 15, data[start : start + length])
            at = start + length
        self.unread = data[at:]

    def take(self, kind: int, body: bytes) -> None:
        """Take one frame."""
        if kind == TEXT:
            self.hear(body)
        elif kind == PING:
            self.send(body, PONG)
        elif kind == CLOSE:
            self.reason = f"closed: {int.from_bytes(body[:2], 'big')} {body[2:].decode()}"
            self.transport.close()

    def send(self, body: bytes, kind: int = TEXT) -> None:
        """Send one frame."""
        size = len(body)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes([0x80 | kind]) + length + NO_MASK + body)

    def connection_lost(self, error: Exception | None) -> None:
        """Say why it ended, unless we wanted it to."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(self.reason))
        elif not self.opened.cancelled():
            self.lost(str(error or self.reason))

    def close(self) -> None:
        """Leave."""
        self.lost = lambda _: None
        self.transport.close()
