"""One address has a limit of sockets, on however many processes, and nobody misses Redis."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import websockets

from server.guest import make_room
from server.page import hello, visit
from server.services import Server, redis, serving

if TYPE_CHECKING:
    from pathlib import Path

MOST = 4
ELSEWHERE, ANYWHERE = "127.0.0.2", "127.0.0.3"


async def crowd_in(server: Server, code: str, address: str, stack: AsyncExitStack, tries: int) -> int:
    """Open sockets one after another; return how many got in."""
    inside = 0
    for _ in range(tries):
        page = await stack.enter_async_context(visit(server, code, address))
        try:
            await hello(page)
            inside += 1
        except websockets.ConnectionClosed:
            assert page.close_reason == "too-many-sockets"
    return inside


def test_a_cap_holds_over_all_processes_while_redis_is_there(tmp_path: Path) -> None:
    limits = {"processes": 2, "sockets_per_address": MOST, "thinkers": 1}
    with (
        redis(tmp_path) as notices,
        serving(f"sqlite:///{tmp_path}/rooms.sqlite", redis=notices.url, **limits) as server,
    ):
        code = make_room(server.address, [{"name": "Ann"}, {}])["code"]

        async def come_and_go() -> None:
            async with AsyncExitStack() as stack:
                assert await crowd_in(server, code, ELSEWHERE, stack, 6 * MOST) == MOST
                assert await crowd_in(server, code, ANYWHERE, stack, 1) == 1  # others are not affected
            async with asyncio.timeout(60), AsyncExitStack() as stack:  # they have left, and soon everybody knows
                inside = 0
                while inside < MOST:
                    inside += await crowd_in(server, code, ELSEWHERE, stack, 1)
            notices.stop()
            async with AsyncExitStack() as stack:  # now each process counts for itself
                assert MOST <= await crowd_in(server, code, ANYWHERE, stack, 6 * MOST) <= 2 * MOST

        asyncio.run(come_and_go())
