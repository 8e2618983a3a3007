"""uvicorn's connections, except that none may stay silent or crowd out the others, and each is read bit by bit."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from blockness.server.live.limits import Present, counted_as
from blockness.server.proxies import Proxies
from blockness.server.settings import read_settings

if TYPE_CHECKING:
    from blockness.server.settings import Settings

MOST_HEADERS = 16_384  # bytes
MOST_PIPELINED = 8  # requests sent before the first one is answered; browsers send none
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
MOST_UNREAD = 2**20  # bytes that were received but not read yet


class OpenConnections:
    """Counts the connections that are not pages' sockets, and knows which has been idle longest."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.proxies = Proxies(settings)
        self.by_address = Present()
        self.open: dict[HttpConnection, None] = {}  # the oldest first

    def enter(self, one: HttpConnection) -> bool:
        """Count a connection, unless its address has enough; if there are too many, the oldest idle one is closed."""
        if one.is_capped and self.by_address.count(one.address) >= self.settings.connections_per_address:
            return False
        if len(self.open) >= self.settings.connections:
            oldest = next((other for other in self.open if not other.is_busy), None)
            if oldest is None:
                return False
            oldest.transport.abort()
            self.leave(oldest)
        self.open[one] = None
        self.by_address.change(one.address, 1)
        return True

    def leave(self, one: HttpConnection) -> None:
        """Stop counting a connection."""
        if one in self.open:
            del self.open[one]
            self.by_address.change(one.address, -1)


@cache
def open_connections() -> OpenConnections:
    """Return the open connections of this process."""
    return OpenConnections(read_settings())


class InBits(asyncio.Protocol):
    """Reads a little in each turn of the event loop, as a quarter of a megabyte can arrive at once."""

    AT_ONCE: int  # bytes
    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    unread = b""

    def data_received(self, data: bytes) -> None:
        """Read the beginning now and the rest later."""
        if not self.unread and len(data) <= self.AT_ONCE:
            super().data_received(data)
            return
        if not self.unread:
            self.loop.call_soon(self.read_on)
        self.unread += data
        if len(self.unread) > MOST_UNREAD:
            self.transport.abort()

    def read_on(self) -> None:
        """Read the next bit."""
        bit, self.unread = self.unread[: self.AT_ONCE], self.unread[self.AT_ONCE :]
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self.unread = b""
            return
        super().data_received(bit)
        if self.unread:
            self.loop.call_soon(self.read_on)


class HttpConnection(InBits, HttpToolsProtocol):
    """A connection that must send its whole request in time."""

    AT_ONCE = 16_384
    late: asyncio.TimerHandle | None = None
    head = 0  # bytes of the request's address and headers so far
    address = ""
    is_capped = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, and begin to wait."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self.address = counted_as(host)
        # A proxy speaks for many people, whom the application tells apart.
        self.is_capped = not open_connections().proxies.is_named(host)
        drop_if_unread(transport, open_connections().settings.patience)
        if open_connections().enter(self):
            self.begin_to_wait()
        else:
            transport.abort()

    @property
    def is_busy(self) -> bool:
        """Whether a request is being answered."""
        return self.cycle is not None and not self.cycle.response_complete

    def begin_to_wait(self) -> None:
        """Allow a few seconds for the rest of a request."""
        if self.late is None:
            self.late = self.loop.call_later(open_connections().settings.patience, self.give_up)

    def stop_waiting(self) -> None:
        """Stop the timer."""
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def give_up(self) -> None:
        """Close a connection that did not send its whole request in time, unless we stopped reading it."""
        self.late = None
        if self.flow.read_paused or self.unread:
            self.begin_to_wait()
        else:
            self.transport.abort()

    def on_message_begin(self) -> None:
        """Wait for the rest of a request."""
        if len(self.pipeline) >= MOST_PIPELINED:
            raise ValueError("too many requests at once")  # a 400 in the parser's hands
        super().on_message_begin()
        self.head = 0
        self.begin_to_wait()

    def on_url(self, url: bytes) -> None:
        """Take a bit of the address."""
        self.measure(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header."""
        self.measure(len(name) + len(value))
        super().on_header(name, value)

    def measure(self, length: int) -> None:
        """Refuse more headers than anybody needs."""
        self.head += length
        if self.head > MOST_HEADERS:
            raise ValueError("too many headers")

    def on_message_complete(self) -> None:
        """Note that the whole request is here."""
        self.stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Become a page's socket, which is counted elsewhere."""
        self.leave()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it knows this connection, so only a search would find both

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting."""
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        """Stop being a connection that anybody waits for."""
        self.stop_waiting()
        open_connections().leave(self)


class SocketConnection(InBits, WebSocketsSansIOProtocol):
    """A page's socket."""

    AT_ONCE = 2_048
    is_done = False  # whether its task or its transport has finished

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the other end."""
        super().connection_lost(exc)
        self.dissolve()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Forget the application."""
        super().on_task_complete(task)
        self.dissolve()

    def dissolve(self) -> None:
        """Break the reference cycles of a socket once both have finished.

        That leaves nothing for the garbage collector, which would look at every object and keep moves waiting.
        """
        if self.is_done:
            self.scope.clear()  # type: ignore[attr-defined]
            self.conn.parser.close()
        self.is_done = True

    def data_received(self, data: bytes) -> None:
        """Take the request, which comes in one piece, and then the frames."""
        if self.handshake_initiated:
            super().data_received(data)
            return
        with suppress(UnicodeError):
            WebSocketsSansIOProtocol.data_received(self, data)
        if not self.handshake_initiated:  # uvicorn would leave it there, unanswered and open
            self.transport.write(BAD_REQUEST)
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Take a message; one that is not text closes the socket, without a line in the log."""
        if self.curr_msg_data_type == "text" and not is_text(self.frames):
            self.frames = []
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()


def is_text(frames: list[bytes]) -> bool:
    """Whether a message is UTF-8."""
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True


def drop_if_unread(transport: Any, seconds: float) -> None:
    """Have the system drop a connection whose other end has stopped taking data."""
    option, connection = getattr(socket, "TCP_USER_TIMEOUT", None), transport.get_extra_info("socket")
    if option is not None and connection is not None and connection.family in {socket.AF_INET, socket.AF_INET6}:
        connection.setsockopt(socket.IPPROTO_TCP, option, int(3000 * seconds))
