"""One address cannot crowd out the others, and nobody is banned."""

from __future__ import annotations

import asyncio
import http.client
import json
import socket
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import pytest
import websockets

from blockness.server.live.limits import counted_as
from server.guest import Guest, call, make_room
from server.page import closing_of, hello, visit
from server.services import Server, serving, wait_for

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

ELSEWHERE = "127.0.0.2"  # another address of this machine
MOST_ROOMS = 8


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = {"messages": 30, "sockets_per_address": 3, "sockets": 5, "rooms_per_address": MOST_ROOMS}
    database = f"sqlite:///{tmp_path_factory.mktemp('limits')}/rooms.sqlite"
    with serving(database, trusted_proxies="127.0.0.1", **limits) as one:
        yield one


@pytest.fixture(scope="module")
def made(server: Server) -> dict[str, Any]:
    return make_room(server.address, [{"name": "Ann"}, {}])


def test_thirty_messages_in_ten_seconds_and_no_ban(server: Server, made: dict[str, Any]) -> None:
    async def talk_too_much() -> None:
        for _ in range(3):  # again and again: each time it may come back at once
            async with visit(server, made["code"]) as page:
                assert await hello(page, made["tokens"]["0"]) == [0]
                for number in range(29):
                    await page.send(json.dumps({"kind": "undo", "id": f"{number:016}", "seat": 0}))
                answered: set[str] = set()
                while len(answered) < 29:
                    message = json.loads(await page.recv())
                    answered |= {message["id"]} if message["kind"] == "refused" else set()
                await page.send("{}")
                assert await closing_of(page) == (4429, "too-many-messages")

    asyncio.run(talk_too_much())


def test_frames_over_four_kilobytes_are_refused(server: Server, made: dict[str, Any]) -> None:
    async def send_much() -> None:
        async with visit(server, made["code"]) as page:
            await hello(page)
            await page.send('{"kind":"undo","id":"0123456789abcdef","seat":0}'.ljust(4096))
            while json.loads(await page.recv())["kind"] != "refused":
                pass
            await page.send(" " * 4097)
            assert (await closing_of(page))[0] in {1009, 4413}
        for much in ("ж" * 2049, [b"x" * 1000] * 5):  # letters of two bytes; one message in five frames
            async with visit(server, made["code"]) as page:
                await hello(page)
                await page.send(much)
                assert (await closing_of(page))[0] in {1009, 4413}

    asyncio.run(send_much())
    assert server.is_well()


def test_caps_on_sockets(server: Server, made: dict[str, Any]) -> None:
    async def crowd() -> None:
        async with AsyncExitStack() as here:
            for _ in range(3):
                await hello(await here.enter_async_context(visit(server, made["code"])))
            async with visit(server, made["code"]) as fourth:
                assert await closing_of(fourth) == (4429, "too-many-sockets")
            async with AsyncExitStack() as there:
                for _ in range(2):
                    await hello(await there.enter_async_context(visit(server, made["code"], ELSEWHERE)))
                async with visit(server, made["code"], "127.0.0.3") as sixth:
                    assert await closing_of(sixth) == (4503, "server-full")
            async with asyncio.timeout(30):  # there is room again as soon as somebody leaves
                while not await gets_in(server, made["code"], "127.0.0.3"):
                    pass

    asyncio.run(crowd())


async def gets_in(server: Server, code: str, address: str) -> bool:
    async with visit(server, code, address) as page:
        try:
            await hello(page)
        except websockets.ConnectionClosed:
            return False
        return True


