"""Thinkers that are killed or hang while games wait: they are replaced, and every game goes on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from contextlib import AsyncExitStack, suppress
from typing import TYPE_CHECKING

import pytest

from server.guest import Guest, make_room, play_on
from server.services import Server, serving
from server.thinkers import asleep, is_alive, thinkers_of
from server.workers import figure_of

if TYPE_CHECKING:
    from collections.abc import Iterator

PERSON, STRONG = {"name": "Ada"}, {"level": "nessie"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path_factory.mktemp('thinkers')}/rooms.sqlite"
    with serving(database, thinkers=2, thinkers_after=0) as one:
        yield one


async def newcomers(server: Server, old: list[int]) -> list[int]:
    """Wait until there are two new thinkers."""
    async with asyncio.timeout(60):
        while len(new := [pid for pid in thinkers_of(server) if pid not in old]) < 2:
            await asyncio.sleep(0.1)
    return new


def is_over(guest: Guest) -> bool:
    return bool(guest.state["phase"] == "over")


def fallbacks(server: Server) -> float:
    return sum(figure_of(server, "fallback_moves").values())


async def begin(server: Server, stack: AsyncExitStack, count: int) -> list[Guest]:
    """Tables of a person and a strong computer, where it is the person's turn."""
    guests = []
    for _ in range(count):
        made = make_room(server.address, [PERSON, STRONG], first=0)
        guests.append(await stack.enter_async_context(Guest(server.address, made["code"], made["tokens"].values())))
    return guests


async def until_ready(server: Server) -> None:
    """Keep trying new tables until both thinkers answer."""
    async with asyncio.timeout(120):
        while True:
            before = fallbacks(server)
            async with AsyncExitStack() as stack:
                guests = await begin(server, stack, 2)
                await asyncio.gather(*(guest.play(guest.moves[0]) for guest in guests))
                await asyncio.gather(*(guest.until(lambda guest=guest: guest.state["ply"] >= 2) for guest in guests))
            if fallbacks(server) == before:
                return
            await asyncio.sleep(1)


def test_killed_thinkers_are_replaced_and_the_games_go_on(server: Server) -> None:
    async def law() -> None:
        async with AsyncExitStack() as stack:
            guests = await begin(server, stack, 4)
            old: list[int] = []
            games = [asyncio.create_task(play_on(guest, random.Random(n))) for n, guest in enumerate(guests)]
            for _ in range(3):
                plies = guests[0].state["ply"]
                await guests[0].until(lambda plies=plies: guests[0].state["ply"] > plies or is_over(guests[0]))
                old = await newcomers(server, old)
                for pid in old:
                    with suppress(ProcessLookupError):
                        os.kill(pid, signal.SIGKILL)
            await asyncio.gather(*games)
            await newcomers(server, old)
            assert {guest.state["phase"] for guest in guests} == {"over"}

    asyncio.run(law())
    assert len(thinkers_of(server)) == 2


def test_thinkers_that_hang_are_replaced_and_the_games_go_on(server: Server) -> None:
    async def law() -> None:
        async with AsyncExitStack() as stack:
            await until_ready(server)
            guests = await begin(server, stack, 3)
            before, old = fallbacks(server), thinkers_of(server)
            assert len(old) == 2
            with asleep(old):
                for guest in guests:
                    await guest.play(guest.moves[0])
                for guest in guests:
                    await guest.until(lambda guest=guest: guest.state["ply"] >= 2)
                await newcomers(server, old)
            assert fallbacks(server) > before
            assert not any(is_alive(pid) for pid in old)
            await asyncio.gather(*(play_on(guest, random.Random(n)) for n, guest in enumerate(guests)))

    asyncio.run(law())


def test_thinkers_end_with_a_server_that_is_killed(server: Server) -> None:
    async def law() -> None:
        old = thinkers_of(server)
        assert old
        assert server.process is not None
        os.kill(server.process.pid, signal.SIGKILL)  # the server alone, not its group
        await asyncio.to_thread(server.process.wait, 30)
        async with asyncio.timeout(60):
            while any(is_alive(pid) for pid in old):
                await asyncio.sleep(0.1)
        await asyncio.to_thread(server.start)  # for the tests that come after

    asyncio.run(law())
