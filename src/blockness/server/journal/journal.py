"""The journal in a database: what is in it has happened, and nothing else has."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from alembic.util import CommandError
from sqlalchemy import delete, event, func, make_url, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from blockness.server.journal.migrations import upgrade
from blockness.server.journal.outages import Outages, asks
from blockness.server.journal.schema import journal, lease, probe, room
from blockness.server.journal.writer import Writer
from blockness.server.settings import InvalidSetting
from blockness.server.table.entries import AnyEntry, Opened, UnreadableEntry, read_entry

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Collection, Iterator

    from sqlalchemy import ExceptionContext

MOST_AT_ONCE = 200  # entries read in one go
LONGEST = 0.05  # seconds for which moves hold up whoever reads a lot
PAUSE = 0.001  # seconds until the next check whether moves are being written
DRIVERS_PATIENCE = 2.0  # seconds to answer
SKEW = 4  # a lease that ends later than so many lengths from now was made by another clock
UPGRADES_PATIENCE = 600.0  # another server may be upgrading large tables


class Journal:
    """Reads and appends."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self.insert = postgresql.insert if self.engine.dialect.name == "postgresql" else sqlite.insert
        # Those who wait for SQLite's lock look for it now and then, and the unlucky ones give up: so one by one.
        self.turn = asyncio.Lock() if self.engine.dialect.name == "sqlite" else None
        self.outages = Outages({"read": self.try_reading, "written": self.try_writing})
        self.writer = Writer(self.begin, self.insert, self.outages)

    async def start(self) -> None:
        """Start writing."""
        self.writer.start()

    async def stop(self) -> None:
        """Write what is waiting, and close the database."""
        await self.writer.stop()
        await self.outages.stop()
        await self.engine.dispose()

    @property
    def is_writing(self) -> bool:
        """Whether somebody is waiting for an entry to be written."""
        return self.writer.unwritten > 0

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """Begin a transaction that writes."""
        async with self.turn or contextlib.nullcontext(), self.engine.begin() as connection:
            yield connection

    async def open(self, code: str, entry: Opened, started: bool = False) -> bool:
        """Make a room; False if the code is taken."""
        row = {"code": code, "opened_at": int(time.time()), "listed": entry.listed, "started": started}
        return await self.writer.write(code, 1, entry, opens=row)

    async def append(self, code: str, number: int, entry: AnyEntry, starts: bool = False) -> bool:
        """Commit an entry, and only then return; False if its number is taken."""
        return await self.writer.write(code, number, entry, starts)

    @asks("read")
    async def read(self, code: str, since: int = 0) -> list[AnyEntry]:
        """Return a room's entries after a number, fetched a few at a time; none if there is no such room."""
        columns = journal.c.number, journal.c.format, journal.c.entry
        query = select(*columns).where(journal.c.room == code).order_by(journal.c.number).limit(MOST_AT_ONCE)
        found: list[AnyEntry] = []
        async with self.engine.connect() as connection:
            while True:
                last = since + len(found)
                rows = (await connection.execute(query.where(journal.c.number > last))).all()
                for expected, row in enumerate(rows, last + 1):
                    if row.number != expected:
                        raise UnreadableEntry(f"expected entry {expected} of room {code}, got {row.number}")
                    found.append(read_entry(row.entry, row.format))
                if len(rows) < MOST_AT_ONCE:
                    return found
                await self.give_way()

    async def give_way(self) -> None:
        """Let others have their turn in the middle of long work, and moves until they are written, within reason."""
        latest = time.monotonic() + LONGEST
        await asyncio.sleep(0)
        while self.is_writing and time.monotonic() < latest:
            await asyncio.sleep(PAUSE)

    @asks("read")
    async def versions(self, codes: Collection[str]) -> dict[str, int]:
        """Return the versions of some rooms."""
        query = select(journal.c.room, func.max(journal.c.number)).where(journal.c.room.in_(codes))
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.group_by(journal.c.room))
            return {row[0]: row[1] for row in rows}

    @asks("read")
    async def waiting(self, most: int = 100) -> list[str]:
        """Return the codes of the rooms that are looking for people, newest first."""
        query = select(room.c.code).where(room.c.listed, ~room.c.started).order_by(room.c.opened_at.desc()).limit(most)
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query))

    @asks("written")
    async def remember(self, codes: Collection[str]) -> None:
        """Note that somebody is waiting in some rooms, so that no process forgets them."""
        statement = update(room).where(room.c.code.in_(codes), ~room.c.started).values(opened_at=int(time.time()))
        async with self.begin() as connection:
            await connection.execute(statement)

    @asks("written")
    async def keep(self, code: str) -> None:
        """Note that a room has started, so that it is not forgotten."""
        async with self.begin() as connection:
            await connection.execute(update(room).where(room.c.code == code, ~room.c.started).values(started=True))

    @asks("written")
    async def forget(self, older_than: float, keep: Collection[str] = ()) -> int:
        """Delete the rooms that never started and have been idle since a given time; return how many."""
        last, oldest = select(func.max(journal.c.at)).where(journal.c.room == room.c.code), int(older_than)
        is_idle = (last.scalar_subquery() < oldest) & (room.c.opened_at < oldest)
        statement = delete(room).where(~room.c.started, is_idle, room.c.code.not_in(keep))
        async with self.begin() as connection:
            return (await connection.execute(statement)).rowcount

    @asks("written")
    async def claim(self, code: str, holder: str, seconds: float) -> bool:
        """Take a room's lease, unless another process has it."""
        now, length = int(time.time() * 1000), int(seconds * 1000)
        row = {"room": code, "holder": holder, "until": now + length}
        # Nobody claims for so long: the clock has been set back since, and the holder may be gone.
        is_over = (lease.c.until < now) | (lease.c.until > now + SKEW * length)
        statement = self.insert(lease).values(row)
        statement = statement.on_conflict_do_update(
            index_elements=[lease.c.room], set_=row, where=is_over | (lease.c.holder == holder)
        )
        async with self.begin() as connection:  # not its rowcount: PostgreSQL counts no rows here
            return (await connection.execute(statement.returning(lease.c.room))).first() is not None

    @asks("written")
    async def release(self, holder: str) -> None:
        """Release all leases of a process."""
        async with self.begin() as connection:
            await connection.execute(delete(lease).where(lease.c.holder == holder))

    async def try_reading(self) -> None:
        """Read something."""
        async with self.engine.connect() as connection:
            await connection.execute(select(journal.c.room).limit(1))

    async def try_writing(self) -> None:
        """Write something: there is no other way to notice a full disk, a lock or write protection."""
        row = {"id": 1, "at": int(time.time())}
        statement = self.insert(probe).values(row)
        async with self.begin() as connection:
            await connection.execute(statement.on_conflict_do_update(index_elements=[probe.c.id], set_=row))