def make_from(server: Server, address: str, forwarded: str, colours: str = "orange green") -> int:
    """Make a room from an address that claims to act for another, as proxies do; return the status."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30, source_address=(address, 0))
    body = json.dumps({"seats": [{"colour": colour} for colour in colours.split()]})
    connection.request("POST", "/api/rooms", body, {"X-Forwarded-For": forwarded})
    status = connection.getresponse().status
    connection.close()
    return status


def test_a_cap_on_new_rooms_that_trying_does_not_prolong(server: Server) -> None:
    """Behind a proxy each person has an address of their own."""
    for person in ("198.51.100.1", "198.51.100.2"):
        assert make_from(server, "127.0.0.1", person, "orange orange") == 422  # not made, not counted
        assert [make_from(server, "127.0.0.1", person) for _ in range(MOST_ROOMS)] == [201] * MOST_ROOMS
        assert [make_from(server, "127.0.0.1", person) for _ in range(3)] == [429] * 3


def test_nobody_but_a_proxy_gets_another_address_by_saying_so(server: Server) -> None:
    statuses = [make_from(server, ELSEWHERE, f"198.51.100.{10 + i}") for i in range(MOST_ROOMS + 1)]
    assert statuses == [201] * MOST_ROOMS + [429]


def test_caps_on_requests_with_a_sentence_to_wait(tmp_path: Path) -> None:
    limits = {"requests_per_address": 40, "questions_per_address": 20}
    with serving(f"sqlite:///{tmp_path}/rooms.sqlite", **limits) as server:
        asked = [ask_from(server, ELSEWHERE, "/api/rooms/nothere") for _ in range(60)]
        assert asked[:20] == [(404, "no-such-room")] * 20
        assert (429, "too-many-requests") in asked
        assert ask_from(server, ELSEWHERE, "/")[0] == 200  # files have a cap of their own
        assert (429, "too-many-requests") in [ask_from(server, ELSEWHERE, "/") for _ in range(120)]
        assert ask_from(server, "127.0.0.3", "/api/rooms/nothere") == (404, "no-such-room")  # others are not affected
        wait_for(lambda: ask_from(server, ELSEWHERE, "/api/rooms/nothere")[0] == 404, "the end of the wait")


def ask_from(server: Server, address: str, path: str) -> tuple[int, str]:
    """Ask from an address; return the status, and the code of what was not done."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60, source_address=(address, 0))
    connection.request("GET", path)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, json.loads(body)["extra"]["code"] if answer.status >= 400 else ""


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("a proxy's nonsense", "a proxy's nonsense"),
    ],
)
def test_a_household_is_one_address(address: str, counted: str) -> None:
    assert counted_as(address) == counted


def test_rooms_that_never_started_are_forgotten(tmp_path: Path) -> None:
    """Nor are rooms in which nobody ever was, even if there was no seat to wait for."""
    with serving(f"sqlite:///{tmp_path}/rooms.sqlite", forget=5, beat=0.2, doze=0.5) as server:
        idle = make_room(server.address, [{"name": "Ann"}, {}], listed=True)["code"]
        looked_at = make_room(server.address, [{"name": "Ann"}, {}], listed=True)["code"]
        full = make_room(server.address, [{"name": "Ann"}, {"name": "Bob"}], listed=True)["code"]
        played = make_room(server.address, [{"name": "Ann"}, {"name": "Bob"}], first=0)
        brought = make_room(server.address, [{"name": "Ann"}, {}], first=0, moves=["Sd4f4"])

        async def look() -> None:
            async with Guest(server.address, played["code"], played["tokens"].values()) as ann:
                await ann.ask("play", seat=0, move="Sd4f4", ply=1)
            async with Guest(server.address, brought["code"], brought["tokens"].values()):
                pass
            async with Guest(server.address, looked_at):
                for _ in range(600):
                    if call(f"{server.address}/api/rooms/{idle}")[0] == 404:
                        break
                    await asyncio.sleep(0.1)
                assert call(f"{server.address}/api/rooms/{idle}")[0] == 404
                assert call(f"{server.address}/api/rooms/{looked_at}")[0] == 200
                assert [room["code"] for room in call(f"{server.address}/api/rooms")[1]] == [looked_at]

                async with visit(server, idle) as page:
                    assert await closing_of(page) == (4404, "no-such-room")

        asyncio.run(look())
        wait_for(lambda: call(f"{server.address}/api/rooms/{looked_at}")[0] == 404, "the end of a room nobody looks at")
        wait_for(lambda: call(f"{server.address}/api/rooms/{full}")[0] == 404, "the end of a room nobody ever entered")
        for code in (played["code"], brought["code"]):
            assert call(f"{server.address}/api/rooms/{code}")[0] == 200


async def ask_on(page: Any) -> None:
    """Ask for the whole room, again and again."""
    while True:
        await page.send('{"kind":"hello"}')


@pytest.mark.long
def test_a_page_that_does_not_read_is_sent_away(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/rooms.sqlite") as server:
        code = make_room(server.address, [{"name": name} for name in ("Ann", "Bea", "Cem", "Dan")])["code"]

        async def never_read() -> None:
            narrow = socket.socket()
            narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            narrow.connect(("127.0.0.1", server.port))
            async with Guest(server.address, code) as other, visit(server, code, sock=narrow) as page:
                await hello(page)
                await other.until(lambda: other.presence.get("watching") == 2)
                page.transport.pause_reading()
                asking = asyncio.create_task(ask_on(page))
                await other.until(lambda: other.presence.get("watching") == 1)  # the others are rid of it
                asking.cancel()
                page.transport.resume_reading()
                assert await closing_of(page) == (4408, "too-slow")

        asyncio.run(never_read())
        assert server.is_well()
