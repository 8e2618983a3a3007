"""The games of rooms as records, straight from a database."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import or_, select

from blockness.box import Invalid
from blockness.server.journal.opening import snapshot
from blockness.server.journal.schema import journal
from blockness.server.table.entries import UnreadableEntry, read_entry
from blockness.server.table.room import BrokenJournal, Room
from blockness.server.table.tokens import hash_of

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from sqlalchemy.ext.asyncio import AsyncConnection

    from blockness.game import Record


class NoRecords(Invalid):
    """A room that has no games to read."""


async def read_records(url: str, codes: Collection[str], tokens: Collection[str] = ()) -> dict[str, list[Record]]:
    """Return the games of some rooms, and of the rooms in which somebody has a seat with one of these tokens."""
    found: dict[str, list[Record]] = {}
    async with snapshot(url) as connection:
        for code in sorted({*codes, *await rooms_of(connection, tokens)}):
            columns = journal.c.at, journal.c.format, journal.c.entry
            query = select(*columns).where(journal.c.room == code).order_by(journal.c.number)
            found[code] = records_of(code, (await connection.execute(query)).all())
    return found


async def rooms_of(connection: AsyncConnection, tokens: Collection[str]) -> list[str]:
    """Return the rooms that tokens belong to."""
    if not tokens:
        return []
    holds = or_(*(journal.c.entry.contains(f'"key":"{hash_of(token)}"', autoescape=True) for token in tokens))
    return list(await connection.scalars(select(journal.c.room).where(holds).distinct()))


def records_of(code: str, rows: Sequence[Any]) -> list[Record]:
    """Return a room's games, each with the day on which it began."""
    room, days = Room(code), list[str]()
    try:
        for at, form, entry in rows:
            room.apply(read_entry(entry, form))
            if len(room.games) > len(days):
                days.append(time.strftime("%Y-%m-%d", time.gmtime(at)))
    except (UnreadableEntry, BrokenJournal) as error:
        raise NoRecords(f"room {code} cannot be read: {error}") from error
    if not rows:
        raise NoRecords(f"there is no room {code}")
    records = [room.record(number) for number in range(1, len(room.games) + 1)]
    for record, day in zip(records, days, strict=True):
        record.headers["Date"] = day
    return records
