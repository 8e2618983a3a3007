"""How much a database holds, for the figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import func, select, text

from blockness.server.journal.schema import room

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

BYTES = {
    "sqlite": "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size",
    "postgresql": "SELECT pg_database_size(current_database())",
}


class Size(NamedTuple):
    """What is kept, and the space it takes on the disk."""

    rooms: float = float("nan")  # not known yet
    size: float = float("nan")  # bytes


async def read_size(engine: AsyncEngine) -> Size:
    """Ask a database how much it holds."""
    async with engine.connect() as connection:
        rooms = await connection.scalar(select(func.count()).select_from(room))
        return Size(rooms or 0, await connection.scalar(text(BYTES[engine.dialect.name])) or 0)
