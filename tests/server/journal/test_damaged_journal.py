"""A damaged journal: its room is refused with a reason, and the others carry on."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from contextlib import closing, suppress
from typing import TYPE_CHECKING

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from server.guest import Guest, call, make_room, play_on
from server.services import Server, serving
from server.workers import until_asleep

if TYPE_CHECKING:
    from collections.abc import Iterator

DAMAGES = {
    "a newer program wrote it": "UPDATE journal SET format = 99 WHERE room = ? AND number = 1",
    "a newer program wrote its last entry": "UPDATE journal SET format = 99 WHERE room = ? AND number = 3",
    "a kind that is not known": 'UPDATE journal SET entry = \'{"kind":"danced"}\' WHERE room = ? AND number = 2',
    "half an entry": "UPDATE journal SET entry = substr(entry, 1, length(entry) / 2) WHERE room = ? AND number = 3",
    "nothing": "UPDATE journal SET entry = '' WHERE room = ? AND number = 3",
    "bytes that are no text": "UPDATE journal SET entry = x'00ff00ff' WHERE room = ? AND number = 2",
    "a move that is not legal": "UPDATE journal SET entry = replace(entry, 'S', 'H') WHERE room = ? AND number = 2",
    "a move of another seat": "UPDATE journal SET entry = replace(entry, ':1', ':0') WHERE room = ? AND number = 3",
    "a missing entry": "DELETE FROM journal WHERE room = ? AND number = 2",
    "a missing beginning": "DELETE FROM journal WHERE room = ? AND number = 1",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('damaged')}/rooms.sqlite", doze=0.1, beat=0.2) as one:
        yield one


async def begun(server: Server) -> str:
    """A room with two moves."""
    made = make_room(server.address, [{"name": "Ann"}, {"name": "Bob"}], first=0)
    async with Guest(server.address, made["code"], made["tokens"].values()) as guest:
        await play_on(guest, random.Random(1), most=2)
    return str(made["code"])


def damage(server: Server, statement: str, code: str) -> None:
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=30)) as database, database:
        assert database.execute(statement, (code,)).rowcount == 1


async def closed_with(server: Server, code: str) -> tuple[int, str]:
    """The code and the reason with which a page is closed."""
    async with connect(f"{server.socket_address}/{code}", origin=server.address) as socket:  # type: ignore[arg-type]
        with suppress(ConnectionClosed):
            await socket.send(json.dumps({"kind": "hello"}))
            async with asyncio.timeout(30):
                while True:
                    await socket.recv()
        assert socket.close_code is not None
        return socket.close_code, socket.close_reason or ""


def test_a_damaged_room_says_so_and_the_others_go_on(server: Server) -> None:
    async def law() -> None:
        rooms = {name: await begun(server) for name in DAMAGES}
        made = make_room(server.address, [{"name": "Ann"}, {"name": "Bob"}])
        async with Guest(server.address, made["code"], made["tokens"].values()) as sound:
            await play_on(sound, random.Random(1), most=2)
            await until_asleep(server, but=1)
            for name, code in rooms.items():
                damage(server, DAMAGES[name], code)
                assert await closed_with(server, code) == (4500, "broken-room"), name
                for path in ("", "/games/1/record"):
                    status, answer = call(f"{server.address}/api/rooms/{code}{path}")
                    assert (status, answer["extra"]["code"]) == (500, "broken-room"), name
            await play_on(sound, random.Random(2))
            assert sound.state["phase"] == "over"
            assert sound.closings == []

    asyncio.run(law())


def test_a_damaged_room_that_is_played_in_is_closed(server: Server) -> None:
    """What another process has written cannot be read here."""

    async def law() -> None:
        made = make_room(server.address, [{"name": "Ann"}, {"name": "Bob"}])
        async with Guest(server.address, made["code"], made["tokens"].values()) as guest:
            await play_on(guest, random.Random(1), most=2)
            newer = "INSERT INTO journal SELECT room, 4, at, 99, entry FROM journal WHERE room = ? AND number = 3"
            damage(server, newer, made["code"])
            playing = asyncio.create_task(play_on(guest, random.Random(2)))
            async with asyncio.timeout(60):
                while (4500, "broken-room") not in guest.closings:
                    await asyncio.sleep(0.05)
            playing.cancel()
        assert call(f"{server.address}/api/health")[0] == 200

    asyncio.run(law())
