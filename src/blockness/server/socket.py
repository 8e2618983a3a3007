"""The door to a room: one WebSocket a page."""

from __future__ import annotations

import logging
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from blockness.server.connection import BROKEN, AnySocket, Closing, Connection
from blockness.server.hall import Hall, NoSuchRoom

log = logging.getLogger(__name__)
FOREIGN = 4403, "foreign-origin"
NO_SUCH_ROOM = 4404, "no-such-room"


@websocket("/ws/{code:str}")
async def door(socket: WebSocket[Any, Any, Any], code: str, hall: Hall) -> None:
    """Let a page in, listen to it, and see it out with a reason; one broken room never touches another."""
    if not hall.doorman.is_known(socket.headers.get("origin")):
        await socket.close(*FOREIGN)  # before accepting: the handshake is refused
        return
    await socket.accept()
    address = socket.client.host if socket.client else ""
    try:
        with hall.doorman.let_in(address):  # counted until the goodbye is through: who does not read stays long
            await visit(socket, address, code, hall)
    except Closing as closing:
        await say_goodbye(socket, closing)


async def visit(socket: AnySocket, address: str, code: str, hall: Hall) -> None:
    """Stay in a room until the page goes or is sent away."""
    try:
        live = await hall.room(code)
        await Connection(socket, address, live, hall.settings.messages).run()
    except Closing as closing:
        await say_goodbye(socket, closing)
    except NoSuchRoom:
        await say_goodbye(socket, Closing(*NO_SUCH_ROOM))
    except (WebSocketDisconnect, WebSocketException, ConnectionError):
        pass
    except Exception:
        log.exception("room %s: a page was closed", code)
        await say_goodbye(socket, Closing(*BROKEN))


async def say_goodbye(socket: AnySocket, closing: Closing) -> None:
    """Close a socket that may be closed already."""
    try:
        await socket.close(closing.code, closing.reason)
    except Exception as error:
        log.debug("a page was gone already: %s", error)
