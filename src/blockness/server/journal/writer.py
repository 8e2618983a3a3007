"""Writes the entries of all rooms: those that wait share a transaction, and each is acknowledged after its sync."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import update
from sqlalchemy.exc import IntegrityError

from blockness.server.ending import end
from blockness.server.journal.outages import PATIENCE, NoDatabase
from blockness.server.journal.schema import journal, room
from blockness.server.table.entries import FORMAT, AnyEntry, write_entry

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from contextlib import AbstractAsyncContextManager

    from sqlalchemy import Table
    from sqlalchemy.ext.asyncio import AsyncConnection

    from blockness.server.journal.outages import Outages

    Begin = Callable[[], AbstractAsyncContextManager[AsyncConnection]]

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

    def __init__(self, begin: Begin, insert: Callable[[Table], Any], outages: Outages) -> None:
        self.begin = begin  # a transaction
        self.opening = insert(room).on_conflict_do_nothing()
        self.appending = insert(journal).on_conflict_do_nothing().returning(journal.c.room, journal.c.number)
        self.outages = outages
        self.pending: list[Pending] = []
        self.news = asyncio.Event()  # something is pending
        self.rest = asyncio.Event()  # nothing is pending or being written
        self.rest.set()
        self.unwritten = 0  # entries that somebody waits for
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start."""
        self.task = asyncio.create_task(self.keep_writing())

    async def stop(self) -> None:
        """Stop when everything is written, or could have been."""
        if self.task:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.rest.wait(), PATIENCE)
            await end([self.task])

    async def write(
        self, code: str, number: int, entry: AnyEntry, starts: bool = False, opens: dict[str, Any] | None = None
    ) -> bool:
        """Commit an entry, and only then return; False if its number is taken. What waits here is written anyway."""
        assert self.task, "start it first"
        self.outages.insist("written")
        pending = Pending(code, number, entry, starts, opens, asyncio.get_running_loop().create_future())
        self.pending.append(pending)
        self.news.set()
        self.rest.clear()
        self.unwritten += 1
        try:
            return await pending.written
        finally:
            self.unwritten -= 1

    async def keep_writing(self) -> None:
        """Keep writing what is waiting. If the database fails, nobody has to wait for the next failure."""
        while True:
            await self.news.wait()
            batch, self.pending = self.pending[:MOST_AT_ONCE], self.pending[MOST_AT_ONCE:]
            try:
                await self.outages.dare("written", self.commit_each(batch))
            except NoDatabase as error:
                fail(batch + self.pending, error)
                self.pending = []
            except Exception as error:
                fail(batch, error)
            if not self.pending:
                self.news.clear()
                self.rest.set()

    async def commit_each(self, batch: list[Pending]) -> None:
        """Write entries together or, if one of the rooms is gone, each alone: the others must not suffer."""
        try:
            await self.commit(batch)
        except IntegrityError:
            for one in batch:
                try:
                    await self.commit([one])
                except IntegrityError as error:
                    fail([one], error)

    async def commit(self, batch: Sequence[Pending]) -> None:
        """Write entries in one transaction and tell each whether it was the first with its number."""
        # In the same order in all processes: the database would end two that are waiting for each other's keys.
        batch = sorted(batch, key=lambda one: one[:2])
        opens = [one.opens for one in batch if one.opens]
        async with self.begin() as connection:
            if opens:
                await connection.execute(self.opening, opens)
            found = await connection.execute(self.appending, [as_row(one) for one in batch])
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
