"""A conversation with a room: nothing is resent or remembered, so a test sees each message as it comes."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from server.page import visit

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from server.services import Server

PATIENCE = 30.0


class Line:
    def __init__(self, socket: Any) -> None:
        self.socket = socket

    async def say(self, kind: str, **rest: Any) -> None:
        await self.socket.send(json.dumps({"kind": kind, **rest}))

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """Return the next message of the given kinds."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message: dict[str, Any] = json.loads(await self.socket.recv())
                if message["kind"] in kinds:
                    return message

    async def ask(self, kind: str, **rest: Any) -> dict[str, Any]:
        """Send a message and return its answer."""
        await self.say(kind, **rest)
        while True:
            answer = await self.hear("ack", "sat", "refused", "advice")
            if answer["id"] == rest["id"]:
                return answer

    async def greet(self, tokens: Sequence[str] = (), since: int = 0) -> tuple[dict[str, Any], dict[str, Any]]:
        """Say hello, and return the welcome and the update."""
        await self.say("hello", tokens=list(tokens), since=since)
        return await self.hear("welcome"), await self.hear("update")


@asynccontextmanager
async def line_to(server: Server, code: str) -> AsyncIterator[Line]:
    """Connect, without saying hello yet."""
    async with visit(server, code, max_queue=None) as socket:  # a full queue would hold up the goodbye
        yield Line(socket)


async def seats_of(server: Server, code: str, *tokens: str) -> list[int]:
    """Return the seats that the tokens open."""
    async with line_to(server, code) as line:
        welcome, _ = await line.greet(tokens)
        return list(welcome["you"])
