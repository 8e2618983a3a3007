"""kill -9 while games run: nothing that was acknowledged is lost, nothing happens twice, every game goes on."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

import pytest

from server.databases import KINDS, databases
from server.evening import Evening
from server.services import Server, serving

if TYPE_CHECKING:
    from pathlib import Path


async def kill_again_and_again(server: Server, evening: Evening, kills: int, longest: float) -> None:
    """Kill the server at any moment, also while it starts, and start it again."""
    chance = random.Random(kills)
    for number in range(kills):
        if number % 4:
            await asyncio.sleep(chance.uniform(0.0, longest))
            await asyncio.to_thread(server.kill)
        else:
            await asyncio.to_thread(server.kill)
            server.spawn()
            await asyncio.sleep(chance.uniform(0.0, 2 * longest))
            await asyncio.to_thread(server.kill)
        played = evening.played
        await asyncio.to_thread(server.start)
        print(f"kill {number + 1}: {played} moves acknowledged so far", flush=True)


def check_kills(database: str, kills: int, games: int, pace: float, longest: float) -> None:
    async def law(server: Server) -> Evening:
        evening = Evening(server, games)
        async with evening.playing(pace):
            await kill_again_and_again(server, evening, kills, longest)
        return evening

    with serving(database) as server:
        evening = asyncio.run(law(server))
        people = evening.check()
        opened = sum(len(guest.closings) for guest in evening.guests)
        print(f"{kills} kills, {games} tables, {people} moves of people, {opened} connections lost: all there")


def test_no_acknowledged_move_is_lost_or_doubled(tmp_path: Path) -> None:
    check_kills(f"sqlite:///{tmp_path}/rooms.sqlite", kills=6, games=12, pace=0.1, longest=1.0)


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_no_acknowledged_move_is_lost_or_doubled_in_200_kills(kind: str, tmp_path: Path) -> None:
    with databases(kind, tmp_path) as create:
        check_kills(create(), kills=200, games=50, pace=0.7, longest=2.0)
