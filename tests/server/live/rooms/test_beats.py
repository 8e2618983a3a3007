"""A page hears something at least every few seconds, but no beat right after anything else."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

from blockness.server.live.page import Page
from blockness.server.live.room import LiveRoom
from blockness.server.live.rooms import LiveRooms
from blockness.server.settings import Settings
from server.gathering import Table, local

if TYPE_CHECKING:
    from pathlib import Path


def kinds(page: Page) -> list[str]:
    """What a page has heard since the last time."""
    return [json.loads(page.outbox.get_nowait())["kind"] for _ in range(page.outbox.qsize())]


def test_a_page_that_has_just_heard_something_gets_no_beat(tmp_path: Path) -> None:
    async def law() -> None:
        process = LiveRooms(Settings(database=f"sqlite:///{tmp_path}/rooms.sqlite", beat=60.0)).process
        live, page = LiveRoom(process, Table(local("Ann", "Bob")).room), Page("here")
        live.shared.pages.add(page)
        live.beat(0)
        assert kinds(page) == ["beat"]
        live.beat(0)
        assert kinds(page) == []
        live.shared.told_at -= 40.0
        live.beat(0)
        assert kinds(page) == ["beat"]
        process.journal.outages.lost.add("written")
        live.outage_changed()  # is told at once
        assert kinds(page) == ["beat"]

    asyncio.run(law())
