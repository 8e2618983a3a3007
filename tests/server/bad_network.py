"""A bad network between pages and a server: seeded, it cuts connections and doubles, delays and reorders messages."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import websockets
from websockets.asyncio.client import connect
from websockets.asyncio.server import serve

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from server.services import Server

QUIET: dict[str, Any] = {"compression": None, "ping_interval": None, "max_queue": None}


class BadNetwork:
    """`async with BadNetwork(server, seed) as network`; pages connect to its address, with the server's origin."""

    def __init__(
        self, server: Server, seed: int, cut: float = 0.01, double: float = 0.1, late: float = 0.3, longest: float = 0.2
    ) -> None:
        self.server = server
        self.chance = random.Random(seed)
        self.cut, self.double, self.late, self.longest = cut, double, late, longest
        self.figures: Counter[str] = Counter()
        self.tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> BadNetwork:
        self.door = await serve(self.connect, "127.0.0.1", 0, **QUIET)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.door.close(close_connections=False)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for page in self.door.connections:
            page.transport.abort()
        await self.door.wait_closed()

    @property
    def address(self) -> str:
        host, port = next(iter(self.door.sockets)).getsockname()
        return f"http://{host}:{port}"

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def connect(self, page: Any) -> None:
        """Connect a page to the server and carry messages until one side leaves or the line is cut."""
        address = f"ws://127.0.0.1:{self.server.port}{page.request.path}"
        try:
            async with connect(address, origin=self.server.address, **QUIET) as server:  # type: ignore[arg-type]
                wire = Wire(self, page, server)
                there = self.start(wire.carry(page, server))
                back = self.start(wire.carry(server, page))
                await asyncio.wait([there, back], return_when=asyncio.FIRST_COMPLETED)
                await asyncio.sleep(wire.linger)
                wire.abort()
        except (OSError, websockets.WebSocketException):
            page.transport.abort()


class Wire:
    """One page's line to the server."""

    def __init__(self, network: BadNetwork, page: Any, server: Any) -> None:
        self.network = network
        self.page, self.server = page, server
        self.linger = 0.0  # seconds for which messages on their way still arrive after a cut

    async def carry(self, source: Any, target: Any) -> None:
        """Carry messages one way."""
        try:
            async for message in source:
                self.post(message, target)
        except websockets.ConnectionClosed:
            pass

    def post(self, message: str | bytes, target: Any) -> None:
        """Pass a message on, once or twice, now or later; perhaps cut the line after it."""
        network, chance = self.network, self.network.chance
        network.figures["messages"] += 1
        copies = 1 + (chance.random() < network.double)
        network.figures["doubled"] += copies - 1
        for _ in range(copies):
            delay = chance.uniform(0, network.longest) if chance.random() < network.late else 0.0
            network.figures["late"] += bool(delay)
            network.start(deliver(message, target, delay))
        if chance.random() < network.cut:
            network.figures["cuts"] += 1
            self.cut()

    def cut(self) -> None:
        """Cut the page off; half of the time the server notices late, and what is on its way arrives."""
        self.page.transport.abort()
        if self.network.chance.random() < 0.5:
            self.server.transport.abort()
        else:
            self.linger = 2 * self.network.longest

    def abort(self) -> None:
        """End both sides without a goodbye."""
        self.page.transport.abort()
        self.server.transport.abort()


async def deliver(message: str | bytes, target: Any, delay: float) -> None:
    """Send a message after a while, if the line is still up."""
    await asyncio.sleep(delay)
    with suppress(websockets.ConnectionClosed):
        await target.send(message)
