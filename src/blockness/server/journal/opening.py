"""Databases for commands, which work on them while servers may be running."""

from __future__ import annotations

from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from blockness.server.journal.journal import UPGRADES_PATIENCE, explained, make_engine, prepare
from blockness.server.journal.migrations import format_of, refuse_newer
from blockness.server.settings import InvalidSetting

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[AsyncEngine]:
    """Open a database and bring its tables up to date; nothing is created."""
    async with snapshot(url):
        pass
    await prepare(url)
    engine = make_engine(url, UPGRADES_PATIENCE)
    try:
        with explained():
            yield engine
    finally:
        await engine.dispose()


@asynccontextmanager
async def snapshot(url: str) -> AsyncIterator[AsyncConnection]:
    """Open a database to read from it. Nobody has to wait, and nothing that is written from now on shows."""
    engine = make_engine(url, UPGRADES_PATIENCE)
    expect_file(engine)
    try:
        with explained():
            async with engine.connect() as connection:
                if engine.dialect.name == "postgresql":
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                else:  # the write-ahead log keeps what a reader needs
                    await connection.exec_driver_sql("BEGIN")
                await connection.run_sync(refuse_newer)
                if await connection.run_sync(format_of) is None:
                    raise InvalidSetting("the database holds no rooms: no server has used it yet")
                yield connection
    finally:
        await engine.dispose()


def expect_file(engine: AsyncEngine) -> None:
    """Refuse a database that is not there; SQLite would create it."""
    name = engine.url.database
    if engine.dialect.name == "sqlite" and not (name and Path(name).is_file()):
        raise InvalidSetting(f"there is no database {name!r}")
