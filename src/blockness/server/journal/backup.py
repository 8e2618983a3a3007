"""All rooms of a database into a file and back, while servers are running."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from blockness.server.journal.backup_file import (
    Contents,
    EntryLine,
    InvalidBackup,
    RoomLine,
    check,
    read_lines,
    writing,
)
from blockness.server.journal.journal import UPGRADES_PATIENCE, explained, lock_schema, make_engine, prepare
from blockness.server.journal.opening import snapshot
from blockness.server.journal.schema import journal, room

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from sqlalchemy.ext.asyncio import AsyncConnection

    from blockness.server.journal.backup_file import Line

MOST_AT_ONCE = 1_000  # rows


class Restored(NamedTuple):
    """What a backup brought back, and which of its rooms were there already."""

    rooms: int
    entries: int
    kept: int  # rooms that stayed as they were
    behind: int  # of these, how many the backup knows more about


async def back_up(url: str, path: Path) -> Contents:
    """Write all rooms as they are at this moment; only what is true for seconds is left out (who is connected)."""
    async with snapshot(url) as connection:
        with writing(path) as file:
            for table, line in ((room, RoomLine), (journal, EntryLine)):
                columns = [table.c[name] for name in line.__struct_fields__]
                found = await connection.stream(select(*columns).order_by(*table.primary_key))
                async for part in found.partitions(MOST_AT_ONCE):
                    for row in part:
                        file.put(line(*row))
    return Contents(file.rooms, file.entries)


async def restore(url: str, path: Path) -> Restored:
    """Add the rooms of a backup that a database does not have, all of them or, if anything is wrong, none.

    Nothing that is there is changed or deleted: a server that has a room in memory relies on its past.
    """
    check(path)
    await prepare(url)
    engine = make_engine(url, UPGRADES_PATIENCE)
    try:
        with explained():
            async with engine.begin() as connection:
                await lock_schema(connection)
                return await add_rooms(connection, path)
    finally:
        await engine.dispose()


async def add_rooms(connection: AsyncConnection, path: Path) -> Restored:
    """Write the rooms that are missing."""
    last = select(func.max(journal.c.number)).where(journal.c.room == room.c.code).scalar_subquery()
    there = {code: version or 0 for code, version in await connection.execute(select(room.c.code, last))}
    rooms = entries = kept = 0
    behind: set[str] = set()
    for lines in in_batches(read_lines(path)):
        new_rooms = [line for line in lines if isinstance(line, RoomLine) and line.code not in there]
        new_entries = [line for line in lines if isinstance(line, EntryLine) and line.room not in there]
        try:
            if new_rooms:
                await connection.execute(insert(room), rows(new_rooms))
            if new_entries:
                await connection.execute(insert(journal), rows(new_entries))
        except IntegrityError as error:
            raise InvalidBackup(
                "rooms of the backup were written by somebody else meanwhile: please try again"
            ) from error
        rooms, entries = rooms + len(new_rooms), entries + len(new_entries)
        kept += sum(isinstance(line, RoomLine) for line in lines) - len(new_rooms)
        behind |= {
            line.room
            for line in lines
            if isinstance(line, EntryLine) and line.number > there.get(line.room, line.number)
        }
    return Restored(rooms, entries, kept, len(behind))


def in_batches(lines: Iterable[Line]) -> Iterator[list[Line]]:
    """Yield as many lines together as are written in one go."""
    batch: list[Line] = []
    for line in lines:
        batch.append(line)
        if len(batch) == MOST_AT_ONCE:
            yield batch
            batch = []
    yield batch


def rows(lines: Iterable[Line]) -> list[dict[str, Any]]:
    """Return lines as rows of their table."""
    return [msgspec.structs.asdict(line) for line in lines]
