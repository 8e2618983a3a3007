"""Connections that say nothing, or not enough, are closed and keep nobody out."""

from __future__ import annotations

import asyncio
import socket
import time
from typing import TYPE_CHECKING

import pytest

from server.guest import call, make_room
from server.page import closing_of, hello, visit
from server.services import Server, serving, wait_for

if TYPE_CHECKING:
    from collections.abc import Iterator

ELSEWHERE = "127.0.0.2"  # not a proxy's address
PATIENCE = 2.0  # seconds
MOST = 20
MOST_OF_ONE = 8
SLOWEST = 60  # seconds, on a busy machine


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = {"patience": PATIENCE, "connections": MOST, "connections_per_address": MOST_OF_ONE}
    with serving(f"sqlite:///{tmp_path_factory.mktemp('connections')}/rooms.sqlite", **limits) as one:
        yield one


def connect(server: Server, address: str = ELSEWHERE) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), SLOWEST, source_address=(address, 0))


def is_closed(connection: socket.socket) -> bool:
    """Whether the server has closed a connection to which it sent nothing."""
    connection.settimeout(0.01)
    try:
        return connection.recv(1) == b""
    except TimeoutError:
        return False
    except ConnectionError:
        return True


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"GET /",
        b"GET / HTTP/1.1\r\nHost: here\r\nX-Slow: ",
        b"POST /api/rooms HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{",
        b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n",
    ],
)
def test_a_request_that_never_ends_is_not_waited_for(server: Server, beginning: bytes) -> None:
    with connect(server) as slow:
        began = time.monotonic()
        slow.sendall(beginning)
        until = began + SLOWEST
        while time.monotonic() < until:
            try:  # a letter now and then keeps nothing open
                slow.settimeout(PATIENCE / 10)
                slow.sendall(b"x" if beginning else b"")
                if slow.recv(1000) == b"":
                    break
            except TimeoutError:
                continue
            except ConnectionError:
                break
        assert PATIENCE * 0.9 < time.monotonic() - began < SLOWEST
    assert server.is_well()


def test_one_address_has_so_many_connections_and_others_get_in(server: Server) -> None:
    silent = [connect(server) for _ in range(3 * MOST_OF_ONE)]
    wait_for(lambda: sum(map(is_closed, silent)) >= 2 * MOST_OF_ONE, "the end of what was too much")
    assert server.is_well()
    wait_for(lambda: all(map(is_closed, silent)), "the end of the silent ones")
    for one in silent:
        one.close()
    with connect(server) as again:
        again.sendall(b"GET /api/health HTTP/1.1\r\nHost: here\r\n\r\n")
        again.settimeout(SLOWEST)
        assert again.recv(1000).startswith(b"HTTP/1.1 200")


def test_many_silent_addresses_keep_nobody_out(server: Server) -> None:
    silent = [connect(server, f"127.0.1.{1 + i % 200}") for i in range(3 * MOST)]
    assert server.is_well()  # at once: the oldest silent one made room
    for one in silent:
        one.close()


def test_a_socket_that_never_says_hello_is_closed(server: Server) -> None:
    code = make_room(server.address, [{"name": "Ann"}, {}])["code"]

    async def say_nothing() -> None:
        began = time.monotonic()
        async with visit(server, code) as silent, visit(server, code) as babbling, visit(server, code) as polite:
            await hello(polite)
            babble = asyncio.create_task(say_often(babbling))
            assert await closing_of(silent) == (4400, "no-hello")
            assert await closing_of(babbling) == (4400, "no-hello")
            babble.cancel()
            assert time.monotonic() - began > PATIENCE * 0.9
            await asyncio.sleep(PATIENCE)
            await hello(polite)  # once greeted, a page may be as silent as it likes

    asyncio.run(say_nothing())


async def say_often(page: object) -> None:
    """Keep sending what is not a message."""
    while True:
        await page.send("{}")  # type: ignore[attr-defined]
        await asyncio.sleep(PATIENCE / 20)


def test_headers_and_requests_without_end_are_refused(server: Server) -> None:
    many = b"".join(b"X-%d: y\r\n" % i for i in range(10_000))
    whole = b"GET / HTTP/1.1\r\n\r\n"
    for much in (whole.removesuffix(b"\r\n") + many, b"GET /" + b"a" * 100_000, whole * 10_000):
        with connect(server) as greedy:
            answer = b""
            try:
                greedy.sendall(much)
                while got := greedy.recv(100_000):
                    answer += got
            except ConnectionError:
                pass
            assert answer.count(b"HTTP/1.1 200") < 100
    assert server.is_well()


def test_much_at_once_is_read_in_bits_and_read_whole(server: Server) -> None:
    """A body of many bits arrives; two requests sent at once are both answered."""
    status, _ = call(f"{server.address}/api/rooms", {"seats": "x" * 30_000})
    assert status == 400
    with connect(server) as quick:
        quick.sendall(b"GET /api/health HTTP/1.1\r\nHost: here\r\n\r\n" * 3)
        quick.settimeout(SLOWEST)
        got = b""
        while got.count(b'{"status":"well"}') < 3:
            got += quick.recv(10_000)
