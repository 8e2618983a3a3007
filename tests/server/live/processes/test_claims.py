"""A computer's turn is claimed by one process; the others may hear of its move before they hear of the claim."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from blockness.server.live.page import Page
from blockness.server.live.room import LiveRoom
from blockness.server.live.rooms import LiveRooms
from blockness.server.settings import Settings
from blockness.server.table.entries import Moved
from server.gathering import Table, apart

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_nobody_thinks_about_a_turn_that_was_played_during_the_claim(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(apart("=otter", "Ann"))
    asked: list[object] = []

    async def law() -> None:
        live = LiveRoom(LiveRooms(Settings(database=f"sqlite:///{tmp_path}/rooms.sqlite")).process, table.room)

        async def claim() -> bool:
            live.shared.apply([Moved(seat=0, move="Sd4f4")])  # by the other process, whose lease then ran out
            return True

        async def choose(*question: object) -> str:
            asked.append(question)
            return "Sd4f4"

        monkeypatch.setattr(live.turns, "claim", claim)
        monkeypatch.setattr(live.process.computers, "choose", choose)
        live.shared.pages.add(Page("127.0.0.1"))
        await live.turns.let_computers_play()

    asyncio.run(law())
    assert table.room.turn == 1
    assert not asked
