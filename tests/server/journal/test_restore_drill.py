"""A busy evening is backed up at random moments; each backup becomes a server on which everybody plays on."""

from __future__ import annotations

import asyncio
import random
import sys
from typing import TYPE_CHECKING, NamedTuple

import pytest

from blockness.game import Moved, Record
from blockness.server.journal.backup import Restored, back_up, restore
from blockness.server.journal.old_rooms import delete_room
from blockness.server.journal.opening import opened
from blockness.server.journal.records import read_records
from server.databases import KINDS, databases, driven
from server.evening import COLOURS, TABLES, Evening, Table
from server.guest import Guest, make_room, play_on
from server.services import serving

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

QUICK, SLOW = 0.02, 0.3  # seconds that people think; a command takes a while to start
PEOPLE = TABLES[:2]  # without computers, who would think for a second each

Moves = dict[tuple[int, int], str]  # by game and ply


class Saved(NamedTuple):
    """A backup, and what had been acknowledged before it began."""

    file: Path
    before: dict[str, Moves]  # by room


@pytest.fixture(params=KINDS)
def create(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[], str]]:
    with databases(request.param, tmp_path) as one:
        yield one


async def back_up_now_and_then(evening: Evening, folder: Path, count: int, by_command: bool) -> list[Saved]:
    """Back up at random moments while everybody plays."""
    chance, saved = random.Random(count), list[Saved]()
    for number in range(count):
        goal = evening.played + chance.randint(5, 60)
        while evening.played < goal:
            await asyncio.sleep(0.01)
        one = Saved(folder / f"{number}.backup", {table.code: table.acknowledged() for table in evening.tables})
        if by_command:
            words = ("-m", "blockness", "data", "backup", str(one.file), "--database", evening.server.database)
            process = await asyncio.create_subprocess_exec(sys.executable, *words)
            assert await process.wait() == 0
        else:
            await back_up(driven(evening.server.database), one.file)
        saved.append(one)
    return saved


def moves_of_people(table: Table, games: list[Record]) -> Moves:
    """The moves of people in the games of a room."""
    found: Moves = {}
    for number, game in enumerate(games, 1):
        for moved in (event for event in game.events if isinstance(event, Moved)):
            if "level" not in table.seats[COLOURS.index(moved.colour)]:
                assert (number, moved.ply) not in found, "no move is doubled"
                found[number, moved.ply] = str(moved.move)
    return found


async def check(saved: Saved, evening: Evening, database: str) -> None:
    """Restore a backup into a new database, compare it with what people were told, and play on there."""
    await restore(driven(database), saved.file)
    with serving(database) as server:
        records = await read_records(
            driven(database), saved.before
        )  # the server would read a room for each of its games
        for table in evening.tables:
            kept = moves_of_people(table, records[table.code])
            assert saved.before[table.code].items() <= kept.items(), "nothing that was acknowledged is lost"
            assert kept.items() <= table.acknowledged().items(), "and nothing was played that was not acknowledged then"
        await asyncio.gather(*(finish(server.address, table) for table in evening.tables))


async def finish(address: str, table: Table) -> None:
    """Everybody comes back with their tokens and plays the game to its end."""
    guests = [Guest(address, table.code, guest.tokens) for guest in table.guests]
    await asyncio.gather(*(guest.__aenter__() for guest in guests))
    for guest, regular in zip(guests, table.guests, strict=True):
        assert guest.you == regular.mine, "no seat is lost"
    await asyncio.gather(*(play_on(guest, random.Random(number)) for number, guest in enumerate(guests)))
    assert all(guest.state["phase"] == "over" for guest in guests)
    await asyncio.gather(*(guest.__aexit__() for guest in guests))


def drill(create: Callable[[], str], folder: Path, tables: int, moments: int, by_command: bool) -> None:
    async def law() -> None:
        with serving(create()) as server:
            evening = Evening(server, tables, PEOPLE)
            async with evening.playing(SLOW if by_command else QUICK):
                saved = await back_up_now_and_then(evening, folder, moments, by_command)
        for number, one in enumerate(saved, 1):
            await check(one, evening, create())
            known = sum(len(moves) for moves in one.before.values())
            print(f"moment {number}: {known} acknowledged moves restored, 0 lost, 0 doubled, all played on", flush=True)

    asyncio.run(law())


def test_nothing_acknowledged_is_lost_or_doubled_by_a_restore(create: Callable[[], str], tmp_path: Path) -> None:
    drill(create, tmp_path, tables=3, moments=2, by_command=False)


def test_rooms_come_back_while_people_play(tmp_path: Path) -> None:
    database, file = f"sqlite:///{tmp_path}/rooms.sqlite", tmp_path / "rooms.backup"

    async def law() -> None:
        with serving(database) as server:
            lost, other = (make_room(server.address, [{"name": "Ann"}, {"name": "Bob"}]) for _ in range(2))
            async with Guest(server.address, other["code"], other["tokens"].values()) as guest:
                async with Guest(server.address, lost["code"], lost["tokens"].values()) as gone:
                    await play_on(gone, random.Random(1), most=3)
                    await back_up(driven(database), file)
                    async with opened(driven(database)) as engine:
                        await delete_room(engine, lost["code"])
                await play_on(guest, random.Random(2), most=3)
                assert await restore(driven(database), file) == Restored(rooms=1, entries=4, kept=1, behind=0)
                async with Guest(server.address, lost["code"], lost["tokens"].values()) as back:
                    assert back.state["ply"] == 3
                    await play_on(back, random.Random(3))
                    assert back.state["phase"] == "over"
                await play_on(guest, random.Random(4))
                assert guest.state["phase"] == "over"

    asyncio.run(law())


@pytest.mark.long
def test_nor_at_twenty_moments_by_command(create: Callable[[], str], tmp_path: Path) -> None:
    drill(create, tmp_path, tables=6, moments=20, by_command=True)
