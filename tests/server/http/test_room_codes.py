"""A room's code cannot be guessed, and anybody who keeps guessing has to wait."""

from __future__ import annotations

import asyncio
import http.client
import json
from typing import TYPE_CHECKING

import pytest

from blockness.server.journal.journal import Journal, prepare
from blockness.server.table.entries import Opened, Place
from blockness.server.table.tokens import CODE_LENGTH, LETTERS, new_code
from server.databases import driven
from server.guest import call, make_room
from server.page import closing_of, hello, visit
from server.services import Server, serving, wait_for

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

MOST = 5
HERE, ELSEWHERE, FAR = "127.0.0.1", "127.0.0.2", "127.0.0.3"  # three addresses of this machine


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('codes')}/rooms.sqlite", wrong_codes=MOST) as one:
        yield one


def ask(server: Server, path: str, address: str = ELSEWHERE) -> tuple[int, str]:
    """Ask for something from an address; return the status and the code of a problem."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30, source_address=(address, 0))
    connection.request("GET", path)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, "" if answer.status == 200 else json.loads(body)["extra"]["code"]


def test_guessing_for_a_year_finds_nothing() -> None:
    guesses = 500 * 365 * 24 * 3600
    assert guesses * 10_000 / len(set(LETTERS)) ** CODE_LENGTH < 0.001  # rooms found
    codes = {new_code() for _ in range(1000)}
    assert len(codes) == 1000
    assert all(len(code) == CODE_LENGTH and set(code) <= set(LETTERS) for code in codes)


def test_rooms_with_the_short_codes_of_old_stay_open(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/rooms.sqlite"

    async def open_old_room() -> None:
        await prepare(driven(database))
        journal = Journal(driven(database))
        await journal.start()
        seats = (Place("orange", level="otter"), Place("green", level="otter"))
        assert await journal.open("k7mwhpq", Opened(seats=seats, variant="classic", first=0), started=True)
        await journal.stop()

    async def look(server: Server) -> None:
        async with visit(server, "k7mwhpq") as page:
            assert await hello(page) == []

    asyncio.run(open_old_room())
    with serving(database) as server:
        assert call(f"{server.address}/api/rooms/k7mwhpq")[0] == 200
        assert len(make_room(server.address, [{}, {}])["code"]) == CODE_LENGTH
        asyncio.run(look(server))


def test_who_keeps_guessing_over_http_has_to_wait(server: Server) -> None:
    code = make_room(server.address, [{"name": "Ann"}, {}])["code"]
    paths = [f"/api/rooms/{new_code()}{rest}" for rest in ("", "/games/1/record", "/games/2/record", "", "")]
    assert ask(server, f"/api/rooms/{code}") == (200, "")  # a right code is not counted
    assert [ask(server, path) for path in paths] == [(404, "no-such-room")] * MOST
    wait_for(lambda: ask(server, paths[0]) == (429, "too-many-wrong-codes"), "the end of guessing")
    assert ask(server, f"/api/rooms/{code}")[0] == 429  # otherwise the answer would give a right guess away
    assert ask(server, f"/api/rooms/{code}", HERE)[0] == 200


async def closing(server: Server, code: str) -> tuple[int, str]:
    async with visit(server, code, FAR) as page:
        return await closing_of(page)


def test_who_keeps_guessing_over_sockets_has_to_wait_and_nobody_who_plays(server: Server) -> None:
    made, other = (make_room(server.address, [{"name": "Ann"}, {}]) for _ in range(2))

    async def guess() -> None:
        async with visit(server, made["code"]) as page:
            assert await hello(page, made["tokens"]["0"]) == [0]
            closings = [await closing(server, new_code()) for _ in range(MOST)]
            assert closings == [(4404, "no-such-room")] * MOST
            while await closing(server, new_code()) != (4429, "too-many-wrong-codes"):
                pass
            assert await closing(server, other["code"]) == (4429, "too-many-wrong-codes")
            async with visit(server, made["code"], FAR) as again:  # somebody is in there, so it is open
                assert await hello(again, made["tokens"]["0"]) == [0]

    asyncio.run(guess())
