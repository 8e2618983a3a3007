"""A journal is read a little at a time, so that nobody waits until another room is open."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from blockness.server.live import rooms
from blockness.server.settings import Settings
from server.gathering import Table, facts, local

if TYPE_CHECKING:
    from pathlib import Path

    from blockness.server.table.entries import AnyEntry


@pytest.mark.parametrize("games", [1, 5])
def test_others_have_their_turn_while_a_journal_is_read(
    games: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(local("Ann", "Bob"))
    for game in range(games):  # many turns taken back: each is played again from the start
        table.play_some(8, seed=game)
        for _ in range(8):
            table.undo(table.room.movers[-1])
    monkeypatch.setattr(rooms, "AT_ONCE", 0.0)

    async def read(_code: str) -> list[AnyEntry]:
        return table.journal

    async def law() -> int:
        live = rooms.LiveRooms(Settings(database=f"sqlite:///{tmp_path}/rooms.sqlite"))
        monkeypatch.setattr(live.process.journal, "read", read)
        reading, turns = asyncio.create_task(live.read("abcdefgh")), 0
        while not reading.done():
            await asyncio.sleep(0)
            turns += 1
        assert facts(await reading) == facts(table.room) | {"code": "abcdefgh"}
        return turns

    assert asyncio.run(law()) >= len(table.journal)
