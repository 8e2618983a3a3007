"""A bare socket to a room, for what no page would do."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest
import websockets
from websockets.asyncio.client import connect

if TYPE_CHECKING:
    from server.services import Server


def visit(server: Server, code: str, address: str = "127.0.0.1", **rest: Any) -> Any:
    """A socket to a room, from a given address."""
    rest.setdefault("origin", server.address)
    if "sock" not in rest:
        rest["local_addr"] = (address, 0)
    return connect(f"{server.socket_address}/{code}", compression=None, **rest)


async def hello(socket: Any, *tokens: str) -> list[int]:
    """Say hello, and return the seats that are ours."""
    await socket.send(json.dumps({"kind": "hello", "tokens": tokens}))
    while True:
        message = json.loads(await socket.recv())
        if message["kind"] == "welcome":
            return list(message["you"])


async def closing_of(socket: Any) -> tuple[int, str]:
    """Read until the server closes; return its code and reason."""
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await asyncio.wait_for(read_on(socket), 60)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


async def read_on(socket: Any) -> None:
    """Read and forget."""
    while True:
        await socket.recv()
