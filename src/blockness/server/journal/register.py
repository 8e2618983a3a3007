"""Which processes are alive and who is connected through them: short-lived facts, but the same for all."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import delete, func, insert, select, text, update

from blockness.server.journal.outages import asks
from blockness.server.journal.schema import attendance, journal, process, room

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from sqlalchemy.ext.asyncio import AsyncConnection

    from blockness.server.journal.journal import Journal

# Each changes whenever anybody else writes something, and costs next to nothing to ask for.
PULSE = {"sqlite": "PRAGMA data_version", "postgresql": "SELECT pg_current_snapshot()::text"}


class Connected(NamedTuple):
    """The seats that are connected somewhere, and how many are watching there."""

    seats: frozenset[int] = frozenset()
    watching: int = 0


class Found(NamedTuple):
    """What a look at the database showed."""

    versions: dict[str, int]  # of some rooms
    signs: dict[str, int]  # of all processes
    connected: list[tuple[str, str, Connected]]  # to a room, through a process


class Register:
    """Writes down who is connected here, and reads who is connected elsewhere."""

    def __init__(self, journal: Journal) -> None:
        self.engine = journal.engine
        self.insert = journal.insert
        self.outages = journal.outages
        self.reader: AsyncConnection | None = None

    @asks("written")
    async def sign(self, name: str, signs: int, here: Mapping[str, Connected]) -> bool:
        """Show that a process is alive and who is there now; False if the others had given up on it."""
        async with self.engine.begin() as connection:
            sign = update(process).where(process.c.name == name).values(signs=signs).returning(process.c.name)
            is_known = (await connection.execute(sign)).first() is not None
            if not is_known:
                await connection.execute(insert(process).values(name=name, signs=signs))
            for code in sorted(here):  # in the same order in all processes, so that none waits for another
                await connection.execute(self.statement(name, code, here[code]))
        return is_known

    def statement(self, name: str, code: str, here: Connected) -> Any:
        """Return how a room's attendance is written, or deleted if nobody is left."""
        if here == Connected():
            return delete(attendance).where(attendance.c.room == code, attendance.c.process == name)
        row = {"seats": sum(1 << seat for seat in here.seats), "watching": here.watching}
        statement = self.insert(attendance).values(room=code, process=name, **row)
        return statement.on_conflict_do_update(index_elements=[attendance.c.room, attendance.c.process], set_=row)

    @asks("written")
    async def strike(self, signs: Mapping[str, int]) -> None:
        """Forget processes that have been silent since then, and who was connected through them."""
        async with self.engine.begin() as connection:
            for name in sorted(signs):
                await connection.execute(delete(process).where(process.c.name == name, process.c.signs == signs[name]))

    async def pulse(self) -> Any:
        """Return something that changes as soon as anybody has written anything."""
        if self.reader is None:  # one connection for all looks: for each, SQLite counts what the others wrote
            self.reader = await self.engine.connect()
            await self.reader.execution_options(isolation_level="AUTOCOMMIT")
        return await self.reader.scalar(text(PULSE[self.engine.dialect.name]))

    async def read(self, codes: Collection[str]) -> Found:
        """Return the versions of some rooms, and who is connected to them."""
        assert self.reader is not None, "the pulse comes first"
        last = select(func.max(journal.c.number)).where(journal.c.room == room.c.code).scalar_subquery()
        versions = await self.reader.execute(select(room.c.code, last).where(room.c.code.in_(codes)))
        signs = await self.reader.execute(select(process.c.name, process.c.signs))
        rows = await self.reader.execute(select(attendance).where(attendance.c.room.in_(codes)))
        return Found(
            {code: number or 0 for code, number in versions},
            {row.name: row.signs for row in signs},
            [(row.room, row.process, Connected(seats_in(row.seats), row.watching)) for row in rows],
        )

    async def let_go(self) -> None:
        """Give the connection back, whatever state it is in; the next look opens another one."""
        reader, self.reader = self.reader, None
        if reader is not None:
            await asyncio.shield(forget(reader))


async def forget(connection: AsyncConnection) -> None:
    """Close a connection for good."""
    try:
        await connection.invalidate()
    finally:
        await connection.close()


def seats_in(bits: int) -> frozenset[int]:
    """Return the seats whose bits are set."""
    return frozenset(seat for seat in range(bits.bit_length()) if bits >> seat & 1)
