"""Writes the entries of all rooms: those that wait share a transaction, and each is acknowledged after its sync."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import update
from sqlalchemy.exc import IntegrityError

from blockness.server.journal.outages import PATIENCE
from blockness.server.journal.schema import journal, room
from blockness.server.table.entries import FORMAT, AnyEntry, write_entry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from blockness.server.journal.journal import Journal

MOST_AT_ONCE = 200  # entries in a transaction


class Pending(NamedTuple):
    """An entry waiting for the next transaction."""

    code: str
    number: int
    entry: AnyEntry
    starts: bool  # whether the room is worth keeping from now on
    opens: dict[str, Any] | None  # the row of a new room
    written: asyncio.Future[bool]


class Writer:
    """One task that takes everything that waits. An entry that cannot be written spoils no other."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.pending: asyncio.Queue[Pending] = asyncio.Queue()
        self.unwritten = 0  # entries that somebody waits for
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start."""
        self.task = asyncio.create_task(self.keep_writing())

    async def stop(self) -> None:
        """Stop, but not in the middle of a transaction that may still finish."""
        if self.task:
            self.task.cancel()
            await asyncio.wait([self.task], timeout=PATIENCE)

    async def write(
        self, code: str, number: int, entry: AnyEntry, starts: bool = False, opens: dict[str, Any] | None = None
    ) -> bool:
        """Commit an entry, and only then return; False if its number is taken."""
        pending = Pending(code, number, entry, starts, opens, asyncio.get_running_loop().create_future())
        self.pending.put_nowait(pending)
        self.unwritten += 1
        try:
            return await pending.written
        finally:
            self.unwritten -= 1

    async def keep_writing(self) -> None:
        """Keep writing what is waiting."""
        while True:
            batch = [await self.pending.get()]
            while len(batch) < MOST_AT_ONCE and not self.pending.empty():
                batch.append(self.pending.get_nowait())
            try:
                await self.commit(batch)
            except IntegrityError:  # one room is gone, and the others must not suffer
                for one in batch:
                    await self.commit_alone(one)
            except Exception as error:
                fail(batch, error)

    async def commit_alone(self, one: Pending) -> None:
        """Write one entry in a transaction of its own."""
        try:
            await self.commit([one])
        except Exception as error:
            fail([one], error)

    async def commit(self, batch: Sequence[Pending]) -> None:
        """Write entries in one transaction and tell each whether it was the first with its number."""
        # In the same order in all processes: the database would end two that are waiting for each other's keys.
        batch = sorted(batch, key=lambda one: one[:2])
        opens = [one.opens for one in batch if one.opens]
        insert = self.journal.insert
        async with self.journal.begin() as connection:
            if opens:
                await connection.execute(insert(room).on_conflict_do_nothing(), opens)
            statement = insert(journal).on_conflict_do_nothing().returning(journal.c.room, journal.c.number)
            found = await connection.execute(statement, [as_row(one) for one in batch])
            written = {(code, number) for code, number in found}
            starts = [one.code for one in batch if one.starts and one[:2] in written]
            if starts:
                await connection.execute(update(room).where(room.c.code.in_(starts)).values(started=True))
        for one in batch:
            if not one.written.done():
                one.written.set_result((one.code, one.number) in written)
                written.discard((one.code, one.number))  # two entries of this process had one number


def as_row(one: Pending) -> dict[str, Any]:
    """Return a row of the table."""
    text = write_entry(one.entry)
    return {"room": one.code, "number": one.number, "at": int(time.time()), "format": FORMAT, "entry": text}


def fail(batch: Sequence[Pending], error: Exception) -> None:
    """Tell those waiting that nobody knows whether their entries were written."""
    for one in batch:
        if not one.written.done():
            one.written.set_exception(error)
