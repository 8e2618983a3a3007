"""The server is restarted in the middle of everything: everybody plays on, in the same seat."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import pytest

from server.databases import KINDS, databases
from server.evening import Evening
from server.services import Server, serving

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


COMING_BACK = 1012  # how a server that will be back closes a page


async def wait_until(is_so: Callable[[], bool]) -> float:
    """Wait, and return how long it took."""
    began = time.monotonic()
    async with asyncio.timeout(300):
        while not is_so():
            await asyncio.sleep(0.02)
    return time.monotonic() - began


async def restart(server: Server, evening: Evening) -> None:
    """Stop as an administrator does, start, and wait until every table has played on."""
    welcomes = {guest: guest.welcomes for guest in evening.guests}
    began = time.monotonic()
    await asyncio.to_thread(server.stop)
    stopped = time.monotonic() - began
    assert {guest.closings[-1][0] for guest in evening.guests} == {COMING_BACK}, "everybody was told"
    played = {table: table.played for table in evening.tables}
    await asyncio.to_thread(server.start)
    started = time.monotonic() - began
    await wait_until(lambda: all(guest.welcomes > count for guest, count in welcomes.items()))
    seated = time.monotonic() - began
    await wait_until(lambda: all(table.played > count for table, count in played.items()))
    print(
        f"{len(evening.tables)} tables, {len(evening.guests)} pages: stopped after {stopped:.1f} s, started "
        f"after {started:.1f} s, all seated after {seated:.1f} s, all played on after {time.monotonic() - began:.1f} s"
    )


def check_restarts(database: str, tables: int, restarts: int, pace: float, own: bool = False) -> None:
    async def law(server: Server) -> Evening:
        evening = Evening(server, tables)
        async with evening.playing(pace):
            for _ in range(restarts):
                await wait_until(lambda: all(table.played for table in evening.tables))
                await restart(server, evening)
        return evening

    with serving(database, own=own) as server:
        evening = asyncio.run(law(server))
        print(f"{evening.check()} moves of people: all there, all seats kept")


def test_everybody_plays_on_after_a_restart(tmp_path: Path) -> None:
    check_restarts(f"sqlite:///{tmp_path}/rooms.sqlite", tables=20, restarts=1, pace=0.2)


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_everybody_plays_on_after_a_restart_of_200_tables(kind: str, tmp_path: Path) -> None:
    with databases(kind, tmp_path) as create:
        check_restarts(create(), tables=200, restarts=3, pace=1.0, own=True)
