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


async def kill_again_and_again(server: Server, evening: Evening, kills: int, most: int) -> None:
    """Kill the server at any moment, after some moves or while it starts, and start it again."""
    chance = random.Random(kills)
    for number in range(kills):
        if number % 5 < 4:
            enough = evening.played + chance.randrange(most)
            while evening.played < enough:
                await asyncio.sleep(0.005)
            await asyncio.sleep(chance.uniform(0.0, 0.2))
        else:
            await asyncio.to_thread(server.kill)
            server.spawn()
            await asyncio.sleep(chance.uniform(0.0, 3.0))
        await asyncio.to_thread(server.kill)
        print(f"kill {number + 1}: {evening.played} moves acknowledged so far", flush=True)
        await asyncio.to_thread(server.start)


def check_kills(database: str, kills: int, games: int, pace: float, most: int, own: bool = False) -> None:
    async def law(server: Server) -> Evening:
        evening = Evening(server, games)
        async with evening.playing(pace):
            await kill_again_and_again(server, evening, kills, most)
        return evening

    with serving(database, own=own) as server:
        evening = asyncio.run(law(server))
        people = evening.check()
        opened = sum(len(guest.closings) for guest in evening.guests)
        print(f"{kills} kills, {games} tables, {people} moves of people, {opened} connections lost: all there")


def test_no_acknowledged_move_is_lost_or_doubled(tmp_path: Path) -> None:
    check_kills(f"sqlite:///{tmp_path}/rooms.sqlite", kills=5, games=12, pace=0.1, most=25)


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_no_acknowledged_move_is_lost_or_doubled_in_200_kills(kind: str, tmp_path: Path) -> None:
    with databases(kind, tmp_path) as create:
        check_kills(create(), kills=200, games=50, pace=0.5, most=60, own=True)
