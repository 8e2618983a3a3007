"""A power cut in the middle of a transaction: wherever SQLite's log ends, every game is as it was before or after.

The log is a header of 32 bytes and frames, each a header of 24 bytes and a page; a frame that says how large the
database is, in its second word, ends a transaction.
"""

from __future__ import annotations

import asyncio
import random
import shutil
from contextlib import AsyncExitStack
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, TypeAlias

import pytest

from blockness.server.journal import schema
from blockness.server.journal.journal import Journal
from blockness.server.table.entries import AnyEntry, Said
from blockness.server.table.room import read_room
from blockness.server.table.state import state_of
from server.databases import driven
from server.guest import Guest, make_room, play_on
from server.services import serving

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

HEADER, FRAME_HEADER = 32, 24
Games: TypeAlias = dict[str, list[AnyEntry]]


@dataclass(frozen=True)
class Cut:
    """What was on the disk when the server was killed, and where the last transaction of games is, at the log's end."""

    folder: Path
    database: bytes
    log: bytes
    shared: bytes  # what the processes share of the log; worth nothing after a crash
    begin: int
    end: int

    def with_log(self, log: bytes, keep_shared: bool = False) -> str:
        """Write the files again, with a different log."""
        place = self.folder / "again"
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir()
        (place / "rooms.sqlite").write_bytes(self.database)
        (place / "rooms.sqlite-wal").write_bytes(log)
        if keep_shared:
            (place / "rooms.sqlite-shm").write_bytes(self.shared)
        return driven(f"sqlite:///{place}/rooms.sqlite")


async def play_some(address: str, count: int) -> None:
    """Begin some games; moves that are made at once share the last transaction."""
    async with AsyncExitStack() as stack:
        guests = []
        for _ in range(count):
            made = make_room(address, [{"name": "Ann"}, {"name": "Bob"}, {"name": "Cid"}])
            guest = Guest(address, made["code"], made["tokens"].values())
            guests.append(await stack.enter_async_context(guest))
        await asyncio.gather(*(play_on(guest, random.Random(n), 3 + n) for n, guest in enumerate(guests)))
        await asyncio.gather(*(guest.play(guest.moves[0]) for guest in guests))


def ends_of_transactions(log: bytes) -> list[int]:
    """Where the transactions in the log end."""
    page = int.from_bytes(log[8:12], "big")
    frames = range(HEADER, len(log) - FRAME_HEADER - page + 1, FRAME_HEADER + page)
    salt = log[16:24]
    own = [at for at in frames if log[at + 8 : at + 16] == salt]  # the others are of an older log
    return [at + FRAME_HEADER + page for at in own if log[at + 4 : at + 8] != bytes(4)]


@pytest.fixture(scope="module")
def cut(tmp_path_factory: pytest.TempPathFactory) -> Cut:
    folder = tmp_path_factory.mktemp("cut")
    with serving(f"sqlite:///{folder}/rooms.sqlite") as server:
        asyncio.run(play_some(server.address, 6))
        server.kill()
    database, log, shared = ((folder / f"rooms.sqlite{ending}").read_bytes() for ending in ("", "-wal", "-shm"))
    for end, begin in pairwise(reversed(ends_of_transactions(log))):  # the last ones tell who was connected
        one = Cut(folder, database, log[:end], shared, begin, end)
        if asyncio.run(read(one.with_log(log[:begin]))) != asyncio.run(read(one.with_log(one.log))):
            return one
    raise AssertionError("the last moves are no longer in the log")


async def read(url: str) -> Games:
    """All games, each of them opened."""
    journal = Journal(url)
    try:
        async with journal.engine.connect() as connection:
            codes = list(await connection.scalars(schema.room.select()))
        games = {code: await journal.read(code) for code in codes}
    finally:
        await journal.stop()
    for code, entries in games.items():
        state_of(read_room(code, entries))
    return games


async def go_on(url: str) -> None:
    """Write another entry into each game."""
    journal = Journal(url)
    await journal.start()
    try:
        async with journal.engine.connect() as connection:
            codes = list(await connection.scalars(schema.room.select()))
        for code in codes:
            found = await journal.read(code)
            assert await journal.append(code, len(found) + 1, Said(seat=0, phrase="hello"))
            assert await journal.read(code) == [*found, Said(seat=0, phrase="hello")]
    finally:
        await journal.stop()


def test_sqlite_is_told_to_lose_nothing(tmp_path: Path) -> None:
    async def ask() -> dict[str, object]:
        journal = Journal(driven(f"sqlite:///{tmp_path}/rooms.sqlite"))
        async with journal.engine.connect() as connection:
            names = ("journal_mode", "synchronous", "foreign_keys")
            found = {name: (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in names}
        await journal.stop()
        return found

    full = 2  # the disk has it before anybody hears of it
    assert asyncio.run(ask()) == {"journal_mode": "wal", "synchronous": full, "foreign_keys": 1}


def before_and_after(cut: Cut) -> tuple[Games, Games]:
    before = asyncio.run(read(cut.with_log(cut.log[: cut.begin])))
    after = asyncio.run(read(cut.with_log(cut.log)))
    assert before != after
    assert all(after[code][: len(entries)] == entries for code, entries in before.items())
    assert len(after) == 6
    return before, after


def check(cut: Cut, places: Iterable[int]) -> None:
    """Cut the log at some places, and spoil it there."""
    before, after = before_and_after(cut)

    async def law() -> None:
        for place in places:
            shorter = cut.log[: cut.begin + place]
            url = cut.with_log(shorter, keep_shared=place % 2 == 0)
            assert await read(url) == (after if len(shorter) >= cut.end else before), f"cut at byte {place}"
            if place % 257 == 0:
                await go_on(url)
            if cut.begin + place < cut.end:
                spoilt = bytearray(cut.log)
                spoilt[cut.begin + place] ^= 1 + place % 255
                assert await read(cut.with_log(bytes(spoilt))) == before, f"spoilt at byte {place}"

    asyncio.run(law())


def test_a_log_that_ends_anywhere_opens_every_game(cut: Cut) -> None:
    length = cut.end - cut.begin
    places = {*range(0, length, 97), *range(FRAME_HEADER + 8), *range(length - 8, length + 1)}
    check(cut, sorted(places))


@pytest.mark.long
def test_a_log_that_ends_at_each_byte_opens_every_game(cut: Cut) -> None:
    check(cut, range(cut.end - cut.begin + 1))


def test_a_log_that_ends_in_noise_opens_every_game(cut: Cut) -> None:
    before, after = before_and_after(cut)
    chance = random.Random(4)

    async def law() -> None:
        for number in range(60):
            place = chance.randint(cut.begin, cut.end)
            noise = chance.randbytes(chance.randint(1, 10_000)) if number % 2 else bytes(chance.randint(1, 10_000))
            found = await read(cut.with_log(cut.log[:place] + noise))
            assert found == (after if place == cut.end else before)

    asyncio.run(law())
