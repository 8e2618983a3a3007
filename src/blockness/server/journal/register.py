"""Which processes are alive and who is connected through them: short-lived facts, but the same for all."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import delete, func, insert, select, text, update

from blockness.server.journal.outages import asks
from blockness.server.journal.schema import attendance, journal, process, room

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from sqlalchemy import Select
    from sqlalchemy.ext.asyncio import AsyncConnection

    from blockness.server.journal.journal import Journal

# Each changes whenever anybody else writes something, and costs next to nothing to ask for.
PULSE = {"sqlite": "PRAGMA data_version", "postgresql": "SELECT pg_current_snapshot()::text"}


class Connected(NamedTuple):
    """The seats that are connected somewhere, and how many are watching there."""

    seats: frozenset[int] = frozenset()
    watching: int = 0


class Register:
    """Writes down who is connected here, and reads who is connected elsewhere."""

    def __init__(self, journal: Journal) -> None:
        self.engine = journal.engine
        self.begin = journal.begin
        self.insert = journal.insert
        self.outages = journal.outages
        self.reader: AsyncConnection | None = None

    @asks("written")
    async def sign(self, name: str, signs: int, here: Mapping[str, Connected]) -> bool:
        """Show that a process is alive and who is there now; False if the others had given up on it."""
        async with self.begin() as connection:
            sign = update(process).where(process.c.name == name).values(signs=signs).returning(process.c.name)
            is_known = (await connection.execute(sign)).first() is not None
            if not is_known:
                await connection.execute(insert(process).values(name=name, signs=signs))
            there = [row_of(name, code, here[code]) for code in sorted(here) if here[code] != Connected()]
            gone = [code for code, one in here.items() if one == Connected()]
            if there:  # in the same order in all processes, so that none waits for another
                statement = self.insert(attendance)
                new = {key: statement.excluded[key] for key in ("seats", "watching")}
                key = [attendance.c.room, attendance.c.process]
                await connection.execute(statement.on_conflict_do_update(index_elements=key, set_=new), there)
            if gone:
                is_here = attendance.c.process == name
                await connection.execute(delete(attendance).where(is_here, attendance.c.room.in_(gone)))
        return is_known

    @asks("written")
    async def strike(self, signs: Mapping[str, int]) -> None:
        """Forget processes that have been silent since then, and who was connected through them."""
        async with self.begin() as connection:
            for name in sorted(signs):
                await connection.execute(delete(process).where(process.c.name == name, process.c.signs == signs[name]))

    async def pulse(self) -> Any:
        """Return something that changes as soon as anybody has written anything."""
        if self.reader is None:  # one connection for all looks: for each, SQLite counts what the others wrote
            self.reader = await self.engine.connect()
            await self.reader.execution_options(isolation_level="AUTOCOMMIT")
        return await self.reader.scalar(text(PULSE[self.engine.dialect.name]))

    async def signs(self) -> dict[str, int]:
        """Return the signs of life of all processes."""
        rows = await self.read(select(process.c.name, process.c.signs))
        return {row.name: row.signs for row in rows}

    async def connected(self, codes: Collection[str]) -> list[tuple[str, str, Connected]]:
        """Return who is connected to some rooms: a room, a process, and the seats."""
        rows = await self.read(select(attendance).where(attendance.c.room.in_(codes)))
        return [(row.room, row.process, Connected(seats_in(row.seats), row.watching)) for row in rows]

    async def versions(self, codes: Collection[str]) -> dict[str, int]:
        """Return the versions of some rooms."""
        last = select(func.max(journal.c.number)).where(journal.c.room == room.c.code).scalar_subquery()
        rows = await self.read(select(room.c.code, last.label("version")).where(room.c.code.in_(codes)))
        return {row.code: row.version or 0 for row in rows}

    async def read(self, query: Select[Any]) -> Sequence[Any]:
        """Read over the connection that took the pulse."""
        assert self.reader is not None, "the pulse comes first"
        rows: Sequence[Any] = (await self.reader.execute(query)).all()
        return rows

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


def row_of(name: str, code: str, here: Connected) -> dict[str, Any]:
    """Return a row of the table: who is connected to a room through a process."""
    seats = sum(1 << seat for seat in here.seats)
    return {"room": code, "process": name, "seats": seats, "watching": here.watching}


def seats_in(bits: int) -> frozenset[int]:
    """Return the seats whose bits are set."""
    return frozenset(seat for seat in range(bits.bit_length()) if bits >> seat & 1)
