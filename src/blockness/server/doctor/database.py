"""Whether the database can be reached, read and written, is whole, and has a format that this program knows."""

from __future__ import annotations

import errno
import os
import sqlite3
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import create_engine, func, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from blockness.server.doctor.finding import Finding, fine, wrong
from blockness.server.journal.journal import DRIVERS_PATIENCE, make_engine, postgresql_limits
from blockness.server.journal.migrations import format_of, known_formats
from blockness.server.journal.schema import journal, probe, room
from blockness.server.table.entries import FORMAT

if TYPE_CHECKING:
    from sqlalchemy import URL, Connection, Engine

    from blockness.server.settings import Settings

DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
PROTECTED = {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_CANTOPEN}
LOCKED = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


class Times(NamedTuple):
    """What a database says about time."""

    last: int  # when the last entry was written, in seconds since 1970; 0 if there is none
    ahead: float  # seconds by which its own clock is ahead of ours


class Look(NamedTuple):
    """What was found in a database."""

    finding: Finding
    times: Times | None = None


def look_at_database(settings: Settings) -> Look:
    """Open the database without changing it, except for the row that is there to be written to."""
    url = make_engine(settings.database_url).url
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
        return Look(look_at_folder(Path(url.database or "").absolute().parent))
    engine = plain_engine(url)
    try:
        with engine.connect() as connection:
            return look_inside(connection, place_of(url))
    except SQLAlchemyError as error:
        return Look(reason_for(error, place_of(url)))
    finally:
        engine.dispose()


def look_at_folder(folder: Path) -> Finding:
    """Say whether the first start can create a database there."""
    if not folder.is_dir():
        return wrong("database-no-folder", folder=str(folder))
    if not os.access(folder, os.W_OK):
        return wrong("database-protected", place=str(folder), reason=os.strerror(errno.EACCES))
    return fine("database-new", folder=str(folder))


def plain_engine(url: URL) -> Engine:
    """Return an engine that waits for its answers: nothing else is going on, and it ends with its connection."""
    if url.get_backend_name() == "sqlite":
        return create_engine(url.set(drivername="sqlite"), connect_args={"timeout": DRIVERS_PATIENCE})
    limits = {name: value for name, value in postgresql_limits(DRIVERS_PATIENCE).items() if name not in url.query}
    return create_engine(url, connect_args=limits)


def place_of(url: URL) -> str:
    """Return where a database is, without the password."""
    return url.database or "" if url.get_backend_name() == "sqlite" else f"{url.host or 'localhost'}:{url.port or 5432}"


def look_inside(connection: Connection, place: str) -> Look:
    """Check the file, the format, the entries, and whether something can be written."""
    if flaw := flaw_in(connection):
        return Look(wrong("database-damaged", place=place, reason=flaw))
    found, known = format_of(connection), known_formats()
    if found is None:
        return Look(fine("database-empty", place=place))
    if found not in known:
        return Look(wrong("database-newer", place=place, found=found, known=known[-1]))
    if found != known[-1]:
        return Look(fine("database-older", place=place))
    newest, last, rooms = connection.execute(
        select(
            func.max(journal.c.format), func.max(journal.c.at), select(func.count()).select_from(room).scalar_subquery()
        )
    ).one()
    if (newest or 0) > FORMAT:
        return Look(wrong("database-newer", place=place, found=f"entry {newest}", known=f"entry {FORMAT}"))
    write_something(connection)
    return Look(fine("database-fine", place=place, rooms=str(rooms)), Times(last or 0, lead_of(connection)))


def flaw_in(connection: Connection) -> str:
    """Return the first thing that is wrong with an SQLite file; PostgreSQL looks after its own."""
    if connection.dialect.name != "sqlite":
        return ""
    found = str(connection.scalar(text("PRAGMA quick_check(1)")))
    return "" if found == "ok" else found.partition("\n")[2] or found


def write_something(connection: Connection) -> None:
    """Write as the server does when it looks after itself."""
    make = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    row = {"id": 1, "at": int(time.time())}
    connection.execute(make(probe).values(row).on_conflict_do_update(index_elements=[probe.c.id], set_=row))
    connection.commit()


def lead_of(connection: Connection) -> float:
    """Return by how much the clock of the database's machine is ahead; an SQLite file is on this one."""
    if connection.dialect.name == "sqlite":
        return 0.0
    return float(connection.scalar(text("SELECT extract(epoch FROM clock_timestamp())")) or 0) - time.time()


def reason_for(error: SQLAlchemyError, place: str) -> Finding:
    """Return why a database cannot be used, and what to do about that kind of trouble."""
    original = getattr(error, "orig", None)
    reason = str(original or error).partition("\n")[0]
    kind = getattr(original, "sqlite_errorcode", 0) & 0xFF
    if kind in DAMAGED:
        return wrong("database-damaged", place=place, reason=reason)
    if kind in PROTECTED or "read-only" in reason or "permission denied" in reason:
        return wrong("database-protected", place=place, reason=reason)
    if kind in LOCKED:
        return wrong("database-locked", place=place)
    if kind:
        return wrong("database-broken", place=place, reason=reason)
    return wrong("database-gone", place=place, reason=reason)