def make_engine(url: str, patience: float = DRIVERS_PATIENCE) -> AsyncEngine:
    """Connect lazily, and wait only a limited time for locks and answers."""
    try:
        found = make_url(url)
        is_sqlite = found.get_backend_name() == "sqlite"
        given = {"timeout": patience} if is_sqlite else postgresql_limits(patience)
        told = {name: value for name, value in given.items() if name not in found.query}  # the address comes first
        engine = create_async_engine(found, hide_parameters=True, pool_pre_ping=not is_sqlite, connect_args=told)
    except (ArgumentError, ValueError) as error:
        raise InvalidSetting(f"the address of the database cannot be read: {error}") from error
    except ModuleNotFoundError as error:
        raise InvalidSetting("PostgreSQL needs one more package: pip install 'blockness[postgres]'") from error
    if is_sqlite:
        event.listen(engine.sync_engine, "connect", set_up_sqlite)
        event.listen(engine.sync_engine, "handle_error", renew_sqlite)
    return engine


def postgresql_limits(patience: float) -> dict[str, Any]:
    """Return how long PostgreSQL may take, and how long a network may swallow everything."""
    limits = f"-c statement_timeout={patience * 1000:.0f} -c lock_timeout={patience * 1000:.0f}"
    network = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3, "tcp_user_timeout": 15_000}
    return {"connect_timeout": 2, "options": limits, **network}


def set_up_sqlite(connection: Any, _: object) -> None:
    """Set what SQLite forgets from connection to connection; it must lose nothing, not even in a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def renew_sqlite(error: ExceptionContext) -> None:
    """Drop a connection that can only read: it was made while the file was write-protected, and would stay that way."""
    if getattr(error.original_exception, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_READONLY:
        error.is_disconnect = True


async def prepare(url: str) -> None:
    """Bring the tables up to date, once, before any process serves; or say why the database cannot be used."""
    engine = make_engine(url, UPGRADES_PATIENCE)
    try:
        with explained():
            if engine.dialect.name == "sqlite":  # fail right here: the thread of a failed connection outlives the loop
                create_privately(engine.url.database or ":memory:")
            async with engine.begin() as connection:
                await lock_schema(connection)
                await connection.run_sync(upgrade)
    finally:
        await engine.dispose()


@contextlib.contextmanager
def explained() -> Iterator[None]:
    """Say in one sentence why a database cannot be used."""
    try:
        yield
    except (SQLAlchemyError, CommandError, sqlite3.Error) as error:
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        raise InvalidSetting(f"the database cannot be used: {reason}") from error


def create_privately(name: str) -> None:
    """Open an SQLite database, or create one that nobody else can read."""
    if name != ":memory:":
        with contextlib.suppress(OSError):  # SQLite says more clearly what is wrong
            Path(name).touch(mode=0o600)
    sqlite3.connect(name).close()


async def lock_schema(connection: AsyncConnection) -> None:
    """Make servers that start together upgrade one after the other; an upgrade that is cut short leaves no trace."""
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_advisory_xact_lock(0x424E)))
    else:
        await connection.exec_driver_sql("BEGIN IMMEDIATE")  # its driver starts no transaction before creating tables
