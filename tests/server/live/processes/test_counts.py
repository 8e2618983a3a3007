"""What one address may do and have holds for all processes together, and nobody misses Redis."""

from __future__ import annotations

import asyncio
import http.client
import json
import re
import socket
import time
from contextlib import AsyncExitStack, ExitStack, closing
from typing import TYPE_CHECKING

import websockets

from blockness.server.live.others.counts import SharedCounts
from server.guest import make_room
from server.page import hello, visit
from server.services import Server, redis, serving, wait_for
from server.workers import worker_behind, workers_of

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

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


def test_a_process_that_is_gone_counts_no_longer_because_the_clock_is_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def law(url: str) -> None:
        gone, here = SharedCounts(url, "gone"), SharedCounts(url, "here")
        await gone.ask(ELSEWHERE, MOST)
        assert await here.ask(ELSEWHERE, 0) == MOST
        now = time.time()
        monkeypatch.setattr(time, "time", lambda: now - 3600)
        assert await here.ask(ELSEWHERE, 0) == 0
        await gone.stop()
        await here.stop()

    with redis(tmp_path) as notices:
        asyncio.run(law(notices.url))


def connect_to(server: Server, worker: int) -> http.client.HTTPConnection:
    """A connection that one process answers."""
    while True:
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
        connection.connect()
        if worker_behind(server, connection.sock.getsockname()[1]) == worker:
            return connection
        connection.close()


def ask(connection: http.client.HTTPConnection, path: str, body: object = None) -> tuple[int, str]:
    method, data = ("POST", json.dumps(body)) if body else ("GET", None)
    connection.request(method, path, data, {"Content-Type": "application/json"})
    answer = connection.getresponse()
    return answer.status, answer.read().decode()


def test_what_was_done_on_one_process_counts_on_the_others(tmp_path: Path) -> None:
    limits = {"processes": 2, "rooms_per_address": MOST, "thinkers": 1, "metrics": True}
    room = {"seats": [{"colour": "orange", "name": "Ann"}, {"colour": "green", "level": "otter"}]}
    with (
        redis(tmp_path) as notices,
        serving(f"sqlite:///{tmp_path}/rooms.sqlite", redis=notices.url, **limits) as server,
        closing(connect_to(server, workers_of(server)[0])) as one,
        closing(connect_to(server, workers_of(server)[1])) as other,
    ):

        def heard() -> float:
            figure = re.search(r'blockness_counted_elsewhere\{kind="rooms"\} (\S+)', ask(other, "/metrics")[1])
            assert figure
            return float(figure[1])

        assert [ask(one, "/api/rooms", room)[0] for _ in range(MOST + 1)] == [201] * MOST + [429]
        wait_for(lambda: heard() == MOST, "the other process")
        assert ask(other, "/api/rooms", room)[0] == 429


def test_connections_count_on_all_processes(tmp_path: Path) -> None:
    limits = {"processes": 2, "connections_per_address": MOST, "patience": 60, "thinkers": 1}

    def connect() -> socket.socket:
        return socket.create_connection(("127.0.0.1", server.port), 60, source_address=(ELSEWHERE, 0))

    def is_refused() -> bool:
        with connect() as late:
            try:
                late.sendall(b"GET /api/health HTTP/1.1\r\nHost: here\r\n\r\n")
                return not late.recv(1)
            except ConnectionError:
                return True

    with (
        redis(tmp_path) as notices,
        serving(f"sqlite:///{tmp_path}/rooms.sqlite", redis=notices.url, **limits) as server,
    ):
        with ExitStack() as stack:
            for _ in range(MOST):
                stack.enter_context(connect())
            wait_for(lambda: all(is_refused() for _ in range(20)), "a cap for both processes")
        wait_for(lambda: not any(is_refused() for _ in range(20)), "both to know that they have gone")
