"""Old rooms are deleted when somebody says so, or every night; nobody loses a room that is in use."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import insert, select, update

from blockness.server.journal import schema
from blockness.server.journal.journal import Journal, make_engine, prepare
from blockness.server.journal.old_rooms import OldRooms, count_old, prune
from blockness.server.live.pruning import DAY, HOUR, next_night
from blockness.server.table.entries import Opened, Said
from cli.command import answer, run
from server.databases import KINDS, databases, driven
from server.gathering import apart
from server.services import serving, wait_for
from server.workers import figure_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from sqlalchemy.ext.asyncio import AsyncEngine

OPENED = Opened(seats=apart("Ann", "Bob"), variant="classic", first=0)
AGES = {"aaaa": (100, 100), "bbbb": (100, 80), "cccc": (80, 80), "dddd": (100, 100), "eeee": (91, 91)}  # days


@pytest.fixture(scope="module", params=KINDS)
def create(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], str]]:
    with databases(request.param, tmp_path_factory.mktemp("old")) as one:
        yield one


async def write_rooms(url: str) -> None:
    """Rooms that were opened some days ago and have an entry that is some days old; somebody is in dddd."""
    await prepare(url)
    journal = Journal(url)
    await journal.start()
    now = int(time.time())
    for code, (opened, last) in AGES.items():
        await journal.open(code, OPENED, code != "eeee")
        await journal.append(code, 2, Said(seat=0, text="and so on"))
        rows, entries = schema.room.c, schema.journal.c
        async with journal.engine.begin() as connection:
            for statement in (
                update(schema.room).where(rows.code == code).values(opened_at=now - opened * DAY),
                update(schema.journal).where(entries.room == code).values(at=now - opened * DAY),
                update(schema.journal).where(entries.room == code, entries.number == 2).values(at=now - last * DAY),
            ):
                await connection.execute(statement)
    async with journal.engine.begin() as connection:
        await connection.execute(insert(schema.process).values(name="one", signs=1))
        await connection.execute(insert(schema.attendance).values(room="dddd", process="one", seats=1, watching=0))
    await journal.stop()


async def codes_in(engine: AsyncEngine) -> list[str]:
    async with engine.connect() as connection:
        rooms = list(await connection.scalars(select(schema.room.c.code).order_by(schema.room.c.code)))
        entries = list(await connection.scalars(select(schema.journal.c.room).order_by(schema.journal.c.room)))
    assert entries == sorted(2 * rooms), "the entries go with their room"
    return rooms


def test_rooms_without_a_move_for_long_are_deleted_unless_somebody_is_there(
    create: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("blockness.server.journal.old_rooms.MOST_AT_ONCE", 1)
    url = driven(create())

    async def law() -> None:
        await write_rooms(url)
        engine = make_engine(url)
        before = time.time() - 90 * DAY
        assert await count_old(engine, before) == OldRooms(rooms=2, entries=4)
        assert await codes_in(engine) == list(AGES)
        assert await prune(engine, before) == OldRooms(rooms=2, entries=4)
        assert await codes_in(engine) == ["bbbb", "cccc", "dddd"]
        assert await prune(engine, before) == OldRooms(0, 0)
        await engine.dispose()

    asyncio.run(law())


def test_a_room_that_wakes_up_meanwhile_stays(create: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the look for old rooms and their deletion, somebody plays in one of them."""
    from blockness.server.journal import old_rooms

    url = driven(create())
    asyncio.run(write_rooms(url))
    is_old, asked = old_rooms.is_old, list[float]()

    def is_old_at_first(before: float) -> Any:
        asked.append(before)
        return is_old(before) if len(asked) % 2 else is_old(before) & (schema.room.c.code != "aaaa")

    async def law() -> None:
        engine = make_engine(url)
        monkeypatch.setattr(old_rooms, "is_old", is_old_at_first)
        assert await old_rooms.prune_some(engine, time.time() - 90 * DAY) == OldRooms(rooms=1, entries=2)
        assert await codes_in(engine) == ["aaaa", "bbbb", "cccc", "dddd"]
        await engine.dispose()

    asyncio.run(law())


def test_the_command_says_what_it_would_do_and_does_it(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/rooms.sqlite"
    asyncio.run(write_rooms(driven(url)))
    words = ("data", "prune", "--older-than", "90d", "--database", url)
    assert answer(*words, "--dry-run") == "would be deleted: 2 rooms, 4 entries\n"
    assert answer(*words) == "deleted: 2 rooms, 4 entries\n"
    assert answer("data", "prune", "--room", "dddd", "--database", url) == "deleted: 1 room, 2 entries\n"
    assert asyncio.run(left(url)) == ["bbbb", "cccc"]
    refused = run("data", "prune", "--older-than", "soon", "--database", url)
    assert refused.returncode == 2
    assert "expected a time like 90d, 12w or 36h, got 'soon'" in refused.stderr


def test_a_server_that_is_told_to_deletes_them_and_tells_how_many_rooms_it_keeps(create: Callable[[], str]) -> None:
    url = create()
    asyncio.run(write_rooms(driven(url)))
    with serving(url) as server:
        wait_for(lambda: set(figure_of(server, "rooms_kept").values()) == {5.0}, "the number of rooms")
        assert all(size > 10_000 for size in figure_of(server, "database_bytes").values())
    with serving(url, keep_days=90):
        wait_for(lambda: asyncio.run(left(url)) == ["bbbb", "cccc", "dddd"], "the deletion")


async def left(url: str) -> list[str]:
    engine = make_engine(driven(url))
    try:
        async with engine.connect() as connection:
            return list(await connection.scalars(select(schema.room.c.code).order_by(schema.room.c.code)))
    finally:
        await engine.dispose()


def test_the_night_is_within_a_day_by_the_clock_on_the_wall() -> None:
    for hours in range(0, 24 * 400, 7):
        now = 1_790_000_000.0 + 3600 * hours
        night = next_night(now)
        assert 0 < night - now <= 25 * 3600
        assert time.localtime(night)[3:6] == (HOUR, 0, 0)
