"""A journal is read a little at a time, and moves come first, so that nobody waits until another room is open."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from blockness.server.journal import journal
from blockness.server.live import rooms
from blockness.server.settings import Settings
from server.gathering import Table, facts, local

if TYPE_CHECKING:
    from pathlib import Path

    from blockness.server.table.entries import AnyEntry

CODE = "abcdefgh"


def undone(games: int) -> Table:
    """A table where many turns were taken back: each time the game is played again from its start."""
    table = Table(local("Ann", "Bob"))
    for game in range(games):
        table.play_some(8, seed=game)
        for _ in range(8):
            table.undo(table.room.movers[-1])
    return table


@pytest.mark.parametrize("games", [1, 5])
def test_others_have_their_turn_while_a_journal_is_read(
    games: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = undone(games)
    monkeypatch.setattr(rooms, "AT_ONCE", 0.0)
    monkeypatch.setattr(journal, "LONGEST", 3600.0)

    async def read(_code: str) -> list[AnyEntry]:
        return table.journal

    async def law() -> None:
        live = rooms.LiveRooms(Settings(database=f"sqlite:///{tmp_path}/rooms.sqlite"))
        monkeypatch.setattr(live.process.journal, "read", read)
        live.process.journal.writer.unwritten = 1  # a move elsewhere
        reading = asyncio.create_task(live.read(CODE))
        for _ in range(1000):
            await asyncio.sleep(0)
        assert not reading.done()
        live.process.journal.writer.unwritten, turns = 0, 0
        while not reading.done():
            await asyncio.sleep(0)
            turns += 1
        assert turns >= len(table.journal) - 1
        assert facts(await reading) == facts(table.room) | {"code": CODE}

    asyncio.run(law())
