"""A room's WebSocket: one for each page."""

from __future__ import annotations

import logging
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from blockness.server.journal.outages import NoDatabase
from blockness.server.live.closing import BROKEN, FOREIGN, NO_DATABASE, NO_SUCH_ROOM, TOO_MANY_CODES, Closing
from blockness.server.live.connection import AnySocket, Connection
from blockness.server.live.limits import counted_as
from blockness.server.live.rooms import LiveRooms, NoSuchRoom, TooManyCodes
from blockness.server.logs import half_of, request_id, room_id

log = logging.getLogger(__name__)


@websocket("/ws/{code:str}")
async def room_socket(socket: WebSocket[Any, Any, Any], code: str, rooms: LiveRooms) -> None:
    """Let a page in, listen to it, and close it with a reason; one broken room never affects another."""
    if not rooms.process.limits.is_known(socket.headers.get("origin")):
        await socket.close(*FOREIGN)  # before accepting: the handshake is refused
        return
    await socket.accept(headers={"x-request-id": request_id.get()})
    address = counted_as(socket.client.host if socket.client else "")
    try:
        # Counted until the goodbye has been sent: a page that does not read stays for a long time.
        async with rooms.process.limits.let_in(address):
            await visit(socket, address, code, rooms)
    except Closing as closing:
        await say_goodbye(socket, closing)
    finally:
        del socket.send, socket.receive  # they refer to the socket: without the cycle it is freed at once


async def visit(socket: AnySocket, address: str, code: str, rooms: LiveRooms) -> None:
    """Stay in a room until the page leaves or is closed."""
    try:
        live = await rooms.room(code, address)
        room_id.set(half_of(code))
        log.info("a page came")
        try:
            await Connection(socket, address, live, rooms.process.settings).run()
        finally:
            log.info("a page left")
    except Closing as closing:
        await say_goodbye(socket, closing)
    except NoSuchRoom:
        await say_goodbye(socket, Closing(*NO_SUCH_ROOM))
    except TooManyCodes:
        await say_goodbye(socket, Closing(*TOO_MANY_CODES))
    except NoDatabase:
        await say_goodbye(socket, Closing(*NO_DATABASE))
    except (WebSocketDisconnect, WebSocketException, ConnectionError):
        pass
    except Exception:
        log.exception("room %s: a page was closed", half_of(code))
        await say_goodbye(socket, Closing(*BROKEN))


async def say_goodbye(socket: AnySocket, closing: Closing) -> None:
    """Close a socket that may be closed already."""
    try:
        await socket.close(closing.code, closing.reason)
    except Exception as error:
        log.debug("a page was gone already: %s", error)
