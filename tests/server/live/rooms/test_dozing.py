"""A room that nobody is looking at leaves memory, and comes back as it was."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from server.guest import make_room, new_id
from server.line import line_to
from server.services import Server, serving
from server.workers import rooms_awake, until_asleep

if TYPE_CHECKING:
    from collections.abc import Iterator

BEAT = 0.1


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('dozing')}/rooms.sqlite", beat=BEAT, doze=BEAT) as one:
        yield one


def test_a_room_comes_back_as_it_was(server: Server) -> None:
    async def main() -> None:
        made = make_room(server.address, [{"name": "Ada"}, {"name": "Bo"}], first=0)
        tokens = list(made["tokens"].values())
        async with line_to(server, made["code"]) as line:
            await line.greet(tokens)
            await line.ask("play", id=new_id(), seat=0, move="Sd4f4", ply=1)
            _, before = await line.greet(tokens)
            assert rooms_awake(server) == 1
        await until_asleep(server)
        async with line_to(server, made["code"]) as line:
            welcome, after = await line.greet(tokens)
            assert welcome["you"] == [0, 1]
            assert after == before
        await until_asleep(server)

    asyncio.run(main())


def test_who_takes_long_to_say_hello_comes_into_the_same_room_as_others(server: Server) -> None:
    async def main() -> None:
        made, other = (make_room(server.address, [{"name": "Ada"}, {"name": "Bo"}], first=0) for _ in range(2))
        async with line_to(server, made["code"]) as slow:
            async with line_to(server, other["code"]) as line:
                await line.greet()
            await until_asleep(server, but=1)  # a room that was left later has gone to sleep by now
            async with line_to(server, made["code"]) as ada:
                await ada.greet([made["tokens"]["0"]])
                await slow.greet()
                await ada.ask("play", id=new_id(), seat=0, move="Sd4f4", ply=1)
                assert (await slow.hear("update"))["state"]["ply"] == 1

    asyncio.run(main())
